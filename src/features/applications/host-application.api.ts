/** POST /api/applications/host-course: somebody proposes a course of her own. */
import { hostForm } from './host-form.ts';
import { addressOf } from '../../platform/api/caller.ts';
import { defineCall } from '../../platform/api/call.ts';
import { refuse, sheet, succeeded, success } from '../../platform/api/failures.ts';
import { locale } from '../../platform/api/fields.ts';

export const hostApplication = defineCall({
  id: 'proposeCourse',
  group: 'applications',
  method: 'POST',
  path: '/api/applications/host-course',
  summary: 'Propose a course',
  description:
    'Stores the proposal and writes to whoever made it. The same words sent again within the hour are the same proposal.',
  schema: hostForm.extend({ sheet: sheet('HostYourCourse'), locale }),
  example: {
    sheet: 'HostYourCourse',
    name: 'Imane Berrada',
    email: 'imane@example.com',
    phone: '+212661234567',
    courseTopic: 'Caftan design from the first sketch',
    experience: 'Eight years in a workshop in Fès.',
  },
  answers: [success()],
  refusals: ['bad-fields', 'many-forms'],
  proof: 'none',
  async answer({ academy }, { value, request, locale: language }) {
    const { name, email, phone, courseTopic, experience } = value;
    const proposed = await academy.proposeCourse({
      locale: language,
      name,
      email,
      phone,
      courseTopic,
      experience,
      address: addressOf(request),
    });
    return proposed.ok ? succeeded() : refuse(proposed.reason);
  },
});
