/** The waitlist's form: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';
import { anyName } from '../../platform/people/any-name.ts';

export const waitlistForm = z.object({ name: anyName, email, phone });
