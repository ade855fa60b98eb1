"""``python -m hardware.drawings OUT_DIR``: write the papers of the built-in boards, or of your own map.

The only room of this package that opens files. Exit status 2 and one line for a wrong map.
"""

from pathlib import Path

import click

from companion.core.model.errors import ConfigError
from hardware.board_map import load_board_map
from hardware.drawings.beside import BESIDE, beside_sheet
from hardware.drawings.inputs import inputs_sheet
from hardware.drawings.lights import lights_sheet
from hardware.drawings.matrix import has_matrix, matrix_sheet
from hardware.drawings.multiplexers import multiplexers_sheet
from hardware.drawings.numbers import numbers_page
from hardware.drawings.overview import overview_sheet
from hardware.drawings.parts import parts_list
from hardware.drawings.plan import Plan, scaled
from hardware.drawings.template import Holes, print_page, tile_sheet, tiles

BUILT_IN = ("malefiz-classic", "malefiz-fast", "labyrinth-small", "labyrinth-big", "barbarossa")


def papers(plan: Plan, holes: Holes) -> dict[str, str]:
    """Return all files of a board: name -> text."""
    files = {
        "overview.svg": overview_sheet(plan).to_text(),
        "below.svg": overview_sheet(plan, below=True).to_text(),
        "inputs.svg": inputs_sheet(plan).to_text(),
        "hall.svg": multiplexers_sheet(plan).to_text(),
        "lights.svg": lights_sheet(plan).to_text(),
        "print.html": print_page(plan),
    }
    if has_matrix(plan):
        files["matrix.svg"] = matrix_sheet(plan).to_text()
    if plan.name in BESIDE:
        files["beside.svg"] = beside_sheet(plan).to_text()
    for tile in tiles(plan):
        files[f"template-{tile.number}.svg"] = tile_sheet(plan, tile, holes).to_text()
    return files


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("out_dir", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--map", "maps", multiple=True, help="a built-in board or a file ending in .toml; all built-in ones"
)
@click.option(
    "--parts", "parts_file", type=click.Path(dir_okay=False, path_type=Path), help="write the parts list"
)
@click.option("--numbers", type=click.Path(dir_okay=False, path_type=Path), help="write the page of figures")
@click.option("--scale", type=click.FloatRange(0.2, 5), default=1.0, help="all positions times this")
@click.option("--sensor-hole", type=click.FloatRange(1, 20), default=Holes().sensor, help="diameter in mm")
@click.option("--light-hole", type=click.FloatRange(1, 20), default=Holes().light, help="diameter in mm")
def main(
    *,
    out_dir: Path,
    maps: tuple[str, ...],
    parts_file: Path | None,
    numbers: Path | None,
    scale: float,
    sensor_hole: float,
    light_hole: float,
) -> None:
    """Write wiring, overview and drilling template of boards into OUT_DIR, a folder for each board."""
    plans = [_plan(name, scale) for name in maps or BUILT_IN]
    for plan in plans:
        folder = out_dir / plan.name
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in papers(plan, Holes(sensor_hole, light_hole)).items():
            (folder / file).write_text(text, encoding="utf-8", newline="\n")
        pages = len(tiles(plan))
        click.echo(f"{folder}: {len(plan.chips)} chips, {plan.map.lights} lights, {pages} pages of template")
    if parts_file:
        parts_file.write_text(parts_list(plans), encoding="utf-8", newline="\n")
    if numbers:
        numbers.write_text(numbers_page(plans), encoding="utf-8", newline="\n")


def _plan(name: str, scale: float) -> Plan:
    try:
        board = load_board_map(name)
    except ConfigError as error:
        click.echo(f"Error: {error}", err=True)
        raise SystemExit(2) from error
    return Plan(board if scale == 1.0 else scaled(board, scale))


if __name__ == "__main__":
    main()
