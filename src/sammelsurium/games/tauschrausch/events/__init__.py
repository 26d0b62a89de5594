"""The ten events. A card's function is in the file of its moment; only the last event revealed is in force (TR-20)."""

(
    LATE_OPENING,
    GOLDEN_TWEEZERS,
    OPEN_DRAWERS_EVENT,
    UPSIDE_DOWN,
    SECOND_SAFE,
    EXCHANGE_TABLE,
    OPEN_HOUSE,
    ALONE_ON_STAGE,
    GALA_EVENING,
    OPEN_HAND_EVENT,
) = range(10)
