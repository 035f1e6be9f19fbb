/** The waitlist's form: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email } from '../people/person.ts';
import { phone } from '../people/phone.ts';
import { anyName } from '../people/any-name.ts';

export const waitlistForm = z.object({ name: anyName, email, phone });
