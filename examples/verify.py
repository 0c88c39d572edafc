#!/usr/bin/env python3
"""Checks the deal of a finished Taproom game from its record alone, as docs/protocol.md specifies it ("The shuffle").
   python3 examples/verify.py record.json [--fingerprint HEX] [--promise HEX]
   Standard library only. Deals the cards of all four games again. Of With Friends every card of every round is checked
   against who played it; of the others the first deal, and the moves up to where only the rules say who draws what."""
import argparse
import csv
import functools
import hashlib
import json
import pathlib
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

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class Wrong(Exception):
    """The record does not fit the deal."""


ROUNDS = {
    "full": [3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3],
    "up": [3, 4, 5, 6, 7, 8, 9, 10],
    "down": [10, 9, 8, 7, 6, 5, 4, 3],
    "quick": [3, 5, 7, 5, 3],
}
SUITS = ["wine", "rocks", "highball", "cocktail", "beer"]
DECK = [f"{suit}-{rank}" for suit in SUITS for rank in [*range(1, 12), "mixer"]] + ["bar", "bar"]


def with_friends(record, chance, cards):
    """Deals every round from the seed, and compares each hand with what that seat played in it."""
    seats, options = len(record["players"]), record["options"]
    if not options["first"]:
        chance.below(seats)  # who deals first
    played = [move.split(": play ") for move in record["moves"] if ": play " in move]
    first_deal = None
    for number, size in enumerate(ROUNDS[options["rounds"]], 1):
        deck = DECK * (2 if options["double-deck"] else 1)
        for i in range(seats * size + 1):  # only as far as cards are needed: the hands, and the one turned up
            j = i + chance.below(len(deck) - i)
            deck[i], deck[j] = deck[j], deck[i]
        hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
        first_deal = first_deal or {"hands": hands, "turned up": [deck[seats * size]]}
        if len(played) < seats * size:
            raise Wrong(f"round {number} is not whole: the record is cut off")
        this_round, played = played[: seats * size], played[seats * size :]
        shift = number % seats if options["wingman"] else 0
        for seat, hand in enumerate(hands):
            plays_it = f"seat-{(seat + shift) % seats + 1}"
            shown = Counter(card for who, card in this_round if who == plays_it)
            if Counter(hand) != shown:
                raise Wrong(f"round {number}: {plays_it} played {sorted(shown)} but was dealt {sorted(hand)}")
    if played:
        raise Wrong("there are more cards played than were dealt")
    return first_deal, "every card of every round"


KINDS = ["standard", "take-that", "switch-it-up", "about-face", "cheers", "chaser", "lets-get-wild",
         "pass-the-bottle", "tough-break", "my-shout", "tell-me-your-woes", "trigger-troubles"]  # fmt: skip
COLOURS = ["red", "orange", "yellow", "lime", "green", "light-blue", "navy", "purple", "pink", "brown"]
EDITIONS = {
    "closing-time": {
        "suit": "suit",
        "suits": ["wine", "rocks", "cocktail", "neat", "beer"],
        "shapes": ["circle", "cross", "pentagram", "meeple", "house", "square", "sword", "star", "tree", "triangle"],
        "colour goes without saying": ["cheers", "chaser"],
    },
    "last-call": {
        "suit": "lc_suit",
        "suits": ["wine", "rocks", "copita", "cocktail", "beer"],
        "shapes": ["circle", "diamond", "cross", "shield", "tree", "meeple", "triangle", "pentagram", "star", "sword"],
        "colour goes without saying": [],
    },
}
HAND = 7
# Plays that bring nobody a card by themselves.
QUIET = ["standard", "take-that", "switch-it-up", "about-face", "cheers", "chaser", "lets-get-wild"]


def rows_of(text):
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    rows = csv.reader(lines)
    names = [name.strip().lower() for name in next(rows)]
    return [dict(zip(names, [cell.strip() for cell in row])) for row in rows]


