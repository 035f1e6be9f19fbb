/** Applications and seats of workshops for staff. All of it was typed by strangers, so it is only ever shown as text. */
import { z } from 'zod';
import {
  applicationKinds,
  applicationStages,
  stageAfterReply,
  stagesBefore,
} from '../../catalogue/applicants/application.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { maySeeApplications } from '../../academy/staff/who-may.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { instant, listOf, page, perPage, searchText } from '../../platform/api/fields.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

export const seatState = z.enum([
  'seat',
  'offered',
  'waiting',
  'next-session',
  'given-up',
  'off-list',
  'invited',
]);

const kind = z.enum(applicationKinds);

const row = z.object({
  id: z.string(),
  kind,
  subject: z
    .string()
    .nullable()
    .meta({ description: 'The slug of what it was sent for; the topic of a message is among its answers.' }),
  about: inEachLanguage.nullable(),
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

const reply = z.object({ at: instant, by: z.string(), text: z.string() });

/** Answers as they are shown: the first first. */
const dated = <One extends { at: string }>(written: readonly One[]) =>
  written.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) }));

const whole = row.extend({
  replies: z.array(reply).meta({ description: 'What staff answered by e-mail, the first first.' }),
  mayReply: z.boolean().meta({ description: 'Its stage takes an answer.' }),
  verdicts: z
    .array(reply.omit({ text: true }).extend({ isYes: z.boolean(), why: z.string() }))
    .meta({ description: 'Of a scholarship: what staff said, the first first; the latest of each counts.' }),
  courseSlug: z.string().nullable().meta({ description: 'Of a proposal: the draft that was begun.' }),
  moves: z.array(z.enum(applicationStages)).meta({
    description:
      'Stages it may move to by a plain move; a proposal to `draft` by beginning a course, to `declined` with an e-mail, to `live` when its course is published.',
  }),
});

const answer = listOf(row).extend({
  kinds: z.array(z.object({ kind, sent: z.number(), waiting: z.number() })),
  subjects: z.array(z.object({ subject: z.string(), about: inEachLanguage, sent: z.number() })),
});

const rowOf = <Row extends { staffNote: string | null }>({ staffNote, ...read }: Row) => ({
  ...read,
  note: staffNote,
});

const readApplications = staffCall({
  method: 'GET',
  path: 'applications',
  summary: 'Applications, the newest first',
  description: '`subject` counts together with a `kind`; `search` looks in names and addresses.',
  may: maySeeApplications,
  input: z.object({
    page,
    perPage,
    search: searchText,
    kind: kind.optional(),
    subject: z.string().max(200).optional(),
    stage: z.enum(applicationStages).optional(),
  }),
  output: answer,
  async run({ academy }, { kind: of = null, subject = null, stage = null, ...asked }) {
    const found = await academy.staff.applications({ ...asked, kind: of, subject, stage });
    return { ...found, rows: found.rows.map(rowOf), total: null };
  },
});

const readApplication = staffCall({
  method: 'GET',
  path: 'applications/{id}',
  summary: 'One application',
  may: maySeeApplications,
  input: z.object({}),
  output: whole,
  refusals: ['not-found'],
  async run({ academy, params }) {
    const found = await academy.staff.application(params.id);
    if (found === null) return refuseStaff('not-found');
    const mayReply = found.stage !== null && stageAfterReply(found.kind, found.stage) !== null;
    const moves = applicationStages.filter((to) =>
      stagesBefore(found.kind, to).some((from) => from === found.stage),
    );
    const written = { replies: dated(found.replies), verdicts: dated(found.verdicts) };
    return { ...rowOf(found), ...written, mayReply, moves };
  },
});

export const applicationCalls = [readApplications, readApplication] as const;
