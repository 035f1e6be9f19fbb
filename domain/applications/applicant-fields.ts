/** Who asks: the fields that forms of applications share. Errors are FieldProblem keys. */
import { z } from 'zod';
import type { FieldProblem } from '../people/person.ts';
import { phone } from '../people/phone.ts';

const longestName = 120;

/** Signs that turn the direction of what stands beside them, and links: neither belongs into a name. */
const notAName = /:\/\/|\bwww\.|[\u202A-\u202E\u2066-\u2069]/iu;

/** A name as a person gives it: one word will do. */
export const anyName = z
  .string({ error: 'name-required' satisfies FieldProblem })
  .transform((typed) =>
    typed
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .refine((name) => name.length > 0 && !notAName.test(name), 'name-required' satisfies FieldProblem)
  .refine((name) => name.length <= longestName, 'too-long' satisfies FieldProblem);

/** Nothing, or a number that exists; null when nothing was typed. */
export const optionalPhone = z.preprocess(
  (typed) => (typeof typed === 'string' && typed.trim() !== '' ? typed : null),
  phone.nullable(),
);

/** A text of some lines: line ends as the browser sends them become one kind, other control characters go. */
export const lines = z.string().transform((typed) =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim(),
);