def shedding_deck(edition, text):
    """Every card as its text and its kind, in the order of kinds, suits, colours and shapes; a card without one comes first."""
    rows = rows_of(text)
    suit = edition["suit"] if edition["suit"] in rows[0] else "suit"
    place = lambda words, word: words.index(word) if word in words else -1
    faces = {}
    for row in rows:
        colour = "" if row["kind"] in edition["colour goes without saying"] else row["colour"]
        words = ["" if row["kind"] == "standard" else row["kind"], row[suit], colour, row["shape"]]
        name = "/".join(word for word in words if word)
        order = (KINDS.index(row["kind"]), place(edition["suits"], row[suit]),
                 place(COLOURS, row["colour"]), place(edition["shapes"], row["shape"]))  # fmt: skip
        copies = int(row["copies"]) + (faces[name][2] if name in faces else 0)
        faces[name] = (order, bool(row[suit]), copies)
    in_order = sorted((order, name, shows, copies) for name, (order, shows, copies) in faces.items() if copies)
    return [(name, shows) for _, name, shows, copies in in_order for _ in range(copies)]


def shedding(record, chance, cards):
    """Deals the first round, and follows the cards as far as the moves alone say who gets which."""
    seats, options = len(record["players"]), record["options"]
    first = options["first"][0] if options["first"] else chance.below(seats)
    pile = shedding_deck(EDITIONS[record["game"]], cards("deck.csv"))
    chance.shuffle(pile)
    hands = [[pile.pop()[0] for _ in range(HAND)] for _ in range(seats)]
    turned_up = []
    while pile:
        name, shows_suit = pile.pop()
        turned_up.append(name)
        if shows_suit:
            break
    deal = {"hands": [list(hand) for hand in hands], "turned up": turned_up}
    followed = 0
    for move in record["moves"]:
        who, line = move.split(": ", 1)
        verb, *words = line.split(" ")
        seat = int(who.removeprefix("seat-")) - 1
        if followed == 0 and seat != first and verb not in ("catch", "own-up"):
            raise Wrong(f"{who} began, not seat-{first + 1}")
        if verb == "play":
            if words[0] not in hands[seat]:
                raise Wrong(f"{who} played {words[0]}, but could only have {sorted(hands[seat])}")
            hands[seat].remove(words[0])
        elif verb == "draw" and pile:
            hands[seat].append(pile.pop()[0])
        elif verb not in ("keep", "sip", "declare"):
            break
        followed += 1
        # From here on the rules say who draws: that is for a program that knows them.
        kind = words[0].split("/")[0] if verb == "play" else "standard"
        if (kind in KINDS and kind not in QUIET) or min(map(len, hands)) <= 2:
            break
    return deal, f"the first deal, and {followed} moves against it (taproom verify follows all of them)"


GLASSES = ["glencairn", "rocks", "copita", "highball"]
MIXERS = ["dripper", "ice", "soda", "ginger-ale", "lime", "cola", "stones"]
FLAVOURS = [f"flavour-{profile}" for profile in ["single-malt", "non-chill-filtered", "peated", "single-pot-still",
            "maple-sugar-filtered", "premium-expression", "cask-strength"]]  # fmt: skip
REGIONS = ["speyside", "highlands", "islay", "lowlands", "campbeltown", "ireland", "bourbon", "tennessee", "rye"]


