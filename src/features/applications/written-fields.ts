/** What people write at length, and addresses of their own pages. Errors are FieldProblem keys; lengths are counted after trimming. */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';
import { lines } from './applicant-fields.ts';

/** What a text area may hold at most, below what is read of a field at all. */
export const longestMessage = 1_500;

/** Text of several lines, `shortest` characters at least, else `tooShort`; 0: it may stay empty. Several empty lines become one. */
export const writtenText = (shortest: number, tooShort: FieldProblem = 'message-short') =>
  z
    .string({ error: 'required' satisfies FieldProblem })
    .pipe(lines)
    .transform((text) => text.replace(/\n{3,}/g, '\n\n'))
    .refine((text) => text !== '' || shortest === 0, {
      error: 'required' satisfies FieldProblem,
      abort: true,
    })
    .refine((text) => text.length >= shortest, tooShort)
    .refine((text) => text.length <= longestMessage, 'too-long' satisfies FieldProblem);

const longestLink = 500;

function isSafeAddress(typed: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(typed);
    return protocol === 'https:' && username === '' && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname);
  } catch {
    return false;
  }
}

/** An https address of a page on the open web, as the browser writes it; null when nothing was typed. */
export const optionalLink = z
  .string()
  .optional()
  .transform((typed) => typed?.trim() ?? '')
  .refine((typed) => typed.length <= longestLink, { error: 'too-long' satisfies FieldProblem, abort: true })
  .refine((typed) => typed === '' || isSafeAddress(typed), {
    error: 'link-invalid' satisfies FieldProblem,
    abort: true,
  })
  .transform((typed) => (typed === '' ? null : new URL(typed).href));
