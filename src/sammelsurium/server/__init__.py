"""The table server: seats, tables, the gate, live updates. It finds games through the registry."""
