import type { LessonInfo } from "../../protocol/wire";

/** The shelves of lessons: the course for beginners, and examples of single rules. */
export const FIRST_SHELF = 1;
export const SECOND_SHELF = 2;

/** The shelf of a lesson; a server of the previous version has only the first. */
export const shelfOf = (lesson: LessonInfo | undefined): number => lesson?.shelf ?? FIRST_SHELF;

/** The lessons of one shelf, in order. */
export const onShelf = (all: readonly LessonInfo[], shelf: number): LessonInfo[] =>
  all.filter((lesson) => shelfOf(lesson) === shelf);
