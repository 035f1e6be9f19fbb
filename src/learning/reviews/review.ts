/** Who may review a course, and what a course's stars are: the mean of its learners' reviews, or nothing at all. */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';
import { cleanLine, cleanText } from '../../platform/text/typed-text.ts';

export const mostInReview = 600;
const mostInName = 30;
const mostInCity = 60;

/** Half of what a course asks for; a course that asks for nothing cannot be reviewed. */
export const mayReview = (required: number, done: number): boolean => required > 0 && done * 2 >= required;

const problem = (name: FieldProblem): FieldProblem => name;

const line = (most: number) =>
  z
    .string()
    .max(1_000, problem('too-long'))
    .transform((typed) => cleanText(typed).replace(/\s+/gu, ' '))
    .refine((text) => text !== '', problem('required'))
    .refine((text) => [...text].length <= most, problem('too-long'))
    .transform((text) => cleanLine(text, most));

export const reviewForm = z.object({
  stars: z.coerce
    .number(problem('choice-required'))
    .int(problem('choice-required'))
    .min(1, problem('choice-required'))
    .max(5, problem('choice-required')),
  body: z
    .string()
    .max(mostInReview * 8, problem('too-long'))
    .transform(cleanText)
    .refine((text) => text !== '', problem('required'))
    .refine((text) => [...text].length <= mostInReview, problem('too-long')),
  shownName: line(mostInName),
  city: line(mostInCity),
});
export type ReviewWords = z.output<typeof reviewForm>;
