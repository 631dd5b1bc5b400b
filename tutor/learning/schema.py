"""The tables of the store, as the newest version has them."""

from sqlalchemy import BigInteger, Column, Double, Integer, MetaData, SmallInteger, String, Table

metadata = MetaData()

entries = Table(
    "euchre_entries",
    metadata,
    Column("learner", String, primary_key=True),
    Column("mark", String, primary_key=True),
    Column("time", BigInteger, nullable=False),  # microseconds since 1970, UTC
    Column("address", String, nullable=False),
    Column("sitting", String, nullable=False),
    Column("skill", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("answer", String, nullable=False),
    Column("verdict", String, nullable=False),
    Column("guess", Double, nullable=False),
    Column("variant", String, nullable=False),
    Column("misconceptions", String, nullable=False),  # ids with spaces between
    Column("exposes", String, nullable=False),
    Column("hint", SmallInteger, nullable=False),
    Column("ms", Integer, nullable=False),
    Column("placement", SmallInteger, nullable=False),  # 0 or 1: SQLite has no truth values
    Column("first", SmallInteger, nullable=False),
    Column("kept", BigInteger, nullable=False),  # when it came here; `time` is when it was given
)

version = Table("euchre_schema", metadata, Column("version", Integer, nullable=False))
