/** Stages of applications: answering or closing them, and proposals of courses on their way to the catalogue. */
import { z } from 'zod';
import {
  applicationStages,
  longestReply,
  hostStages,
  longestSentence,
  longestStageNote,
} from '../../catalogue/applicants/application.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { mayAnswerApplications } from '../../academy/staff/who-may.ts';
import type { MovedMeanwhile } from './move-application.service.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';

const stage = z.enum(applicationStages);
const note = z.string().max(longestStageNote, 'too-long');
const sentence = z.string().max(longestSentence, 'too-long');

const refuseMoved = ({ stage: now, by }: MovedMeanwhile): StaffFailure =>
  refuseStaff('moved-meanwhile', { detail: { stage: now, by } });

const move = staffCall({
  path: 'applications/{id}/stage',
  summary: 'Say where an application stands',
  description:
    '`from`: the stage that was seen. A message is `new`, `answered` or `put-away`; a proposal `new`, `talk` or `agreed`, and later stages have calls of their own.',
  may: mayAnswerApplications,
  input: z.strictObject({ from: stage, to: stage }),
  output: done,
  refusals: ['not-found', 'moved-meanwhile'],
  async run({ academy, params, staff }, value) {
    const moved = await academy.staff.moveApplication({ id: params.id, ...value, staff });
    if (moved.ok) return isDone;
    if (moved.reason === 'moved-meanwhile') return refuseMoved(moved);
    if (moved.reason === 'no-such-move') return refuseStaff('bad-fields', { fields: { to: 'wrong' } });
    return refuseStaff('not-found');
  },
});

const sendReply = staffCall({
  path: 'applications/{id}/reply',
  summary: 'Answer an application by e-mail, in the applicant’s language',
  description:
    'The answer stays with the application: a message becomes `answered`, a new proposal `talk`. `from`: the stage that was seen.',
  may: mayAnswerApplications,
  input: z.strictObject({
    from: stage,
    text: z.string().trim().min(3, 'too-short').max(longestReply, 'too-long'),
  }),
  output: done,
  refusals: ['not-found', 'moved-meanwhile'],
  async run({ academy, params, staff }, value) {
    const sent = await academy.staff.replyToApplication({ id: params.id, ...value, staff });
    if (sent.ok) return isDone;
    return sent.reason === 'moved-meanwhile' ? refuseMoved(sent) : refuseStaff('not-found');
  },
});

const close = staffCall({
  path: 'applications/closing',
  summary: 'Mark several new applications as answered, or archive them, each by itself',
  description: 'What a colleague answered or moved meanwhile stays as it is, and is named.',
  may: mayAnswerApplications,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500), to: z.enum(['answered', 'put-away']) }),
  output: z.object({
    closed: z.number().int(),
    left: z.array(
      z.object({
        id: z.string(),
        stage: stage.nullable().meta({ description: 'Its stage; null where it is gone or has none.' }),
        by: z.string().nullable().meta({ description: 'Who of the staff moved it there.' }),
      }),
    ),
  }),
  async run({ academy, staff }, { ids, to }) {
    const left = [];
    let closed = 0;
    for (const id of new Set(ids)) {
      const moved = await academy.staff.moveApplication({ id, from: 'new', to, staff });
      if (moved.ok) closed += 1;
      else if (moved.reason === 'moved-meanwhile') left.push({ id, stage: moved.stage, by: moved.by });
      else left.push({ id, stage: null, by: null });
    }
    return { closed, left };
  },
});

const writeNote = staffCall({
  method: 'PUT',
  path: 'applications/{id}/note',
  summary: 'Write a note on an application, for each other',
  description:
    '`was`: the note before; an empty note is none. It is part of the data that an applicant may ask for.',
  may: mayAnswerApplications,
  input: z.strictObject({ was: note.nullable(), note }),
  output: done,
  refusals: ['not-found', 'note-changed'],
  async run({ academy, params, staff }, value) {
    const kept = await academy.staff.noteOnApplication({ id: params.id, ...value, staff });
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

const show = staffCall({
  path: 'applications/{id}/declining-email',
  summary: 'The e-mail that would decline a proposal; nothing is sent',
  may: mayAnswerApplications,
  input: z.strictObject({ sentence }),
  output: decliningEmail,
  refusals: ['not-found'],
  async run({ showDeclining, params }, value) {
    return (await showDeclining({ id: params.id, ...value })) ?? refuseStaff('not-found');
  },
});

const decline = staffCall({
  path: 'applications/{id}/declining',
  summary: 'Decline a proposal with an e-mail in the applicant’s language',
  may: mayAnswerApplications,
  input: z.strictObject({ from: z.enum(hostStages), sentence }),
  output: done,
  refusals: ['not-found', 'moved-meanwhile'],
  async run({ academy, params, staff }, value) {
    const declined = await academy.staff.declineProposal({ id: params.id, ...value, staff });
    if (declined.ok) return isDone;
    return declined.reason === 'moved-meanwhile' ? refuseMoved(declined) : refuseStaff('not-found');
  },
});

const judge = staffCall({
  path: 'applications/{id}/verdict',
  summary: 'Say yes or no to a request for a scholarship, with a reason',
  description:
    'Two different people decide. With the second yes the learner gets the course and an e-mail, if whoever says it may give access; with the second no an e-mail that declines. Nobody decides about her own.',
  may: mayAnswerApplications,
  input: z.strictObject({ isYes: z.boolean(), why: z.string().max(2_000) }),
  output: z.object({ stage }),
  refusals: ['not-found', 'moved-meanwhile', 'own-order'],
  async run({ academy, params, staff }, value) {
    const judged = await academy.staff.judgeScholarship({ id: params.id, ...value, staff });
    if (judged.ok) return { stage: judged.stage };
    if (judged.reason === 'moved-meanwhile') return refuseMoved(judged);
    if (judged.reason === 'application-not-found') return refuseStaff('not-found');
    if (judged.reason === 'own-order') return refuseStaff('own-order');
    return refuseStaff('bad-fields', {
      fields: judged.reason === 'why' ? { why: 'reason-length' } : { isYes: judged.reason },
    });
  },
});

const begin = staffCall({
  path: 'applications/{id}/course',
  summary: 'Begin a draft of the course that was agreed on',
  description: 'With its title in the language of the proposal. Once it is published the proposal is live.',
  may: mayAnswerApplications,
  input: z.strictObject({ slug: z.string().trim().max(100) }),
  output: z.object({ slug: z.string() }),
  refusals: ['not-found', 'moved-meanwhile', 'slug-taken'],
  async run({ academy, params, staff }, value) {
    const begun = await academy.staff.beginCourse({ id: params.id, ...value, staff });
    if (begun.ok) return { slug: begun.slug };
    if (begun.reason === 'moved-meanwhile') return refuseMoved(begun);
    if (begun.reason === 'bad-slug') return refuseStaff('bad-fields', { fields: { slug: 'bad-slug' } });
    return refuseStaff(begun.reason === 'slug-taken' ? 'slug-taken' : 'not-found');
  },
});

export const applicationStageCalls = [
  move,
  sendReply,
  close,
  writeNote,
  show,
  decline,
  judge,
  begin,
] as const;
