import type { LessonInfo } from "../../protocol/wire";
import type { MatchState } from "../../match/match.svelte";
import type { Made } from "../../words/story";
import { dashed } from "../../words/vocabulary";
import { dropLesson, keepLesson, type KeptLesson } from "./storedLessons";
import { isStepMatched } from "./matches";
import { startLesson } from "./start";

/** A lesson at its table: its current step, and whether the player left its path. */
export class LessonState {
  at = $state(0);
  /** Whether the player made a legal move that this step does not ask for. */
  astray = $state(false);

  constructor(
    private readonly table: MatchState,
    readonly kept: KeptLesson,
    readonly lessons: readonly LessonInfo[],
  ) {
    this.at = kept.step;
  }

  readonly number = $derived.by(() => this.lessons.findIndex(({ name }) => name === this.kept.lesson));
  readonly steps = $derived.by(() => this.lessons[this.number]?.steps ?? []);
  readonly step = $derived(this.steps[this.at]);
  readonly done = $derived(this.at >= this.steps.length);
  readonly next = $derived.by(() => this.lessons[this.number + 1]?.name ?? "");

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
    keepLesson(this.table.match, { ...this.kept, step: Math.min(this.at, this.steps.length - 1) });
  }

  /** Go back a step: undo the last answer if possible, otherwise start the step at a new table. */
  back(): void {
    const to = this.astray ? this.at : Math.max(0, this.at - 1);
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
