"""People, their keys and what they say; tables that gather; what at a table is about people and not about the game."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    _add_people()
    _add_company()
    _add_gatherings()
    op.create_table(
        "talk",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("watching", sa.Boolean(), nullable=False),
        sa.Column("phrase", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_talk"),
    )
    op.create_index("ix_talk_table", "talk", ["table", "id"])


def _add_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("face", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("mail", sa.Text(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("letter", sa.Text(), nullable=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("letter", name="uq_people_letter"),
    )
    only = sa.text("confirmed")
    op.create_index("ix_people_confirmed", "people", ["id"], postgresql_where=only, sqlite_where=only)
    op.create_table(
        "keys",
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("until", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_keys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_keys_person", ondelete="CASCADE"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    first = 'SELECT visitor, min(created) FROM seats JOIN tables ON id = seats."table" WHERE visitor IS NOT NULL'
    op.execute(f"INSERT INTO people (id, created) {first} GROUP BY visitor")
    op.execute("INSERT INTO keys (fingerprint, person, kind, created) SELECT id, id, 'device', created FROM people")


def _add_company() -> None:
    op.add_column("tables", sa.Column("company", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("waits", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("since", MOMENT, nullable=True))
    op.add_column("tables", sa.Column("due", MOMENT, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.drop_index("ix_seats_visitor", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("ck_seats_visitor_or_mind"), type_="check")
        seats.alter_column("visitor", new_column_name="person")
        seats.add_column(sa.Column("face", sa.Text(), nullable=True))
        seats.add_column(sa.Column("beside", sa.Boolean(), server_default=sa.false(), nullable=False))
        seats.add_column(sa.Column("open", sa.Boolean(), server_default=sa.false(), nullable=False))
        seats.add_column(sa.Column("mailed", MOMENT, nullable=True))
        seats.create_check_constraint(op.f("ck_seats_person_or_mind"), "person IS NOT NULL OR mind IS NOT NULL")
    op.create_index("ix_seats_person", "seats", ["person"])
    _sum_up_waits()


def _sum_up_waits() -> None:
    """Whom running games wait for stands in their summaries."""
    connection = op.get_bind()
    running = sa.text("SELECT id, summary FROM tables WHERE NOT over AND summary IS NOT NULL")
    people = sa.text('SELECT "table", seat FROM seats WHERE person IS NOT NULL AND NOT beside')
    chairs: dict[str, set[int]] = {}
    for table, seat in connection.execute(people):
        chairs.setdefault(table, set()).add(seat)
    found = [
        (table, _waits(summary) & _bits(chairs.get(table, set()))) for table, summary in connection.execute(running)
    ]
    rows = [{"table": table, "waits": waits} for table, waits in found if waits]
    if rows:
        connection.execute(sa.text("UPDATE tables SET waits = :waits, since = changed WHERE id = :table"), rows)


def _waits(summary: str) -> int:
    """The chairs that are waited for; none where it cannot be read."""
    try:
        read = json.loads(summary)
        return _bits({read["seats"][seat] for seat in read["waiting"]})
    except (ValueError, KeyError, IndexError, TypeError):
        return 0


def _bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def _add_gatherings() -> None:
    op.create_table(
        "gatherings",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("campaign", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("word", sa.Text(), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("again", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_gatherings"),
        sa.UniqueConstraint("word", name="uq_gatherings_word"),
    )
    op.create_index("ix_gatherings_listed", "gatherings", ["listed"])
    op.create_table(
        "places",
        sa.Column("gathering", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("face", sa.Text(), nullable=True),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("sits", sa.Boolean(), nullable=False),
        sa.Column("beside", sa.Boolean(), nullable=False),
        sa.Column("mind", sa.Text(), nullable=True),
        sa.Column("word", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("gathering", "place", name="pk_places"),
        sa.ForeignKeyConstraint(["gathering"], ["gatherings.id"], name="fk_places_gathering", ondelete="CASCADE"),
    )
    op.create_index("ix_places_person", "places", ["person"])


def downgrade() -> None:
    for table in ("talk", "places", "gatherings"):
        op.drop_table(table)
    op.drop_index("ix_seats_person", "seats")
    op.execute("UPDATE seats SET mind = NULL WHERE person IS NOT NULL")  # nobody was ever away
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("ck_seats_person_or_mind"), type_="check")
        for column in ("face", "beside", "open", "mailed"):
            seats.drop_column(column)
        seats.alter_column("person", new_column_name="visitor")
        seats.create_check_constraint(op.f("ck_seats_visitor_or_mind"), "(visitor IS NULL) <> (mind IS NULL)")
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.drop_index("ix_tables_due", "tables")
    for column in ("company", "waits", "since", "due"):
        op.drop_column("tables", column)
    op.drop_table("keys")
    op.drop_table("people")
