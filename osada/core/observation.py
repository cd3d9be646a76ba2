"""What a seat knows as arrays, for programs that learn.

A game declares its arrays once (`Game.observation`): names, shapes, bounds, and what every entry means. Two encoders
fill them, written in different ways: `State.observe` quickly, straight from the position, and `Game.observed` plainly,
from a view. The contract holds one against the other, so that nothing that is hidden gets in and nothing that is known
is left out.

Seats are counted from the one that looks: it is 0 itself, 1 is the next one. NumPy is loaded when arrays are made, and
not before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[Any]]
    """The arrays of an observation by their names."""
else:
    Arrays = dict[str, Any]

SMALL = 255
"""Up to this number an entry takes one byte."""


@dataclass(frozen=True)
class Array:
    """An array of an observation.

    >>> import osada
    >>> board = osada.game("kingdom-builder").observation(players=2)[0]
    >>> board.name, board.shape, board.dtype, board.low, board.high
    ('board', (20, 20, 20), 'uint8', 0, 2)
    >>> board.entries[5]
    'water'
    """

    name: str
    shape: tuple[int, ...]
    entries: tuple[str, ...]
    """What the entries along ``axis`` are."""
    high: int = 1
    low: int = 0
    axis: int = -1
    about: str = ""
    """What the other axes are."""

    @cached_property
    def dtype(self) -> str:
        """The type of its numbers: ``uint8`` where they fit, else ``int16``."""
        return "uint8" if self.low >= 0 and self.high <= SMALL else "int16"

    @cached_property
    def _kept_as(self) -> Any:
        """That type as NumPy has it: a word would be looked up each time."""
        return numpy().dtype(self.dtype)


@cache
def numpy() -> Any:
    """NumPy, loaded when it is first asked for."""
    try:
        import numpy as loaded  # noqa: PLC0415  # only those who learn need it
    except ModuleNotFoundError:
        raise ModuleNotFoundError('arrays need NumPy: pip install "osada[arrays]"', name="numpy") from None
    return loaded


def filled(declared: Sequence[Array], parts: Iterable[bytes | bytearray], out: Arrays | None) -> Arrays:
    """The arrays with these bytes in them, new ones or those that are given."""
    frombuffer = numpy().frombuffer
    if out is None:
        return {
            array.name: frombuffer(bytearray(part), array._kept_as).reshape(array.shape)
            for array, part in zip(declared, parts, strict=True)
        }
    for array, part in zip(declared, parts, strict=True):
        out[array.name][...] = frombuffer(part, array._kept_as).reshape(array.shape)
    return out


def empty(declared: Sequence[Array]) -> Arrays:
    """Arrays to be filled, again and again."""
    return {array.name: numpy().zeros(array.shape, array.dtype) for array in declared}


def of_view(declared: Sequence[Array], plain: Mapping[str, Any]) -> Arrays:
    """What `Game.observed` made of a view, as arrays."""
    return {array.name: numpy().array(plain[array.name]).reshape(array.shape) for array in declared}


def bits(numbers: Sequence[int], count: int) -> Any:
    """Sets of bits as rows of 0 and 1, ``count`` of them for each."""
    np, size = numpy(), (count + 7) // 8
    joined = b"".join([number.to_bytes(size, "little") for number in numbers])
    packed = np.frombuffer(joined, np.uint8).reshape(len(numbers), size)
    return np.unpackbits(packed, axis=1, count=count, bitorder="little")


def relative(seat: int, viewer: int, players: int) -> int:
    """How many seats after the viewer a seat comes."""
    return (seat - viewer) % players
