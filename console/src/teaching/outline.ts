/** What the parts of an outline's page hand each other. */
import type { DoneOf } from '../feature-calls.ts';

export type Outline = DoneOf<'teaching/outline'>;
export type Module = Outline['modules'][number];
export type Lesson = Module['lessons'][number];

/** Where the button stands that moves something: it has the focus again after it was moved. */
export const moverOf = (id: string): string => `move-${id}`;

/** What the parts of the outline do together. */
export type Editing = {
  outline: Outline;
  isBusy: boolean;
  moveLesson(lesson: Lesson, module: Module, place: number): Promise<void>;
  moveModule(module: Module, place: number): Promise<void>;
  takeOut(lesson: Lesson): Promise<void>;
  mark(lesson: Lesson, change: { isFree: boolean } | { isRequired: boolean }): Promise<void>;
  reread(): Promise<void>;
};
