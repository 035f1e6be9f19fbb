/** A message to the academy: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { anyName, email, type FieldProblem } from '../../platform/people/person.ts';
import { contactTopics } from '../../catalogue/applicants/application.ts';
import { optionalPhone, writtenText } from '../../catalogue/applicants/application-forms.ts';

export const contactForm = z.object({
  topic: z.enum(contactTopics, { error: 'choice-required' satisfies FieldProblem }),
  name: anyName,
  email,
  phone: optionalPhone,
  message: writtenText(10),
});
