/** The form that asks for a place in a workshop. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email } from '../people/person.ts';
import { anyName } from '../people/any-name.ts';
import { optionalPhone } from './applicant-fields.ts';

export const workshopForm = z.object({ name: anyName, email, phone: optionalPhone });
