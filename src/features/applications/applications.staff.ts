/** Applications and seats of workshops for staff. All of it was typed by strangers, so it is only ever shown as text. */
import { z } from 'zod';
import { applicationKinds, applicationStages } from './application.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { maySeeApplications } from '../staff/who-may.ts';
import { staffCall, inBoth } from '../staff/staff-call.ts';
import { listOf } from '../../platform/api/fields.ts';
import { instant } from '../../platform/api/instant.ts';
import { seatState } from '../workshops/workshops.staff.ts';

const kind = z.enum(applicationKinds);

const row = z.object({
  id: z.string(),
  kind,
  subject: z
    .string()
    .nullable()
    .meta({ description: 'The slug of what it was sent for; the topic of a message is among its answers.' }),
  about: inBoth.nullable(),
  locale: z.enum(locales).meta({ description: 'Of the page it was sent from.' }),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  answers: z.record(z.string(), z.string()),
  sentAt: instant,
  again: z.boolean().meta({ description: 'The same address asked for the same before.' }),
  place: seatState.nullable(),
  stage: z
    .enum(applicationStages)
    .nullable()
    .meta({ description: 'Its stage; null where a waitlist or an e-mail answers by itself.' }),
  stageSince: instant.nullable(),
  stageBy: z.string().nullable().meta({ description: 'Who of the staff moved it there.' }),
  note: z.string().nullable().meta({ description: 'What staff wrote for each other.' }),
});

const answer = listOf(row).extend({
  next: z.string().nullable().meta({ description: 'Hand it in as `after` for what is older.' }),
  kinds: z.array(z.object({ kind, sent: z.number(), waiting: z.number() })),
  subjects: z.array(
    z.object({ subject: z.string(), about: inBoth, sent: z.number(), addresses: z.number() }),
  ),
});

const readApplications = staffCall({
  method: 'GET',
  path: 'applications',
  summary: 'Applications, the newest first, 25 at a time',
  description: '`subject` counts together with a `kind`. `after`: `next` of the page before.',
  may: maySeeApplications,
  input: z.object({
    kind: kind.optional(),
    subject: z.string().max(200).optional(),
    stage: z.enum(['new']).optional().meta({ description: 'Only those that nobody answered.' }),
    after: z.string().max(100).optional(),
  }),
  output: answer,
  async run({ academy }, value) {
    const page = await academy.staff.applications({
      kind: value.kind ?? null,
      subject: value.subject ?? null,
      isNew: value.stage === 'new',
      after: value.after ?? null,
    });
    const rows = page.rows.map(({ staffNote, ...read }) => ({ ...read, note: staffNote }));
    return { ...page, rows, total: null, hasNext: page.next !== null };
  },
});

export const applicationCalls = [readApplications] as const;
