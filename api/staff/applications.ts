/** What people asked the academy for with a form, and who sits in a workshop. All of it was typed by strangers: it is text. */
import { z } from 'zod';
import { applicationKinds } from '../../domain/applications/application.ts';
import { applicationStages } from '../../domain/applications/stage.ts';
import { locales } from '../../domain/people/locale.ts';
import { mayForwardAgain, maySeeApplications } from '../../domain/staff/who-may.ts';
import type { ApplicationInList } from '../../flows/staff-application-verbs.ts';
import type { Academy } from '../../flows/academy.server.ts';
import { inBoth } from './in-both.ts';
import { listOf } from './query.ts';
import { defineStaffCall, type StaffCall } from './staff-call.ts';
import { instant, isoOf } from './instant.ts';
import { placeState } from './workshop-lists.ts';

const kind = z.enum(applicationKinds);

const row = z.object({
  id: z.string(),
  kind,
  subject: z
    .string()
    .nullable()
    .meta({ description: 'The slug of what it was sent for; the topic of a message is among its answers.' }),
  about: inBoth.nullable(),
  locale: z.enum(locales).meta({ description: 'Of the page she wrote from.' }),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  answers: z.record(z.string(), z.string()),
  sentAt: instant,
  again: z.boolean().meta({ description: 'The same address asked for the same before.' }),
  place: placeState.nullable(),
  notForwarded: z.boolean().meta({ description: 'The other server did not take it, and it was given up.' }),
  stage: z
    .enum(applicationStages)
    .nullable()
    .meta({ description: 'Where it stands; null where a list or a letter answers by itself.' }),
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
  forwarding: z
    .object({ waiting: z.number(), failed: z.number(), lastError: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null where nobody else is told of applications.' }),
});
export type ApplicationsAnswer = z.output<typeof answer>;

/** Named one by one: a new column is not told by accident. */
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
  notForwarded: read.notForwarded,
  stage: read.stage,
  stageSince: isoOf(read.stageSince),
  stageBy: read.stageBy,
  note: read.officeNote,
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
  notForwarded: false,
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
      forwarding: { waiting: 0, failed: 0, lastError: null },
    },
  },
  async answer({ academy }, { value }) {
    const page = await academy.staff.applications({
      kind: value.kind ?? null,
      subject: value.subject ?? null,
      isNew: value.stage === 'new',
      after: value.after ?? null,
    });
    const { forwarding } = page;
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
      forwarding: forwarding && {
        waiting: forwarding.waiting,
        failed: forwarding.failed,
        lastError: forwarding.lastError,
      },
    };
    return { ok: true, status: 200, body };
  },
});

const forwardAgain = defineStaffCall({
  id: 'forwardApplicationsAgain',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/applications/forwarding',
  summary: 'Send applications again that the other server did not take',
  description: 'Answers how many start over; with none, `by` says who saw to it last.',
  may: mayForwardAgain,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'They are on their way again.',
    schema: z.object({ started: z.number(), by: z.string().nullable() }),
    example: { started: 2, by: null },
  },
  async answer({ academy }, { staff }) {
    const started = await academy.staff.forwardAgain({ staff });
    const by = started > 0 ? null : await lastForwarder(academy);
    return { ok: true, status: 200, body: { started, by } };
  },
});
export type ForwardedAgain = { started: number; by: string | null };

/** Its line in the log is about no one thing. */
async function lastForwarder({ staff }: Academy): Promise<string | null> {
  const { rows } = await staff.readLog({ filter: { act: 'forward-again' }, page: 1, perPage: 25 });
  return rows[0]?.email ?? null;
}

export const applicationCalls: readonly StaffCall[] = [readApplications, forwardAgain];
