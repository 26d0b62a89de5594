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
    Integer,
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
    company: Mapped[str | None]
    """What is about its people and not about the game (server/company.py), as JSON text; null: of before."""
    waits: Mapped[int] = mapped_column(server_default=text("0"))
    """The chairs of people that the game waits for, as bits; of those beside somebody, that person's own."""
    since: Mapped[datetime | None]
    """Since when it has waited for one of them; null: for nobody."""
    due: Mapped[datetime | None] = mapped_column(index=True)
    """When a bot answers for somebody who was only asked something; null: nobody was, or without a time agreed."""

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
    person: Mapped[str | None] = mapped_column(index=True)
    """Whose seat it is; null: a bot's."""
    mind: Mapped[str | None]
    """The bot that plays; on somebody's own seat only as long as they are away."""
    cleared: Mapped[bool]
    """The person took the table off the list, and so left a campaign; the table itself stays."""
    face: Mapped[str | None]
    """The tool by which the others know who it is."""
    beside: Mapped[bool] = mapped_column(server_default=false())
    """Somebody who sits beside that person, at the same device."""
    open: Mapped[bool] = mapped_column(server_default=false())
    """A bot keeps it for somebody who may still come."""
    mailed: Mapped[datetime | None]
    """The last turn that its person was told of by mail: since when the game had waited."""

    __table_args__ = (
        CheckConstraint("person IS NOT NULL OR mind IS NOT NULL", name="person_or_mind"),
        CheckConstraint("seat >= 0", name="seat_not_negative"),
    )


class PersonRow(Base):
    """Somebody who plays here: a guest with a name. Known by their keys."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    """That of a guest is the fingerprint of the first key they had."""
    name: Mapped[str | None]
    face: Mapped[str | None]
    language: Mapped[str | None]
    mail: Mapped[str | None]
    """Where they want to be told that it is their turn."""
    confirmed: Mapped[bool] = mapped_column(server_default=false())
    """They have said from there that it is theirs."""
    letter: Mapped[str | None] = mapped_column(unique=True)
    """The secret in the links of their mails. It confirms the address, or stops them, and opens nothing else."""
    created: Mapped[datetime]

    __table_args__ = (
        Index("ix_people_confirmed", "id", postgresql_where=text("confirmed"), sqlite_where=text("confirmed")),
    )


class KeyRow(Base):
    """What opens somebody's seats: of a device, or a code that makes another device theirs. Only its fingerprint is
    stored: a stolen backup opens no seat."""

    __tablename__ = "keys"

    fingerprint: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str]
    """device, code (once, and for minutes) or file (of an export)."""
    created: Mapped[datetime]
    until: Mapped[datetime | None]
    """When it is no key any more."""


class GatheringRow(Base):
    """A table before it begins: people sit down. The id becomes that of the table."""

    __tablename__ = "gatherings"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    campaign: Mapped[bool]
    options: Mapped[str]
    terms: Mapped[str]
    """What is agreed about time, talk and watchers, as JSON text."""
    host: Mapped[str]
    word: Mapped[str | None] = mapped_column(unique=True)
    """Of three parts, to be typed."""
    listed: Mapped[bool] = mapped_column(index=True)
    secret: Mapped[str]
    """The server's part of the shuffle; never sent before the game is over."""
    again: Mapped[str | None]
    """The table that it is the rematch of."""
    version: Mapped[int]
    created: Mapped[datetime]
    changed: Mapped[datetime]


class PlaceRow(Base):
    """A place at a table that gathers."""

    __tablename__ = "places"

    gathering: Mapped[str] = mapped_column(ForeignKey("gatherings.id", ondelete="CASCADE"), primary_key=True)
    place: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str | None]
    face: Mapped[str | None]
    person: Mapped[str | None] = mapped_column(index=True)
    """Whose it is, or for whom it is kept as long as `sits` is not true."""
    sits: Mapped[bool]
    beside: Mapped[bool]
    mind: Mapped[str | None]
    word: Mapped[str | None]
    """The person's part of the shuffle."""


class TalkRow(Base):
    """What was said at a table, from its gathering on."""

    __tablename__ = "talk"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer(), "sqlite"), primary_key=True, autoincrement=True
    )
    table: Mapped[str]
    """Also of a table that gathers, so no row need stand behind it."""
    seat: Mapped[int | None]
    """Null: somebody who watches."""
    person: Mapped[str]
    name: Mapped[str]
    watching: Mapped[bool]
    """Said among those who watch."""
    phrase: Mapped[str | None]
    text: Mapped[str | None]
    at: Mapped[datetime]

    __table_args__ = (Index("ix_talk_table", "table", "id"),)


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
