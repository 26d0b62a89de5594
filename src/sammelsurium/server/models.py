"""What is stored. A table is its record: the row says how it began, the actions say everything since."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    MetaData,
    Text,
    TypeDecorator,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Constraints need names, or a later migration cannot drop them on every database.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC. SQLite forgets the zone, so it is put back when reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {str: Text(), datetime: UtcTime()}  # noqa: RUF012 - SQLAlchemy's way


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    campaign: Mapped[bool] = mapped_column(server_default=false())
    """Its actions are then the deeds of a campaign, its seats the people who belong to it."""
    rules_version: Mapped[int]
    box: Mapped[str]
    box_version: Mapped[int]
    box_hash: Mapped[str]
    options: Mapped[str]
    """As JSON text."""
    seed: Mapped[str]
    """Decides the deal; never sent to anybody."""
    shuffle: Mapped[str | None]
    """What the seed is made of (kernel/shuffle.py), as JSON text, opened when the game is over; null: of before."""
    version: Mapped[int]
    """Grows with every change, undo included: two writers who saw the same version cannot both win."""
    ply: Mapped[int]
    over: Mapped[bool]
    thinking: Mapped[int | None]
    """The bot the game waits for; how a restarted server knows whom to wake."""
    created: Mapped[datetime]
    changed: Mapped[datetime]
    summary: Mapped[str | None]
    """What a list says of it, as JSON text; null: not yet made."""

    __table_args__ = (
        CheckConstraint("ply >= 0", name="ply_not_negative"),
        Index("ix_tables_thinking", "thinking", postgresql_where=text("thinking IS NOT NULL")),
        Index(
            "ix_tables_without_summary",
            "id",
            postgresql_where=text("summary IS NULL"),
            sqlite_where=text("summary IS NULL"),
        ),
    )


class SeatRow(Base):
    """At a single game the seats in turn order; in a campaign its people in the order of joining."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    visitor: Mapped[str | None] = mapped_column(index=True)
    """A fingerprint of the visitor's cookie, not the cookie: a stolen backup opens no seat."""
    mind: Mapped[str | None]
    cleared: Mapped[bool]
    """The visitor took the table off the list, and so left a campaign; the table itself stays."""

    __table_args__ = (
        CheckConstraint("(visitor IS NULL) <> (mind IS NULL)", name="visitor_or_mind"),
        CheckConstraint("seat >= 0", name="seat_not_negative"),
    )


class ThoughtRow(Base):
    """What bots of several processes are to think about; only PostgreSQL has it filled. See `thoughts.py`."""

    __tablename__ = "thoughts"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int]
    person: Mapped[str]
    """For whom, as in `seats`; empty if nobody is left."""
    lane: Mapped[str]
    kind: Mapped[str]
    question: Mapped[bytes]
    """What the bot's seat knows, and nothing else."""
    turn: Mapped[int] = mapped_column(BigInteger)
    asked: Mapped[datetime]
    taken: Mapped[int]
    holder: Mapped[str | None]
    """Who thinks about it, `until` when unless heard of."""
    until: Mapped[datetime | None]
    answered: Mapped[bool]
    move: Mapped[str | None]

    __table_args__ = (Index("ix_thoughts_lane", "lane", "turn"), Index("ix_thoughts_person", "person"))


class ActionRow(Base):
    __tablename__ = "actions"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    """1 for the first action: the number of actions once this one is carried out."""
    actor: Mapped[int]
    move: Mapped[str]

    __table_args__ = (CheckConstraint("ply >= 1", name="ply_from_one"),)


class FinishedRow(Base):
    """What a finished game keeps, whatever becomes of its rules. Never changed; of a campaign that went on it is made
    anew."""

    __tablename__ = "finished"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    record: Mapped[str]
    form: Mapped[str]
    """A hash of the structures that the pictures are made of: whether a page can still draw them."""
    pictures: Mapped[bytes]
    """The last snapshots by who may see them (server/final.py), as compressed JSON."""
