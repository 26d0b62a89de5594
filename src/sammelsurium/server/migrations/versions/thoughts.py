"""Thoughts of bots wait in a table, so that any machine can have them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What is lost in it is asked again, so it need not survive a crash.
    fast = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "thoughts",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("lane", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("question", sa.LargeBinary(), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taken", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("answered", sa.Boolean(), nullable=False),
        sa.Column("move", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table", name="pk_thoughts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_thoughts_table", ondelete="CASCADE"),
        prefixes=fast,
    )
    op.create_index("ix_thoughts_lane", "thoughts", ["lane", "turn"])
    op.create_index("ix_thoughts_person", "thoughts", ["person"])


def downgrade() -> None:
    op.drop_table("thoughts")
