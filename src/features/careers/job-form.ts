/** An application for a job: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { anyName, email } from '../../platform/people/person.ts';
import { optionalPhone } from '../applications/applicant-fields.ts';
import { optionalLink, writtenText } from '../applications/written-fields.ts';

export const jobForm = z.object({
  name: anyName,
  email,
  phone: optionalPhone,
  /** A CV or portfolio, where it can be read without an account. */
  link: optionalLink,
  message: writtenText(40),
});
