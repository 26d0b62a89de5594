"""The fourteen specialists. A card's function is in the file of the phase in which it works (TR-32)."""

(
    SECRETIVE_DEALER,
    POSTMARK_SCHOLAR,
    NIGHT_PORTER,
    BARGAIN_HUNTER,
    AUCTIONEER,
    APPRAISER,
    CUSTOMS_OFFICER,
    STOCKKEEPER,
    FORTUNE_TELLER,
    EARLY_RISER,
    STATIONER,
    RESTORER,
    REGULAR_GUEST,
    CURATOR,
) = range(14)
