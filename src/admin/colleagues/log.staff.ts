import { z } from 'zod';
import { subjectKinds } from '../../academy/staff/staff-acts.ts';
import { maySeeLog } from '../../academy/staff/who-may.ts';
import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { dayOfList, instant, listOf, page, perPage } from '../../platform/api/fields.ts';

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const line = z.object({
  id: z.string(),
  at: instant,
  email: z.string(),
  act: z.string(),
  subject: z
    .string()
    .nullable()
    .meta({ description: 'What it was done to: the number of an order, a slug.' }),
  detail: z.record(z.string(), z.string()).nullable(),
  before: fields.nullable().meta({ description: 'Of what changed, as it was; null where nothing stood.' }),
  after: fields.nullable().meta({ description: 'As it became; null where nothing stands any more.' }),
  about: z
    .object({
      of: z.enum(subjectKinds),
      name: inEachLanguage.nullable(),
      key: z.string().nullable(),
    })
    .meta({ description: 'What the subject is, what it is called today, and what its page is opened by.' }),
  reason: z.string().nullable().meta({
    description:
      'Why it was refused, refunded or declined, as long as the order or the proposal keeps it: the log itself stores no reason.',
  }),
  address: z.string().nullable().meta({ description: 'Where it was asked from, until that is forgotten.' }),
  agent: z.string().nullable().meta({ description: 'The family of the browser.' }),
});

const whole = z.string().trim().max(200).optional();

const beginOf = (date: string): Date => instantInMorocco(date, '00:00');

const readLog = staffCall({
  method: 'GET',
  path: 'log',
  summary: 'What members of staff did, the newest first',
  description:
    '`act` and `subject` are compared whole; of `email` a part is enough, with an @ in it the beginning.',
  may: maySeeLog,
  input: z.object({
    page,
    perPage,
    email: whole,
    act: whole,
    subject: whole,
    settingsPage: whole.meta({ description: 'Of changed settings, the page they are on.' }),
    from: dayOfList,
    to: dayOfList,
  }),
  output: listOf(line),
  async run({ academy }, { email, act, subject, settingsPage, from, to, ...asked }) {
    const { rows, hasNext } = await academy.staff.readLog({
      filter: {
        ...(email && { email: email.toLowerCase() }),
        ...(act && { act }),
        ...(subject && { subject }),
        ...(settingsPage && { settingsPage }),
        ...(from && { from: beginOf(from) }),
        ...(to && { to: beginOf(addDays(to, 1)) }),
      },
      ...asked,
    });
    return { rows, total: null, hasNext };
  },
});

export const logCalls = [readLog] as const;
