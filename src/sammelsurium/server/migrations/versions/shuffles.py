"""What a table's seed is made of, so that it can be opened at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shuffle", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "shuffle")
