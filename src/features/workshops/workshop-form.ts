/** The form that asks for a place in a workshop. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email } from '../../platform/people/person.ts';
import { anyName } from '../../platform/people/any-name.ts';
import { optionalPhone } from '../applications/applicant-fields.ts';

export const workshopForm = z.object({ name: anyName, email, phone: optionalPhone });
