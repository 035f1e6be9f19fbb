/** Who asks: the fields that forms of applications share. Errors are FieldProblem keys. */
import { z } from 'zod';
import { phone } from '../../platform/people/phone.ts';

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
