"""`npm run check` sees to it that colours, sizes of type and widths of the page have names, and that those exist."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CARD = """<script lang="ts">
  const spine = "var(--lamp)";
</script>

<svg viewBox="0 0 9 9"><path d="M1 1h7" fill="#d8578f" /></svg>
<b id="fade" style:color={spine}><a href="#fade">!</a></b>

<style>
  /* was #d8578f, 12px */
  #fade {
    color: var(--lamp);
    font: 600 var(--t-m)/18px var(--sans);
    padding: 12px;
  }
  a {
    font-size: max(9px, var(--u, 24px) * 0.3);
  }
  @media (width < 900px) {
    a {
      font-size: var(--t-s);
    }
  }
</style>
"""
FAULTS = [
    ("color: var(--lamp)", "color: #3a2500", "color has the colour #3a2500"),
    ("padding: 12px", "background: linear-gradient(red, #fff 60%)", "background has the colour #fff"),
    ("style:color={spine}", 'style:color="#123456"', "color has the colour #123456"),
    ("style:color={spine}", 'style="color: #123456"', "style has the colour #123456"),
    ('"var(--lamp)"', '"#2a1f55"', "the script has the colour #2a1f55"),
    ("var(--t-m)/18px", "13.5px/18px", "font has the size 13.5px"),
    ("font-size: var(--t-s)", "font-size: 12px", "font-size has the size 12px"),
    ("font-size: max(9px, var(--u, 24px) * 0.3)", "font-size: var(--u, 24px)", "font-size has the size 24px"),
    ("font-size: var(--t-s)", "font-size: var(--t-tiny)", "asks for --t-tiny, which nobody sets"),
    ("width < 900px", "width < 901px", "901px is no width of ours, which are 800px, 900px"),
]


@pytest.fixture
def card(tmp_path: Path) -> Path:
    """A page of one component beside our tokens."""
    for name in ("scripts/tokens.js", "package.json", "src/styles/tokens.css"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(WEB / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    component = tmp_path / "src/Card.svelte"
    component.write_text(CARD, encoding="utf-8")
    return component


def check(web: Path) -> tuple[int, str]:
    command = [str(ROOT / "scripts/with_node.sh"), "node", "scripts/tokens.js"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=web)
    return done.returncode, done.stderr


def test_the_page_takes_colours_and_sizes_from_tokens() -> None:
    assert check(WEB) == (0, "")


def test_drawings_anchors_comments_and_what_is_reckoned_are_free(card: Path) -> None:
    assert check(card.parents[1]) == (0, "")


@pytest.mark.parametrize(("right", "wrong", "told"), FAULTS)
def test_what_has_no_name_is_refused(card: Path, right: str, wrong: str, told: str) -> None:
    assert CARD.count(right) == 1
    card.write_text(CARD.replace(right, wrong), encoding="utf-8")
    code, said = check(card.parents[1])
    assert code == 1
    assert f"src/Card.svelte: {told}" in said


def test_a_script_beside_components_is_looked_at_too(card: Path) -> None:
    script = card.with_name("box.ts")
    script.write_text(
        'export const spine = "#2a1f55";\nconst low = new MediaQuery("(width < 1101px)");\n', encoding="utf-8"
    )
    code, said = check(card.parents[1])
    assert code == 1
    assert "src/box.ts: the script has the colour #2a1f55" in said
    assert "src/box.ts: 1101px is no width of ours" in said
