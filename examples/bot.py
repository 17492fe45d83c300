"""A bot for docs/protocol.md: `python examples/bot.py http://localhost:8080 kogge taxes`."""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.request import Request, urlopen


def ask(url: str, secret: str = "", body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    return json.load(urlopen(Request(url, body and json.dumps(body).encode(), headers), timeout=30))


def some(have: list[int], size: int, piles: int = 1) -> list[list[int]]:
    """So many things out of a bag, in piles; a bag says how many it holds of each kind."""
    taken = random.sample(range(len(have)), size, counts=have) if size else []
    bags = [[taken[i::piles].count(kind) for kind in range(len(have))] for i in range(piles)]
    return sorted(bags, key=lambda bag: (sum(bag), bag), reverse=True)


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Any answer that the question allows, by its shape alone: no rule is known here."""
    move: dict[str, Any] = {name: asked[name] for name in ("move", "of") if name in asked}
    match asked["shape"]:
        case "menu":
            return answer(random.choice(asked["options"]))
        case "choice":
            move["value"] = random.choice(asked["values"])
        case "bag":
            most = min(sum(asked["have"]), asked.get("most", 99))
            [move["items"]] = some(asked["have"], random.randint(asked.get("least", 1), most))
            return answer(asked) if move["items"] in asked.get("forbidden", []) else move
        case "exchange":
            [move["give"]], [move["take"]] = some(asked["have"], 1), some(asked["offer"], 1)
            return answer(asked) if move["give"] == move["take"] else move
        case "split":
            move["piles"] = some(asked["have"], sum(asked["have"]), asked.get("piles", 2))
        case "pay":
            [paid], n = some(asked["first"] + asked["second"], asked["price"]), len(asked["first"])
            move |= {"goods": paid[:n], "markers": paid[n:]}
        case _:
            pass  # some moves need nothing else
    return move


host, game, *variants = sys.argv[1:]
seats = [{}, {"bot": "dabbler"}, {"bot": "dabbler"}]
seat = ask(f"{host}/api/tables", body={"game": game, "variants": variants, "seats": seats})
table, secret = f"{host}/api/tables/{seat['match']}", seat["secret"]
ask(f"{table}/nonce", secret, {"nonce": uuid.uuid4().hex})
while not (screen := ask(f"{table}/screen", secret)["sections"])["now"]["result"]:
    asked = screen["asked"]
    if asked and not asked["ready"]:
        order = {"id": uuid.uuid4().hex, "move": answer(asked["question"]), "question": asked["id"]}
        ask(f"{table}/commands", secret, order)
    else:
        time.sleep(0.2)
print(json.dumps(screen["now"]["result"]))
