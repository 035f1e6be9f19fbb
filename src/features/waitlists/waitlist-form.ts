/** The waitlist's form: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { anyName, email } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';

export const waitlistForm = z.object({ name: anyName, email, phone });
