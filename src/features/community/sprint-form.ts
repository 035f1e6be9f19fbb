/** What she writes in a sprint: her goal and wishes, what a day is for, and her line in the evening. */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';

/** Characters. */
export const longestSprintText = { goal: 200, dayGoal: 160, line: 300 } as const;

const oneLine = (most: number) =>
  z
    .string({ error: 'required' satisfies FieldProblem })
    .transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .refine((text) => text.length > 0, 'required' satisfies FieldProblem)
    .refine((text) => text.length <= most, 'too-long' satisfies FieldProblem);

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes');

export const sprintForm = z.object({
  goal: oneLine(longestSprintText.goal),
  reminders: ticked,
  partner: ticked,
});
export const dayGoalForm = z.object({ goal: oneLine(longestSprintText.dayGoal) });
export const checkInForm = z.object({ line: oneLine(longestSprintText.line) });

export type SprintWishes = z.output<typeof sprintForm>;
