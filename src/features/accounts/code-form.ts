/** The two forms of a sign-in by code: an address, then the address with its code. */
import { z } from 'zod';
import { email, type FieldProblem } from '../../platform/people/person.ts';

export const emailForm = z.object({ email });

/** Spaces and dashes between digits are how people copy codes; Arabic keyboards have digits of their own. */
export const typedCode = z
  .string({ error: 'required' satisfies FieldProblem })
  .transform((typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''))
  .transform((typed) => typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))
  .refine((code) => code !== '', 'required' satisfies FieldProblem);

export const codeForm = z.object({ email, code: typedCode });
