import { z } from 'zod';
import { waitlistForm } from '../../catalogue/applicants/application-forms.ts';
import { addressOf } from '../../platform/api/caller.ts';
import { defineCall } from '../../platform/api/call.ts';
import { locale } from '../../platform/api/fields.ts';
import { refuse, sheet, succeeded, success } from '../../platform/api/failures.ts';

export const waitlistEntry = defineCall({
  id: 'joinWaitlist',
  group: 'applications',
  method: 'POST',
  path: '/api/applications/waitlist',
  summary: 'Join the waitlist of a course',
  description: 'The same address twice is one entry and is answered alike.',
  schema: waitlistForm.extend({
    sheet: sheet('CoursesWaitlist'),
    course: z.string().max(200).meta({ description: 'Its name in either language, or its slug.' }),
    locale,
  }),
  example: {
    sheet: 'CoursesWaitlist',
    course: 'French Course',
    name: 'Khadija Tazi',
    email: 'khadija@example.com',
    phone: '+212670123456',
  },
  answers: [success()],
  refusals: ['bad-fields', 'course-not-found', 'many-forms'],
  proof: 'none',
  async answer({ academy }, { value, request, locale: language }) {
    const { name, email, phone } = value;
    const course = await academy.courseNamed(value.course);
    if (!course) return refuse('course-not-found');
    const { slug: courseSlug } = course;
    const joined = await academy.joinWaitlist({
      courseSlug,
      locale: language,
      name,
      email,
      phone,
      address: addressOf(request),
    });
    return joined.ok ? succeeded() : refuse(joined.reason);
  },
});
