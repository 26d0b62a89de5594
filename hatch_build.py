"""Puts compiled code into a wheel, which then is for one platform, one Python and the compiler that made it.

Without SAMMELSURIUM_MACHINE_CODE the wheel is plain, and good anywhere: rules are compiled where it is installed.
"""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MachineCode(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = os.environ.get("SAMMELSURIUM_MACHINE_CODE")
        if folder and version == "standard":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][folder] = "sammelsurium/machine_code"
            build_data["dependencies"] += os.environ["SAMMELSURIUM_REQUIRES"].split()
