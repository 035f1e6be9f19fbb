/** What members reported, and what is decided about it. Who reported is shown to nobody. */
import { z } from 'zod';
import {
  decisionForm,
  isReportKind,
  moderationActs,
  reportKinds,
} from '../../community/community/report-form.ts';
import { mayModerate, maySeePeople } from '../../academy/staff/who-may.ts';
import { staffCall, firstBy } from '../../academy/staff/staff-call.ts';
import { instant, wholeListOf } from '../../platform/api/fields.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { reportDecisions, reportReasons, spaces } from '../../community/community/space.ts';
import type { CaseView } from '../../community/community/moderation.service.ts';
import type { Held } from '../../community/community/reports.service.ts';
import type { FieldProblem } from '../../platform/people/person.ts';

/** Reports in the shapes of the staff API: the texts of strangers as plain text, without addresses. */
const reportCase = z.object({
  kind: z.enum(reportKinds),
  id: z.string(),
  since: instant,
  reasons: z.array(z.object({ reason: z.enum(reportReasons), times: z.number().int() })),
  notes: z.array(z.string()).meta({ description: 'What those who reported it wrote.' }),
  quoted: z
    .array(z.string())
    .meta({ description: 'As it stood when it was reported, once for each wording.' }),
  now: z.string().nullable().meta({ description: 'As it is now; null when it is unchanged, or gone.' }),
  answersTo: z.string().nullable(),
  space: z.enum(spaces).nullable(),
  author: z
    .string()
    .nullable()
    .meta({ description: 'Name of the author; null of a text without a name, or when the account is gone.' }),
  isAnonymous: z.boolean(),
  isGone: z.boolean().meta({ description: 'Deleted or removed since.' }),
  postId: z.string().nullable().meta({ description: 'The post it is in; null when it is gone.' }),
  decided: z
    .object({
      act: z.enum([...moderationActs, ...reportDecisions]),
      why: z.string(),
      by: z.string(),
      at: instant,
    })
    .nullable()
    .meta({ description: 'Null while it waits. `act`: of old decisions their kind only.' }),
});

function caseOf({ subject, ...reported }: CaseView) {
  // A member who is shut out still exists.
  const isGone = subject === null || (subject.removedAt !== null && reported.kind !== 'member');
  const isAnonymous = subject?.isAnonymous ?? false;
  return {
    ...reported,
    now: !isGone && !reported.quoted.includes(subject.body) ? subject.body : null,
    answersTo: subject?.answersTo ?? null,
    space: subject?.space ?? null,
    author: isAnonymous ? null : (subject?.authorName ?? null),
    isAnonymous,
    isGone,
    postId: isGone ? null : subject.postId,
  };
}

const heldRow = z.object({
  memberId: z.string(),
  name: z.string(),
  quietUntil: instant.nullable().meta({ description: 'They read and do not write until then.' }),
  shutOutAt: instant.nullable().meta({ description: 'Since when the community is closed to the author.' }),
  email: z.string().nullable().meta({ description: 'For whom may see the learner’s page; else null.' }),
  why: z
    .string()
    .meta({ description: 'The reason they were told; empty of decisions before it was stored.' }),
  by: z.string().nullable(),
});

const heldOf = ({ displayName, heldBy, heldWhy, ...held }: Held) => ({
  ...held,
  name: displayName,
  why: heldWhy,
  by: heldBy,
});

const listReports = staffCall({
  method: 'GET',
  path: 'reports',
  summary: 'What waits to be decided, the longest waiting first; or what was decided, the newest first',
  may: mayModerate,
  input: z.object({ show: z.enum(['open', 'decided']).default('open') }),
  output: wholeListOf(reportCase),
  run: async ({ academy }, value) => ({
    rows: (await academy.staff.moderation.reports(value)).map(caseOf),
  }),
});

const listHeld = staffCall({
  method: 'GET',
  path: 'held-members',
  summary: 'Members who are muted or blocked',
  may: mayModerate,
  input: z.object({}),
  output: wholeListOf(heldRow),
  run: async ({ academy, staff }) => ({
    rows: (await academy.staff.moderation.heldMembers()).map((held) => ({
      ...heldOf(held),
      email: maySeePeople(staff) ? held.email : null,
    })),
  }),
});

const revealAuthor = staffCall({
  path: 'reports/{kind}/{id}/author',
  summary: 'Who wrote a text without a name',
  description: 'The log keeps that it was asked. `name` is null when the account is gone.',
  may: mayModerate,
  input: z.strictObject({}),
  output: z.object({ name: z.string().nullable() }),
  refusals: ['not-found'],
  async run({ academy, params: { kind, id }, staff }) {
    if (!isReportKind(kind)) return refuseStaff('not-found');
    const name = await academy.staff.moderation.revealAuthor({ kind, id, staff });
    return { name };
  },
});

const decideReport = staffCall({
  path: 'reports/{kind}/{id}/decision',
  summary: 'Decide what becomes of a text or a member',
  description:
    'Settles all that was reported of it. The author gets the reason by e-mail; only `keep` needs none. When a colleague was first, `detail.by` says who.',
  may: mayModerate,
  input: decisionForm,
  output: z.object({ act: z.enum(moderationActs) }),
  refusals: ['not-found', 'already-decided', 'about-herself', 'account-gone'],
  async run({ academy, params: { kind, id }, staff }, value) {
    if (!isReportKind(kind)) return refuseStaff('not-found');
    const decided = await academy.staff.moderation.decideReport({ kind, id, staff, ...value });
    if (decided.ok) return { act: value.act };
    switch (decided.reason) {
      case 'own':
        return refuseStaff('about-herself');
      case 'nobody':
        return refuseStaff('account-gone');
      case 'not-for-this':
        return refuseStaff('bad-fields', { fields: { act: 'not-taken' } });
      case 'already-decided': {
        const acts = moderationActs.map((act) => `report-${act}`);
        return refuseStaff('already-decided', { detail: await firstBy(academy, `${kind} ${id}`, acts) });
      }
    }
  },
});

const holdMember = staffCall({
  path: 'held-members/{member}',
  summary: 'Mute or block a member whom nobody reported',
  description: 'They get the reason by e-mail. Undone by `release`.',
  may: mayModerate,
  input: z.strictObject({
    act: z.enum(['quiet-1', 'quiet-7', 'quiet-30', 'shut-out'], {
      error: 'choice-required' satisfies FieldProblem,
    }),
    reason: z
      .string()
      .trim()
      .min(1, 'reason-required' satisfies FieldProblem)
      .max(500, 'too-long' satisfies FieldProblem),
  }),
  output: z.object({}),
  refusals: ['not-found', 'about-herself', 'too-late'],
  async run({ academy, params: { member: id }, staff }, { act, reason }) {
    const held = await academy.staff.moderation.holdMember({ memberId: id, act, reason, staff });
    if (held.ok) return {};
    return refuseStaff(
      held.reason === 'own' ? 'about-herself' : held.reason === 'nobody' ? 'not-found' : 'too-late',
    );
  },
});

const liftDecision = staffCall({
  path: 'held-members/{member}/release',
  summary: 'Let a member write, or come in, again',
  may: mayModerate,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['about-herself', 'too-late'],
  async run({ academy, params: { member: id }, staff }) {
    const lifted = await academy.staff.moderation.liftDecision({ memberId: id, staff });
    if (lifted.ok) return {};
    return refuseStaff(lifted.reason === 'own' ? 'about-herself' : 'too-late');
  },
});

export const reportCalls = [
  listReports,
  listHeld,
  revealAuthor,
  decideReport,
  holdMember,
  liftDecision,
] as const;
