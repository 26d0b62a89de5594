"""Everything that goes in and out, as types (docs/protocol.md). The page's types are generated from these."""
