/** The waitlist's form: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email, type FieldProblem } from '../people/person.ts';
import { phone } from '../people/phone.ts';

/** A waitlist asks for a name as a person gives it: one word will do. */
const anyName = z
  .string({ error: 'required' satisfies FieldProblem })
  .transform((typed) =>
    typed
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .refine((name) => name.length > 0, 'required' satisfies FieldProblem)
  .refine((name) => name.length <= 120, 'too-long' satisfies FieldProblem);

export const waitlistForm = z.object({ name: anyName, email, phone });
