#!/usr/bin/env python3
"""A bot for every Taproom game, over standard input and output (docs/bot-protocol.md). Try it:
   taproom arena with-friends --bots "run:python3 examples/bot.py" --against random --players 4 --deals 5"""
import json
import random
import sys

game = ""


def worth(move, view):
    """How much we like a move, given as words such as `play wine/red/star calling last-call`."""
    verb, *rest = move.split()
    if verb == "bid":  # With Friends: one trick for each card that looks strong
        strong = sum(card == "bar" or card.endswith("mixer") or card.split("-")[0] == view["trump"] for card in view["hand"])
        return -abs(int(rest[0]) - strong / 2)
    if verb == "play" and game == "with-friends":  # win while we still need tricks, otherwise stay low
        rank = {"bar": 14, "mixer": 13}.get(rest[0].split("-")[-1]) or int(rest[0].split("-")[-1])
        wanted = (view["bids"][view["playsFor"][view["viewer"]]] or 0) - view["tricks"][view["viewer"]]
        return rank if wanted > 0 else -rank
    if verb == "play":  # Last Call: call what is due, keep the wilds, never pay for a Tough Break
        return 10 + 5 * rest.count("calling") - 3 * ("wild" in move) - 20 * ("tough-break" in move)
    if verb == "catch" or verb == "serve":  # what is there to wait for?
        return 50
    return {"sip": 9, "gift": 1, "take": 5, "done": 2, "accept": -1, "draw": 0, "own-up": -9, "swap": -5}.get(verb, 0)


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "bye":
        break
    if said["type"] == "hello":
        game = said["game"]
        print(json.dumps({"ready": True, "name": "bot.py"}), flush=True)
        continue
    best = max(said["moves"], key=lambda move: (worth(move, said["view"]), random.random()))
    out_of_turn = said["type"] == "interrupt" and not best.startswith("catch")
    print(json.dumps({"id": said["id"], "move": None if out_of_turn else best}), flush=True)
