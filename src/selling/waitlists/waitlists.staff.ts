import { locales, inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { mayOpenCourses } from '../../academy/staff/who-may.ts';
import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { WaitlistForStaff } from './waitlists.service.ts';
import { firstBy, staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { givenDay, instant, wholeListOf } from '../../platform/api/fields.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const row = z.object({
  slug: z.string(),
  name: inEachLanguage,
  status: z.enum(['closed', 'ahead', 'open']).meta({
    description: '`closed`: coming soon; `ahead`: open to those who waited; `open`: to everybody.',
  }),
  hasPrice: z.boolean(),
  needsGroup: z.boolean().meta({
    description: 'Sold by dated groups, and none has a seat: it is opened once a group is.',
  }),
  counts: z.object({
    inAll: z.number(),
    untold: z.number().meta({ description: 'How many get an e-mail.' }),
    told: z.number(),
    unsubscribed: z.number(),
    ordered: z.number(),
  }),
  opening: z.object({ openedAt: instant, openedBy: z.string(), publicAt: instant }).nullable(),
});

const rowOf = ({ course, ...waitlist }: WaitlistForStaff) => ({
  ...waitlist,
  slug: course.slug,
  name: inEach((one) => course.words[one].name),
  hasPrice: course.priceCentimes !== null,
});

const listWaitlists = staffCall({
  method: 'GET',
  path: 'waitlists',
  summary: 'Courses that somebody waits for, those that may be written to first',
  may: mayOpenCourses,
  input: z.object({}),
  output: wholeListOf(row),
  async run({ academy }) {
    return { rows: (await academy.staff.waitlists()).map(rowOf) };
  },
});

/** The last day of the early access, in Moroccan time, within a plausible year; null for none. */
const lastDay = givenDay.nullable();
/** The instant at which that day ends in Morocco. */
const endOf = (until: string | null): Date | null =>
  until === null ? null : instantInMorocco(addDays(until, 1), '00:00');

const openingEmails = z.object({
  emails: z.array(
    z.object({
      locale: z.enum(locales),
      subject: z.string(),
      text: z.string().meta({ description: 'The e-mail as plain text; private links end in ‘…’.' }),
    }),
  ),
});

const showEmails = staffCall({
  path: 'waitlists/{slug}/opening-emails',
  summary: 'The e-mail that opening a course would send, in both languages; nothing is sent',
  may: mayOpenCourses,
  input: z.strictObject({ until: lastDay }),
  output: openingEmails,
  refusals: ['no-price'],
  async run({ showOpening, params }, { until }) {
    const emails = await showOpening({ courseSlug: params.slug, ahead: endOf(until) });
    return emails === null ? refuseStaff('no-price') : { emails: emails };
  },
});

const opened = z.object({ slug: z.string(), publicAt: instant.nullable() });

const openCourse = staffCall({
  path: 'waitlists/{slug}/opening',
  summary: 'Open a course to those who wait, or write to those whose course is open already',
  description:
    'Each is written to once; it cannot be taken back. `until`: the last day, in Morocco, on which they are ahead; at its end the course goes on sale for everybody. Null writes to those who wait for a course that is on sale.',
  may: mayOpenCourses,
  input: z.strictObject({ until: lastDay }),
  output: opened,
  refusals: ['not-found', 'no-price', 'closed-for-sale', 'no-open-group', 'is-open-already'],
  async run({ academy, params, staff }, { until }) {
    const courseSlug = params.slug;
    const publicAt = endOf(until);
    const result = await academy.staff.openCourse({ courseSlug, publicAt, staff });
    if (result.ok) return { slug: courseSlug, publicAt };
    if (result.reason === 'past') return refuseStaff('bad-fields', { fields: { until: 'day-is-over' } });
    if (result.reason === 'course-not-found') return refuseStaff('not-found');
    if (result.reason !== 'already-open') return refuseStaff(result.reason);
    return refuseStaff('is-open-already', { detail: await firstBy(academy, courseSlug, ['open-course']) });
  },
});

export const waitlistCalls = [listWaitlists, showEmails, openCourse] as const;
