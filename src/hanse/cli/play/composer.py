"""Composed answers: players type short names of things, and Enter continues."""

from collections import Counter

from hanse.cli.play.frames import Frame, Outcome, Prompt, Stay
from hanse.cli.play.mistakes import why_not
from hanse.cli.play.pick_stages import Picked, PickStages, Slot, Stage
from hanse.cli.play.seat_context import SeatContext
from hanse.core.notation.symbols import COUNTED, EMPTY
from hanse.core.questions.shapes import Option
from hanse.core.types import Counts, Move


class Composer:
    """A composed answer in progress. `2 2` adds thing 2 twice, `-2` removes it, Enter continues."""

    def __init__(
        self,
        context: SeatContext,
        question: Option,
        stages: PickStages,
        refusals: tuple[str, ...] = (),
    ) -> None:
        self.context = context
        self.question = question
        self.stages = stages
        self.refusals = refusals
        self.done: list[Picked] = []
        self.said: list[str] = []
        self.picked: Counter[str] = Counter()

    @property
    def rule(self) -> str:
        return self.question.rule

    @property
    def stage(self) -> Stage:
        stage = self.stages.stage(self.done)
        assert stage is not None
        return stage

    def prompt(self) -> Prompt:
        stage = self.stage
        lines = tuple((slot.key, self.line(slot)) for slot in stage.slots)
        title = self.context.story.ask_line(self.question)
        return Prompt(title, lines, self.status(stage), self.refusals)

    def line(self, slot: Slot) -> str:
        hint = self.context.drawing.thing(self.question.move, slot.field, slot.kind)
        said = self.context.say("terminal-thing", thing=slot.name, have=slot.have)
        return said + (f", {hint}" if hint else "")

    def status(self, stage: Stage) -> str:
        """Return the task, the picked things, and the effect of Enter."""
        say = self.context.say
        facts = {"least": stage.least, "most": stage.most, "stage": len(self.done) + 1}
        task = say(f"terminal-task-{stage.task}", **facts)
        count = self.picked.total()
        before = "".join(f"{things} → " for things in self.said)
        if not count:
            return before + say("terminal-picked-none", task=task)
        enter = "terminal-picked-enough" if count >= stage.least else "terminal-picked"
        return before + say(enter, task=task, things=self.things())

    def things(self) -> str:
        return " ".join(key for key, many in sorted(self.picked.items()) for _ in range(many))

    def take(self, text: str) -> Outcome | None:
        words = text.replace(",", " ").split()
        if not words:
            return self.finish_stage()
        stage = self.stage
        wanted = Counter(self.picked)
        for word in words:
            read = self.read(word, stage)
            if read is None:
                lacking = self.unavailable_note(word, stage)
                return Stay(lacking) if lacking else None
            key, many = read
            wanted[key] += many
        wrong = self.wrong(stage, wanted)
        if wrong:
            return Stay(wrong)
        self.picked = +wanted
        full = self.picked.total() == stage.most
        return self.finish_stage() if stage.ends_when_full and full else Stay()

    def read(self, word: str, stage: Stage) -> tuple[str, int] | None:
        """Return the key and count of a typed thing: 2f, o, 7; after a minus, a negative count.

        None if the word names none of the stage's things.
        """
        sign, name = (-1, word[1:]) if word.startswith("-") else (1, word)
        keys = {slot.key.lower(): slot.key for slot in stage.slots}
        if name.lower() in keys:
            return keys[name.lower()], sign
        match = COUNTED.fullmatch(name)
        if match and match[1] and match[2].lower() in keys:
            return keys[match[2].lower()], sign * int(match[1])
        return None

    def unavailable_note(self, word: str, stage: Stage) -> str:
        """Return a sentence that a known thing is not available; empty for an unknown word."""
        match = COUNTED.fullmatch(word)
        for field, size in stage.sizes:
            names = self.context.alphabet(self.question.move, field)
            for name in (word.lower(), match[2].lower() if match else ""):
                if names and name in names.places:
                    kind = names.places[name]
                    thing = self.context.thing(self.question.move, field, kind, size)
                    why = self.context.say(f"terminal-{stage.none_key}", thing=thing)
                    return self.context.say("terminal-broken", why=why, rule=self.rule)
        return ""

    def wrong(self, stage: Stage, wanted: Counter[str]) -> str:
        for slot in stage.slots:
            if wanted[slot.key] > slot.have:
                return self.context.say("terminal-too-few", thing=slot.name, have=slot.have)
        if wanted.total() > stage.most:
            return self.context.say("terminal-too-many", most=stage.most)
        return ""

    def finish_stage(self) -> Outcome:
        """End this stage: stay for the next one, or return the answer if this was the last."""
        stage = self.stage
        if self.picked.total() < stage.least:
            return Stay(self.context.say("terminal-not-enough", least=stage.least))
        picked = bags_of(stage, self.picked)
        following = self.stages.stage([*self.done, picked])
        if following and following.most < following.least:
            facts = {"least": following.least, "most": following.most}
            return Stay(self.context.say("terminal-dead-end", **facts))
        self.said.append(self.things() or EMPTY)
        self.done.append(picked)
        self.picked = Counter()
        if following:
            return Stay()
        move = self.stages.move(self.done)
        self.done.clear()
        self.said.clear()
        return self.finish(move)

    def finish(self, move: Move) -> Outcome:
        if self.question.allows(move):
            return move
        return Stay(why_not(self.context, move))


def bags_of(stage: Stage, picked: Counter[str]) -> Picked:
    """Return the picked things as bags, one for each field."""
    found = {field: [0] * size for field, size in stage.sizes}
    for slot in stage.slots:
        found[slot.field][slot.kind] = picked[slot.key]
    made: dict[str, Counts] = {field: tuple(counts) for field, counts in found.items()}
    return made


def reset_frame(frame: Frame) -> Frame:
    """Return a composer in its initial state, and any other frame as it is."""
    if isinstance(frame, Composer):
        return type(frame)(frame.context, frame.question, frame.stages, frame.refusals)
    return frame
