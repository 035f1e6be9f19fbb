/** The form with which a trainer proposes a course. Errors are FieldProblem keys. */
import { z } from 'zod';
import { anyName, email, type FieldProblem } from '../../platform/people/person.ts';
import { optionalPhone } from './applicant-fields.ts';
import { writtenText } from './written-fields.ts';

const shortestTopic = 5;
const longestTopic = 300;

export const hostForm = z.object({
  name: anyName,
  email,
  phone: optionalPhone,
  courseTopic: z
    .string({ error: 'topic-short' satisfies FieldProblem })
    .transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .refine((topic) => topic.length >= shortestTopic, 'topic-short' satisfies FieldProblem)
    .refine((topic) => topic.length <= longestTopic, 'too-long' satisfies FieldProblem),
  /** Null when nothing was told. */
  experience: writtenText(0)
    .optional()
    .transform((told) => told || null),
});
