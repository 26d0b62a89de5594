"""How Alembic reaches the database: over the connection it is handed, inside its transaction."""

from alembic import context

from sammelsurium.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,  # also on SQLite, where sqlite.py begins transactions itself
)
context.run_migrations()
