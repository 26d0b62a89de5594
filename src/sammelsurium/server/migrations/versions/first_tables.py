"""Tables, seats, actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("box", sa.Text(), nullable=False),
        sa.Column("box_version", sa.Integer(), nullable=False),
        sa.Column("box_hash", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("thinking", sa.Integer(), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("ply >= 0", name=op.f("ck_tables_ply_not_negative")),
    )
    op.create_index("ix_tables_thinking", "tables", ["thinking"], postgresql_where=sa.text("thinking IS NOT NULL"))
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("visitor", sa.Text(), nullable=True),
        sa.Column("mind", sa.Text(), nullable=True),
        sa.Column("cleared", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.CheckConstraint("(visitor IS NULL) <> (mind IS NULL)", name=op.f("ck_seats_visitor_or_mind")),
        sa.CheckConstraint("seat >= 0", name=op.f("ck_seats_seat_not_negative")),
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "actions",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_actions"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_actions_table", ondelete="CASCADE"),
        sa.CheckConstraint("ply >= 1", name=op.f("ck_actions_ply_from_one")),
    )


def downgrade() -> None:
    op.drop_table("actions")
    op.drop_table("seats")
    op.drop_table("tables")
