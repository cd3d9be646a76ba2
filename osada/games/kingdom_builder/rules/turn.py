"""A turn, from its card to the next one (KB-7, KB-10 to KB-12), and the end of the game (KB-50)."""

from __future__ import annotations

from osada.games.kingdom_builder.actions import END, MOVE, TO, TOKEN
from osada.games.kingdom_builder.board import NO_TERRAIN, TERRAINS
from osada.games.kingdom_builder.hexes import around, listed
from osada.games.kingdom_builder.pieces import BUILDS
from osada.games.kingdom_builder.position import AFTER, BEFORE, BUILDING, EXTRA, LIFTING, Position
from osada.games.kingdom_builder.rules.building import build, lift, put_down
from osada.games.kingdom_builder.rules.cards import draw, test_card
from osada.games.kingdom_builder.rules.places import landings, liftable, sites, touching
from osada.games.kingdom_builder.rules.tokens import choose, usable


def actions(position: Position) -> list[int]:
    """What the deciding seat may do: build by its card, choose a token before or after the three builds, or end the
    turn once they are done (KB-10, KB-11)."""
    if position.seat is None:
        return []
    step = position.step
    if step > AFTER:
        return _of_token(position)
    if step is AFTER:
        found = []
    else:
        card = position.hands[position.seat]
        found = listed(touching(position, position.free & position.board.terrain[card]))
    if position.ready and step is not BUILDING:
        for kind, corner in position.board.corners:
            if position.ready >> 2 * corner & 3 and usable(position, kind):
                found.append(TOKEN + kind)
    if step is AFTER:
        found.append(END)
    return found


def _of_token(position: Position) -> list[int]:
    """What the token that was chosen may do next (KB-11a)."""
    if position.step is EXTRA:
        return listed(sites(position, position.token))
    if position.step is LIFTING:
        return [MOVE + number for number in listed(liftable(position, position.token))]
    return [TO + number for number in listed(landings(position, position.token, position.lifted))]


def play(position: Position, action: int) -> None:
    """Do one of the offered actions: build, choose a token, lift, put down, or end the turn."""
    if action < TOKEN:
        build(position, action)
    elif action < MOVE:
        choose(position, action - TOKEN)
    elif action < TO:
        lift(position, action - MOVE)
    elif action < END:
        put_down(position, action - TO)
    else:
        end_turn(position)


def begin_turn(position: Position, seat: int) -> None:
    """A seat's turn begins: it shows its card (KB-10), and all tokens that it holds may be used once (KB-11)."""
    position.seat = seat
    position.turns += 1
    position.ready = position.held[seat]
    position.near = around(position.settlements[seat])
    position.left = min(BUILDS, position.supply[seat])
    position.step = BEFORE if position.left else AFTER
    if position.hands[seat] != NO_TERRAIN:
        position.tell("show", seat, terrain=TERRAINS[position.hands[seat]])
    test_card(position, seat)


def end_turn(position: Position) -> None:
    """The deciding seat discards its card and draws a new one (KB-12); then the next seat's turn begins, or the game is
    over if the last round is finished (KB-50)."""
    seat = position.seat
    assert seat is not None
    card = position.hands[seat]
    if card != NO_TERRAIN:
        position.discards[card] += 1
    draw(position, seat)
    if position.hands[seat] != NO_TERRAIN:
        position.tell("draw", seat, {"terrain": TERRAINS[position.hands[seat]]}, (seat,))
    following = (seat + 1) % position.players
    if position.last_round and following == position.agreed.start:
        position.seat = None
        position.near = 0
        position.tell("over", None)
    else:
        begin_turn(position, following)
