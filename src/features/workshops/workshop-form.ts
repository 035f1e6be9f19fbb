/** The form that asks for a place in a workshop. Errors are FieldProblem keys. */
import { z } from 'zod';
import { anyName, email } from '../../platform/people/person.ts';
import { optionalPhone } from '../applications/applicant-fields.ts';

export const workshopForm = z.object({ name: anyName, email, phone: optionalPhone });
