"""The server keeps to its schema whatever it is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .rows import stored_rows
from .serving import Server, Visitor

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_the_schema_is_served(ada: Visitor) -> None:
    served = ada.get("/api/schema/openapi.json")
    assert "/api/tables/{table}/moves" in served["paths"]
    assert set(served["components"]["schemas"]) >= {"Snapshot", "Refusal", "GameInfo", "NewTable", "Rulebook"}


def operations(url: str) -> Any:
    schema: Any = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    return [result.ok() for result in schema.get_all_operations()]


def test_answers_keep_to_the_schema(server: Server) -> None:
    """Every operation, a bounded number of requests each, good and bad ones."""
    found = operations(server.url)
    assert len(found) == 42
    for operation in found:
        check_operation(operation)
    assert stored_rows(server.data)


def check_operation(operation: Any) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    ask()
