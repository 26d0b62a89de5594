"""The specialists that work in Collect and Swap. What others change in the scoring, `scoring` says."""

from . import drawing, stockkeeper, unasked

__all__ = ["drawing", "stockkeeper", "unasked"]
