/** A name as a person gives it: one word will do. */
import { z } from 'zod';
import type { FieldProblem } from './person.ts';

const longestName = 120;

/** Signs that turn the direction of what stands beside them, and links: neither belongs into a name. */
const notAName = /:\/\/|\bwww\.|[\u202A-\u202E\u2066-\u2069]/iu;

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
