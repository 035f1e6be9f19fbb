/** Applications and seats of workshops for staff. All of it was typed by strangers, so it is only ever shown as text. */
import { z } from 'zod';
import { applicationKinds, applicationStages } from './application.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { maySeeApplications } from '../staff/who-may.ts';
import type { ApplicationInList } from './read-applications.service.ts';
import { defineStaffCall, inBoth, type StaffCall } from '../staff/staff-call.ts';
import { listOf } from '../../platform/api/fields.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';
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
export type ApplicationRow = z.output<typeof row>;

const answer = listOf(row).extend({
  next: z.string().nullable().meta({ description: 'Hand it in as `after` for what is older.' }),
  kinds: z.array(z.object({ kind, sent: z.number(), waiting: z.number() })),
  subjects: z.array(
    z.object({ subject: z.string(), about: inBoth, sent: z.number(), addresses: z.number() }),
  ),
});
export type ApplicationsAnswer = z.output<typeof answer>;

/** Fields are listed one by one, so that a new column is not sent by accident. */
const rowOf = (read: ApplicationInList): ApplicationRow => ({
  id: read.id,
  kind: read.kind,
  subject: read.subject,
  about: read.about,
  locale: read.locale,
  name: read.name,
  email: read.email,
  phone: read.phone,
  answers: read.answers,
  sentAt: read.sentAt.toISOString(),
  again: read.again,
  place: read.place,
  stage: read.stage,
  stageSince: isoOf(read.stageSince),
  stageBy: read.stageBy,
  note: read.staffNote,
});

const example: ApplicationRow = {
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  kind: 'contact',
  subject: null,
  about: null,
  locale: 'ar',
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  answers: { topic: 'payment', message: 'هل وصل التحويل؟' },
  sentAt: '2026-11-21T10:00:00.000Z',
  again: false,
  place: null,
  stage: 'new',
  stageSince: null,
  stageBy: null,
  note: null,
};

const readApplications = defineStaffCall({
  id: 'readApplications',
  group: 'applications',
  method: 'GET',
  path: '/api/staff/applications',
  summary: 'Applications, the newest first, 25 at a time',
  description: '`subject` counts together with a `kind`. `after`: `next` of the page before.',
  may: maySeeApplications,
  schema: z.object({
    kind: kind.optional(),
    subject: z.string().max(200).optional(),
    stage: z.enum(['new']).optional().meta({ description: 'Only those that nobody answered.' }),
    after: z.string().max(100).optional(),
  }),
  example: { kind: 'contact', subject: 'payment' },
  answer200: {
    when: 'A page of them.',
    schema: answer,
    example: {
      rows: [example],
      total: null,
      hasNext: false,
      next: null,
      kinds: [{ kind: 'contact', sent: 1, waiting: 1 }],
      subjects: [{ subject: 'payment', about: { en: 'payment', ar: 'payment' }, sent: 1, addresses: 1 }],
    },
  },
  async answer({ academy }, { value }) {
    const page = await academy.staff.applications({
      kind: value.kind ?? null,
      subject: value.subject ?? null,
      isNew: value.stage === 'new',
      after: value.after ?? null,
    });
    const body: ApplicationsAnswer = {
      rows: page.rows.map(rowOf),
      total: null,
      hasNext: page.next !== null,
      next: page.next,
      kinds: page.kinds.map(({ kind: of, sent, waiting }) => ({ kind: of, sent, waiting })),
      subjects: page.subjects.map(({ subject, about, sent, addresses }) => ({
        subject,
        about,
        sent,
        addresses,
      })),
    };
    return { ok: true, status: 200, body };
  },
});

export const applicationCalls: readonly StaffCall[] = [readApplications];
