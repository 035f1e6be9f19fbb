/** What members reported, and what is decided about it. Who reported is told to nobody. */
import { z } from 'zod';
import { decisionForm, moderationActs } from '../community/decision-form.ts';
import { isReportKind } from '../community/report-form.ts';
import { mayModerate } from '../staff/who-may.ts';
import { firstBy } from '../staff/first-by.staff.ts';
import { caseExample, caseOf, heldOf, heldRow, reportCase } from './report-shapes.staff.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const listReports = defineStaffCall({
  id: 'listReports',
  group: 'reports',
  method: 'GET',
  path: '/api/staff/reports',
  summary: 'What waits to be decided, the longest waiting first, and who is held off',
  may: mayModerate,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them.',
    schema: z.object({
      cases: z.array(reportCase),
      held: z.array(heldRow),
      waitingForPartner: z
        .number()
        .int()
        .meta({ description: 'Members who wish a partner for the sprint and have none.' }),
    }),
    example: { cases: [caseExample], held: [], waitingForPartner: 0 },
  },
  async answer({ academy }) {
    const { moderation } = academy.staff;
    const [{ cases, held }, waiting] = await Promise.all([
      moderation.reports(),
      moderation.waitingForPartner(),
    ]);
    const body = { cases: cases.map(caseOf), held: held.map(heldOf), waitingForPartner: waiting.length };
    return { ok: true, status: 200, body };
  },
});

const revealAuthor = defineStaffCall({
  id: 'revealAuthor',
  group: 'reports',
  method: 'POST',
  path: '/api/staff/reports/{kind}/{id}/author',
  summary: 'Who wrote a text without a name',
  description: 'The log keeps that it was asked. `name` is null when her account is gone.',
  may: mayModerate,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'It was looked up, and written down.',
    schema: z.object({ name: z.string().nullable() }),
    example: { name: 'Salma' },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params: { kind = '', id = '' }, staff }) {
    if (!isReportKind(kind)) return refuseStaff('not-found');
    const name = await academy.staff.moderation.revealAuthor({ kind, id, staff });
    return { ok: true, status: 200, body: { name } };
  },
});

const decideReport = defineStaffCall({
  id: 'decideReport',
  group: 'reports',
  method: 'POST',
  path: '/api/staff/reports/{kind}/{id}/decision',
  summary: 'Decide what becomes of a text or a member',
  description:
    'Settles all that was reported of it. The reason is read by its author, in a letter; only `keep` needs none. When a colleague was first, `detail.by` says who.',
  may: mayModerate,
  schema: decisionForm,
  example: { act: 'remove', reason: 'Rule 6: nobody asks for card numbers here.' },
  answer200: {
    when: 'It is decided.',
    schema: z.object({ act: z.enum(moderationActs) }),
    example: { act: 'remove' },
  },
  refusals: ['not-found', 'already-decided', 'about-herself', 'account-gone'],
  async answer({ academy }, { params: { kind = '', id = '' }, value, staff }) {
    if (!isReportKind(kind)) return refuseStaff('not-found');
    const decided = await academy.staff.moderation.decideReport({ kind, id, staff, ...value });
    if (decided.ok) return { ok: true, status: 200, body: { act: value.act } };
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

const liftDecision = defineStaffCall({
  id: 'liftDecision',
  group: 'reports',
  method: 'POST',
  path: '/api/staff/held-members/{id}/release',
  summary: 'Let a member write, or come in, again',
  may: mayModerate,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'She is as free as before.', schema: z.object({}), example: {} },
  refusals: ['about-herself', 'too-late'],
  async answer({ academy }, { params: { id = '' }, staff }) {
    const lifted = await academy.staff.moderation.liftDecision({ memberId: id, staff });
    if (lifted.ok) return { ok: true, status: 200, body: {} };
    return refuseStaff(lifted.reason === 'own' ? 'about-herself' : 'too-late');
  },
});

export const reportCalls: readonly StaffCall[] = [listReports, revealAuthor, decideReport, liftDecision];
