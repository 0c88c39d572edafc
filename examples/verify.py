#!/usr/bin/env python3
"""Checks the deal of a finished Taproom game from its record alone, as docs/protocol.md specifies it ("The shuffle").
   python3 examples/verify.py record.json [--fingerprint HEX] [--promise HEX]
   Standard library only. Of With Friends every card of every round is checked against who played it."""
import argparse
import hashlib
import json
import struct
import sys
from collections import Counter


def sha256(text):
    return hashlib.sha256(text.encode("utf-8"))


def fingerprint(seed):
    return sha256(f"taproom fingerprint {seed}").hexdigest()


def promise(luck):
    return sha256(f"taproom luck {luck}").hexdigest()


def mixed(server, lucks):
    return sha256(" ".join(["taproom mixed", server, *lucks])).hexdigest()


class Chance:
    """Words of ChaCha20 (RFC 8439) with a nonce of zeros, 16 a block from block 0 on, little-endian."""

    def __init__(self, seed):
        self.key = struct.unpack("<8I", sha256(f"taproom chance {seed}").digest())
        self.block, self.words = 0, []

    def word(self):
        if not self.words:
            self.words = self.next_block()
        return self.words.pop(0)

    def next_block(self):
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key, self.block, 0, 0, 0]
        self.block += 1
        state = list(start)

        def quarter(a, b, c, d):
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[x] = (state[x] + state[y]) & 0xFFFFFFFF
                mixed_word = state[z] ^ state[x]
                state[z] = ((mixed_word << turn) | (mixed_word >> (32 - turn))) & 0xFFFFFFFF

        for _ in range(10):
            for columns in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                quarter(*columns)
            for diagonals in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(*diagonals)
        return [(word + first) & 0xFFFFFFFF for word, first in zip(state, start)]

    def below(self, count):
        """A fair number from 0 up to, not including, count: words above the last whole multiple are thrown away."""
        fair = 2**32 - 2**32 % count
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % count


ROUNDS = {
    "full": [3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3],
    "up": [3, 4, 5, 6, 7, 8, 9, 10],
    "down": [10, 9, 8, 7, 6, 5, 4, 3],
    "quick": [3, 5, 7, 5, 3],
}
SUITS = ["wine", "rocks", "highball", "cocktail", "beer"]
DECK = [f"{suit}-{rank}" for suit in SUITS for rank in [*range(1, 12), "mixer"]] + ["bar", "bar"]


def with_friends(record, chance):
    """Deals every round from the seed, and compares each hand with what that seat played in it."""
    seats, options = len(record["players"]), record["options"]
    if not options["first"]:
        chance.below(seats)  # who deals first
    played = [move.split(": play ") for move in record["moves"] if ": play " in move]
    for number, size in enumerate(ROUNDS[options["rounds"]], 1):
        deck = DECK * (2 if options["double-deck"] else 1)
        for i in range(seats * size + 1):  # only as far as cards are needed: the hands, and the one turned up
            j = i + chance.below(len(deck) - i)
            deck[i], deck[j] = deck[j], deck[i]
        if len(played) < seats * size:
            return f"round {number} is not whole: the record is cut off"
        this_round, played = played[: seats * size], played[seats * size :]
        shift = number % seats if options["wingman"] else 0
        for seat in range(seats):
            dealt = Counter(deck[seat * size : (seat + 1) * size])
            plays_it = f"seat-{(seat + shift) % seats + 1}"
            shown = Counter(card for who, card in this_round if who == plays_it)
            if dealt != shown:
                return f"round {number}: {plays_it} played {sorted(shown)} but was dealt {sorted(dealt)}"
    return "there are more cards played than were dealt" if played else None


def problems(record, shown, promised):
    seed = record["seed"]
    if shown and shown.lower() != fingerprint(seed):
        yield f"the seed's fingerprint is {fingerprint(seed)}, not {shown}"
    luck = record.get("luck")
    if promised and not luck:
        yield "there was a promise before the deal, but the record has nothing of it"
    if luck:
        if promised and promised.lower() != fingerprint(luck["server"]):
            yield f"the server promised {promised}, but opened a seed with {fingerprint(luck['server'])}"
        for part in luck["seats"]:
            if "luck" in part and promise(part["luck"]) != part["promise"]:
                yield f"seat-{part['seat'] + 1} opened another luck than it promised"
        opened = [part["luck"] for part in sorted(luck["seats"], key=lambda part: part["seat"]) if "luck" in part]
        if mixed(luck["server"], opened) != seed:
            yield "the seed is not mixed from the server's and everyone's luck"
    if record["game"] == "with-friends":
        wrong = with_friends(record, Chance(seed))
        if wrong:
            yield wrong


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("record", help="a file with the record, as GET /api/tables/ID/record gives it")
    arguments.add_argument("--fingerprint", help="as it was shown from the deal on")
    arguments.add_argument("--promise", help="the server's, as it was shown before anybody opened their luck")
    given = arguments.parse_args()
    with open(given.record, encoding="utf-8") as file:
        record = json.load(file)
    wrong = list(problems(record, given.fingerprint or record.get("fingerprint"), given.promise))
    for problem in wrong:
        print(problem, file=sys.stderr)
    if wrong:
        return 1
    luck = record.get("luck")
    shares = f", mixed with the luck of {sum('luck' in part for part in luck['seats'])} seats" if luck else ""
    checked = "every card of every round" if record["game"] == "with-friends" else "the seed (the cards of this game are not checked here)"
    print(f"It holds: {checked}{shares}.")
    if not given.fingerprint:
        print("Without --fingerprint the record was compared with itself.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
