"""What the server counts of itself, in the form that Prometheus reads."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

FORM = CONTENT_TYPE_LATEST
# Seconds: from what nobody notices to what nobody should have to wait.
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """Names begin with the name of the house. No label tells who somebody is, or which table is meant."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        told = "From a wish to its being stored or refused, by game"
        self._changes = self.histogram("change_seconds", told, "game", "result")
        self.refusals = self.counter("refusals", "Requests that were refused, by reason", "error")
        self.sockets = self.gauge("sockets", "Sockets that are open")

    def watch(self, name: str, told: str, value: Callable[[], float]) -> None:
        """Something that is looked at whenever somebody asks."""
        self.gauge(name, told).set_function(value)

    def watch_each(self, name: str, told: str, label: str, values: Mapping[str, Callable[[], float]]) -> None:
        """The same, of several things, each by its name."""
        gauge = self.gauge(name, told, label)
        for each, value in values.items():
            gauge.labels(each).set_function(value)

    def gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(f"sammelsurium_{name}", told, labels, registry=self._registry)

    def counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"sammelsurium_{name}", told, labels, registry=self._registry)

    def histogram(self, name: str, told: str, *labels: str) -> Histogram:
        return Histogram(f"sammelsurium_{name}", told, labels, buckets=STEPS, registry=self._registry)

    @contextmanager
    def changing(self, game: str) -> Iterator[None]:
        """How long a change of a table takes."""
        began, result = time.perf_counter(), "refused"
        try:
            yield
            result = "stored"
        finally:
            self._changes.labels(game, result).observe(time.perf_counter() - began)

    def text(self) -> bytes:
        return generate_latest(self._registry)
