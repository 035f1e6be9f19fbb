/** Stages of applications: answering or closing them, and proposals of courses on their way to the catalogue. */
import { z } from 'zod';
import {
  applicationStages,
  hostMoves,
  hostStages,
  type HostStage,
  longestSentence,
  longestStageNote,
} from './application.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { mayAnswerApplications, maySeeApplications } from '../staff/who-may.ts';
import type { MovedMeanwhile, ProposalInBoard } from './move-application.service.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../staff/staff-failures.ts';
import { instant } from '../../platform/api/instant.ts';

const stage = z.enum(applicationStages);
const note = z.string().max(longestStageNote, 'too-long');
const sentence = z.string().max(longestSentence, 'too-long');

const proposal = z.object({
  id: z.string(),
  locale: z
    .enum(locales)
    .meta({ description: 'Of the page it was sent from; e-mails to the applicant are in it.' }),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  topic: z.string(),
  experience: z.string(),
  sentAt: instant,
  since: instant.meta({ description: 'Since when it stands there.' }),
  by: z.string().nullable().meta({ description: 'Who of the staff moved it there.' }),
  note: z.string().nullable().meta({ description: 'What staff wrote for each other.' }),
  course: z.string().nullable().meta({ description: 'The slug of the draft that was begun.' }),
  moves: z.array(z.enum(hostStages)).meta({
    description:
      'Stages it may move to: by a plain move; to `draft` by beginning a course, to `declined` with an e-mail, to `live` when its course is published.',
  }),
});
export type ProposalRow = z.output<typeof proposal>;

const board = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(hostStages),
      count: z.number().int(),
      rows: z
        .array(proposal)
        .meta({ description: 'The 100 that moved last; of the new the 100 that wait longest.' }),
    }),
  ),
});
export type BoardAnswer = z.output<typeof board>;

/** Fields are listed one by one, so that a new column is not sent by accident. */
const rowOf = (read: ProposalInBoard, stage: HostStage): ProposalRow => ({
  id: read.id,
  locale: read.locale,
  name: read.name,
  email: read.email,
  phone: read.phone,
  topic: read.answers['courseTopic'] ?? '',
  experience: read.answers['experience'] ?? '',
  sentAt: read.sentAt.toISOString(),
  since: (read.stageSince ?? read.sentAt).toISOString(),
  by: read.stageBy,
  note: read.staffNote,
  course: read.courseSlug,
  moves: [...hostMoves[stage]],
});

const example: ProposalRow = {
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  locale: 'ar',
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  topic: 'الزليج باليد',
  experience: 'عشر سنوات في فاس.',
  sentAt: '2026-11-20T10:00:00.000Z',
  since: '2026-11-21T10:00:00.000Z',
  by: 'support@example.com',
  note: null,
  course: null,
  moves: ['agreed', 'declined', 'new'],
};

const refuseMoved = ({ stage: now, by }: MovedMeanwhile): StaffFailure =>
  refuseStaff('moved-meanwhile', { detail: { stage: now, by } });

const readBoard = defineStaffCall({
  id: 'readHostBoard',
  group: 'applications',
  method: 'GET',
  path: '/api/staff/host-applications',
  summary: 'Courses that people propose, by where they stand',
  may: maySeeApplications,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'Every stage, also an empty one.',
    schema: board,
    example: { stages: [{ stage: 'talk', count: 1, rows: [example] }] },
  },
  async answer({ academy }) {
    const stages = (await academy.staff.hostBoard()).map(({ rows, ...one }) => ({
      stage: one.stage,
      count: one.count,
      rows: rows.map((row) => rowOf(row, one.stage)),
    }));
    return { ok: true, status: 200, body: { stages } satisfies BoardAnswer };
  },
});

const move = defineStaffCall({
  id: 'moveApplication',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/applications/{id}/stage',
  summary: 'Say where an application stands',
  description:
    '`from`: the stage that was seen. A message is `new`, `answered` or `put-away`; a proposal `new`, `talk` or `agreed`, and later stages have calls of their own.',
  may: mayAnswerApplications,
  schema: z.strictObject({ from: stage, to: stage }),
  example: { from: 'new', to: 'answered' },
  answer200: done,
  refusals: ['not-found', 'moved-meanwhile'],
  async answer({ academy }, { params, value, staff }) {
    const moved = await academy.staff.moveApplication({ id: params['id'] ?? '', ...value, staff });
    if (moved.ok) return isDone;
    if (moved.reason === 'moved-meanwhile') return refuseMoved(moved);
    if (moved.reason === 'no-such-move') return refuseStaff('bad-fields', { fields: { to: 'wrong' } });
    return refuseStaff('not-found');
  },
});

