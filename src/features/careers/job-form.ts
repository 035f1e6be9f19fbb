/** An application for a job: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email } from '../../platform/people/person.ts';
import { anyName } from '../../platform/people/any-name.ts';
import { optionalLink, optionalPhone, writtenText } from '../applications/application-forms.ts';

export const jobForm = z.object({
  name: anyName,
  email,
  phone: optionalPhone,
  /** A CV or portfolio, where it can be read without an account. */
  link: optionalLink,
  message: writtenText(40),
});