class WhiskeyTimes:
    """Lays out the table and deals, in the order of the rules, then follows the cards of the first turns."""

    def __init__(self, record, chance, cards):
        options, seats = record["options"], len(record["players"])
        self.guests = [row["slug"] for row in rows_of(cards("guests.csv"))]
        chance.shuffle(self.guests)
        del self.guests[-10:]  # back in the box, unseen
        self.bottles = self.bottle_deck(rows_of(cards("bottles.csv")), options["bottles"] == "60", chance)
        self.resources = self.resource_deck(rows_of(cards("resources.csv")))
        chance.shuffle(self.resources)
        aside = []
        self.guest_market = [self.guests.pop() for _ in range(4)]
        self.bottle_market = [self.bottles.pop() for _ in range(2)]
        self.market = [self.peaceful(aside) for _ in range(1 if options["stacking"] else 2)]
        self.hands, self.chairs = [], []
        for _ in range(seats):
            self.chairs.append([self.guests.pop() for _ in range(4 if options["extended"] else 3)])
            self.hands.append([self.bottles.pop() for _ in range(2)] + [self.peaceful(aside) for _ in range(6)])
        self.resources += aside
        chance.shuffle(self.resources)
        drawn = chance.below(seats)
        self.first = options["first"][0] if options["first"] else drawn

    @staticmethod
    def bottle_deck(rows, thinned, chance):
        bottles = list(rows)
        chance.shuffle(bottles)
        sizes = Counter(row["region"] for row in rows)
        for region in sorted(REGIONS, key=lambda region: (-sizes[region], REGIONS.index(region)))[: 6 if thinned else 0]:
            bottles.remove(next(bottle for bottle in bottles if bottle["region"] == region))
        return [f"bottle-{int(bottle['number'])}" for bottle in bottles]

    def resource_deck(self, rows):
        self.red = {row["slug"] for row in rows if row["kind"] == "red"}
        plain = GLASSES + MIXERS + FLAVOURS
        events = [row["slug"] for kind in ("green", "red") for row in rows if row["kind"] == kind]
        copies = {row["slug"]: int(row["copies"]) for row in rows}
        return [slug for slug in plain + events for _ in range(copies.get(slug, 0))]

    def peaceful(self, aside):
        while (card := self.resources.pop()) in self.red:
            aside.append(card)
        return card

    def follow(self, record):
        moves = 0
        for move in record["moves"]:
            who, line = move.split(": ", 1)
            seat = int(who.removeprefix("seat-")) - 1
            if moves == 0 and seat != self.first:
                raise Wrong(f"{who} began, not seat-{self.first + 1}")
            named = line.split(" with ")[1].split(" ") if " with " in line else line.split(" ")[1:2]
            if line.split(" ")[0] in ("swap", "play", "discard"):
                for card in named:
                    if card not in self.hands[seat]:
                        raise Wrong(f"{who} used {card}, but could only have {sorted(self.hands[seat])}")
            moves += 1
            if not line.startswith("take ") or not self.take(seat, *line.split(" ")[1:]):
                break
        return moves

    def take(self, seat, what, where):
        """Whether it is still clear who has what: a red event that turns up is for the rules."""
        deck, market = (self.bottles, self.bottle_market) if what == "bottle" else (self.resources, self.market)
        if where == "deck":
            self.hands[seat].append(deck.pop())
            return self.hands[seat][-1] not in self.red
        self.hands[seat].append(market[int(where) - 1])
        market[int(where) - 1] = deck.pop()
        return market[int(where) - 1] not in self.red


def whiskey_times(record, chance, cards):
    table = WhiskeyTimes(record, chance, cards)
    deal = {
        "hands": [list(hand) for hand in table.hands],
        "guests": table.chairs,
        "markets": [list(table.guest_market), list(table.bottle_market), list(table.market)],
    }
    return deal, f"the first deal, and {table.follow(record)} moves against it (taproom verify follows all of them)"


DEALS = {"with-friends": with_friends, "closing-time": shedding, "last-call": shedding, "whiskey-times": whiskey_times}
GAMES = pathlib.Path(__file__).resolve().parent.parent / "packages" / "games" / "src"
SHIPPED = {
    "closing-time": {"deck.csv": "closing-time/decks/standard.csv"},
    "last-call": {"deck.csv": "two-game-deck/decks/standard.csv"},
    "whiskey-times": {name: f"whiskey-times/cards/{name}" for name in ("guests.csv", "bottles.csv", "resources.csv")},
}


def card_file(record, name):
    """The table's own, else the one the game is shipped with."""
    own = record.get("files") or {}
    return own[name] if name in own else (GAMES / SHIPPED[record["game"]][name]).read_text(encoding="utf-8")


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


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("record", help="a file with the record, as GET /api/tables/ID/record gives it")
    arguments.add_argument("--fingerprint", help="as it was shown from the deal on")
    arguments.add_argument("--promise", help="the server's, as it was shown before anybody opened their luck")
    arguments.add_argument("--deal", action="store_true", help="say who was dealt what at the start, as JSON")
    given = arguments.parse_args()
    with open(given.record, encoding="utf-8") as file:
        record = json.load(file)
    wrong = list(problems(record, given.fingerprint or record.get("fingerprint"), given.promise))
    deal, checked = None, "the seed (the cards of this game are not known here)"
    try:
        if record["game"] in DEALS:
            cards = functools.partial(card_file, record)
            deal, checked = DEALS[record["game"]](record, Chance(record["seed"]), cards)
    except Wrong as problem:
        wrong.append(str(problem))
    for problem in wrong:
        print(problem, file=sys.stderr)
    if wrong:
        return 1
    if given.deal:
        print(json.dumps(deal))
        return 0
    luck = record.get("luck")
    shares = f", mixed with the luck of {sum('luck' in part for part in luck['seats'])} seats" if luck else ""
    print(f"It holds: {checked}{shares}.")
    if not given.fingerprint:
        print("Without --fingerprint the record was compared with itself.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
