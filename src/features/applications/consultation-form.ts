/** A wish for a consultation: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { anyName, email } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';
import { writtenText } from './written-fields.ts';

export const consultationForm = z.object({
  name: anyName,
  email,
  /** Needed: the time is agreed on by phone or in the messaging app. */
  phone,
  /** In the person's own words: 'Tuesday or Thursday after 18:00'. */
  preferredTimes: writtenText(3, 'times-short'),
  message: writtenText(20),
});
