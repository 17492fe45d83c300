import type { LessonInfo } from "../../protocol/wire";
import type { MatchState } from "../../match/match.svelte";
import type { Made } from "../../words/story";
import { dashed } from "../../words/vocabulary";
import { dropLesson, keepLesson, type KeptLesson } from "./storedLessons";
import { isStepMatched } from "./matches";
import { onShelf, shelfOf } from "./shelves";
import { startLesson } from "./start";

/** A lesson at its table: its current step, and whether the player left its path. */
export class LessonState {
  at = $state(0);
  /** Whether the player made a legal move that this step does not ask for. */
  astray = $state(false);
  /** The lessons of the same shelf. */
  readonly lessons: readonly LessonInfo[];
  /** The number of answers that could be undone before the answer to take back; -1 if there is none to take back. */
  private taken = $state(-1);

  constructor(
    private readonly table: MatchState,
    readonly kept: KeptLesson,
    all: readonly LessonInfo[],
  ) {
    this.at = kept.step;
    this.lessons = onShelf(all, shelfOf(all.find(({ name }) => name === kept.lesson)));
  }

  readonly number = $derived.by(() => this.lessons.findIndex(({ name }) => name === this.kept.lesson));
  readonly steps = $derived.by(() => this.lessons[this.number]?.steps ?? []);
  readonly step = $derived(this.steps[this.at]);
  readonly done = $derived(this.at >= this.steps.length);
  readonly next = $derived.by(() => this.lessons[this.number + 1]?.name ?? "");
  /** The rule that the lesson was about, once it is done. */
  readonly rule = $derived.by(() => (this.done ? (this.lessons[this.number]?.rule ?? "") : ""));

  /** The key of the current text. */
  readonly told = $derived.by(() => {
    const key = dashed("lesson", this.kept.game, this.kept.lesson);
    if (!this.step) return key;
    return `${dashed(key, this.step.name)}${this.astray ? ".otherwise" : ""}`;
  });

  /** Note the player's answer. */
  noteAnswer(made: Made): void {
    if (!this.step) return;
    this.astray = !isStepMatched(made, this.step.want);
    if (this.astray) return;
    this.at += 1;
    if (this.step?.again) this.taken = this.table.undoable;
    keepLesson(this.table.match, { ...this.kept, step: Math.min(this.at, this.steps.length - 1) });
  }

  /** Take the last answer back as soon as the server allows it, if the next step begins where the last one did. */
  takeBack(): void {
    if (this.taken < 0 || this.table.undoable <= this.taken) return;
    this.taken = -1;
    this.table.undo();
  }

  /** Go back a step: undo the last answer if possible, otherwise start the step at a new table. */
  back(): void {
    const to = this.astray ? this.at : Math.max(0, this.at - 1);
    if (this.step?.again && !this.astray) {
      // Both steps begin in the same position.
      this.at = to;
      return;
    }
    if (!this.table.undoable || (!this.astray && to === this.at)) {
      void startLesson({ ...this.kept, step: to });
      return;
    }
    this.table.undo();
    this.at = to;
    this.astray = false;
  }

  goOn(): void {
    if (this.next) void startLesson({ ...this.kept, lesson: this.next, step: 0 });
  }

  /** Leave the lesson; the table stays as a game against the bots. */
  skip(): void {
    dropLesson(this.table.match);
  }
}
