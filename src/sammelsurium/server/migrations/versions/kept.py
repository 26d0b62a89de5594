"""What a list says of a table, and what a finished game keeps, whatever becomes of its rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text(), nullable=True))
    missing = sa.text("summary IS NULL")
    op.create_index("ix_tables_without_summary", "tables", ["id"], postgresql_where=missing, sqlite_where=missing)
    op.create_table(
        "finished",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("pictures", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_finished"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_finished_table", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("finished")
    op.drop_index("ix_tables_without_summary", "tables")
    op.drop_column("tables", "summary")