const writeNote = defineStaffCall({
  id: 'noteOnApplication',
  group: 'applications',
  method: 'PUT',
  path: '/api/staff/applications/{id}/note',
  summary: 'Write a note on an application, for each other',
  description:
    '`was`: the note before; an empty note is none. It is part of the data that an applicant may ask for.',
  may: mayAnswerApplications,
  schema: z.strictObject({ was: note.nullable(), note }),
  example: { was: null, note: 'Call after Ramadan.' },
  answer200: done,
  refusals: ['not-found', 'note-changed'],
  async answer({ academy }, { params, value, staff }) {
    const kept = await academy.staff.noteOnApplication({ id: params['id'] ?? '', ...value, staff });
    if (kept.ok) return isDone;
    return kept.reason === 'note-changed'
      ? refuseStaff('note-changed', { detail: { note: kept.note } })
      : refuseStaff('not-found');
  },
});

const decliningEmail = z.object({
  to: z.string(),
  locale: z.enum(locales),
  subject: z.string(),
  text: z.string().meta({ description: 'The e-mail as plain text.' }),
});
export type DecliningEmail = z.output<typeof decliningEmail>;

const show = defineStaffCall({
  id: 'showDecliningLetter',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/applications/{id}/declining-letter',
  summary: 'The e-mail that would decline a proposal; nothing is sent',
  may: mayAnswerApplications,
  schema: z.strictObject({ sentence }),
  example: { sentence: 'Your kiln is booked until spring.' },
  answer200: {
    when: 'It is a proposal.',
    schema: decliningEmail,
    example: {
      to: 'salma@example.com',
      locale: 'en',
      subject: 'About the course you proposed',
      text: 'About your proposal …',
    },
  },
  refusals: ['not-found'],
  async answer({ showDeclining }, { params, value }) {
    const shown = await showDeclining({ id: params['id'] ?? '', ...value });
    if (!shown) return refuseStaff('not-found');
    const { to, locale, subject, text } = shown;
    return { ok: true, status: 200, body: { to, locale, subject, text } satisfies DecliningEmail };
  },
});

const decline = defineStaffCall({
  id: 'declineProposal',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/applications/{id}/declining',
  summary: 'Decline a proposal with an e-mail in the applicant’s language',
  may: mayAnswerApplications,
  schema: z.strictObject({ from: z.enum(hostStages), sentence }),
  example: { from: 'talk', sentence: '' },
  answer200: done,
  refusals: ['not-found', 'moved-meanwhile'],
  async answer({ academy }, { params, value, staff }) {
    const declined = await academy.staff.declineProposal({ id: params['id'] ?? '', ...value, staff });
    if (declined.ok) return isDone;
    return declined.reason === 'moved-meanwhile' ? refuseMoved(declined) : refuseStaff('not-found');
  },
});

const begin = defineStaffCall({
  id: 'beginProposedCourse',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/applications/{id}/course',
  summary: 'Begin a draft of the course that was agreed on',
  description: 'With its title in the language of the proposal. Once it is published the proposal is live.',
  may: mayAnswerApplications,
  schema: z.strictObject({ slug: z.string().trim().max(100) }),
  example: { slug: 'zellij-by-hand' },
  answer200: {
    when: 'The draft lies in the catalogue.',
    schema: z.object({ slug: z.string() }),
    example: { slug: 'zellij-by-hand' },
  },
  refusals: ['not-found', 'moved-meanwhile', 'slug-taken'],
  async answer({ academy }, { params, value, staff }) {
    const begun = await academy.staff.beginCourse({ id: params['id'] ?? '', ...value, staff });
    if (begun.ok) return { ok: true, status: 200, body: { slug: begun.slug } };
    if (begun.reason === 'moved-meanwhile') return refuseMoved(begun);
    if (begun.reason === 'bad-slug') return refuseStaff('bad-fields', { fields: { slug: 'bad-slug' } });
    return refuseStaff(begun.reason === 'slug-taken' ? 'slug-taken' : 'not-found');
  },
});

export const applicationStageCalls: readonly StaffCall[] = [readBoard, move, writeNote, show, decline, begin];
