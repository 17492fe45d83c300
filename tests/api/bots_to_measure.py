"""Bots that tests send to other processes, so they need a module of their own."""

import hanse


class First(hanse.Bot):
    """Gives the first of the allowed answers."""

    def answer(self, context: hanse.BotContext) -> hanse.Move:
        return context.legal_moves[0]


class Printing(First):
    def answer(self, context: hanse.BotContext) -> hanse.Move:
        print("thinking aloud")
        return super().answer(context)


class Failing(First):
    def answer(self, context: hanse.BotContext) -> hanse.Move:
        raise ZeroDivisionError("a mistake")
