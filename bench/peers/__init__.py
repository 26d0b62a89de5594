"""The peers, one file each: what other people use to write and simulate games."""
