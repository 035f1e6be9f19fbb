/** What the page of reports shows, and what is posted to it. */
import { data, redirect } from 'react-router';
import { decisionForm, moderationActs } from '../../../domain/community/decision-form.ts';
import { isReportKind, type ReportKind } from '../../../domain/community/report-form.ts';
import { readForm, typedIn, type FieldProblems, type Typed } from '../../../domain/people/read-form.ts';
import { mayModerate } from '../../../domain/staff/who-may.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import type { CaseView } from '../../../flows/moderation-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { fill } from '../../locale/fill.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { officeHead, openOffice, type Office } from './open-office.ts';

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

function actsFor(kind: ReportKind, { say }: Office) {
  const { acts, memberActs } = say.staffReports;
  if (kind !== 'member') return moderationActs.map((value) => ({ value, title: acts[value] }));
  return moderationActs.flatMap((value) =>
    value === 'remove' ? [] : [{ value, title: value === 'keep' ? acts.keep : memberActs[value] }],
  );
}

function caseCard(each: CaseView, place: number, office: Office) {
  const { say, links, locale } = office;
  const words = say.staffReports;
  const { kind, id, subject, quoted, own } = each;
  const isGone = subject === null || (subject.removedAt !== null && kind !== 'member');
  const isAnonymous = subject?.isAnonymous ?? false;
  const where = subject?.space ? ` · ${say.circle.spaces[subject.space].name}` : '';
  return {
    kind,
    id,
    key: keyOf(kind, id),
    anchor: `case-${place + 1}`,
    title: `${words.kinds[kind]}${where}`,
    since: words.since(formatMoment(each.since, locale)),
    reasons: each.reasons.map(({ reason, times }) =>
      times === 1 ? words.reasons[reason] : fill(words.times, { reason: words.reasons[reason], n: times }),
    ),
    notes: each.notes,
    quoted,
    isGone,
    isAnonymous,
    author: subject?.authorName ?? null,
    answersTo: subject?.answersTo ?? null,
    now: !isGone && subject && !quoted.includes(subject.body) ? subject.body : null,
    href: isGone || !subject?.postId ? null : links.circlePost(subject.postId),
    acts: actsFor(kind, office),
    own,
  };
}

export async function loadReports(args: ScreenArgs) {
  const office = await openOffice(args, mayModerate);
  if (office.elsewhere) return office.elsewhere;
  const { academy, allowed, staff, say, links, locale, url, clock } = office;
  const words = say.staffReports;
  const { cases, held } = allowed ? await academy.staff.moderation.reports(staff) : { cases: [], held: [] };
  const waiting = allowed ? (await academy.staff.moderation.waitingForPartner()).length : 0;
  const page = {
    ...officeHead(words.title, office),
    allowed,
    words,
    problemWords: say.common.fieldProblems,
    self: links.staffReports(),
    partners: { href: links.staffPartners(), waiting },
    circle: links.circle(),
    cases: cases.map((each, place) => caseCard(each, place, office)),
    held: held.map(({ memberId, displayName, quietUntil, shutOutAt, isOwn }) => ({
      memberId,
      isOwn,
      name: displayName,
      state:
        shutOutAt === null
          ? words.quietUntil(formatMoment(quietUntil ?? clock(), locale))
          : words.shutOutSince(formatMoment(shutOutAt, locale)),
    })),
    done: url.searchParams.has('decided')
      ? words.decided
      : url.searchParams.has('lifted')
        ? words.lifted
        : null,
  };
  return data(page, { status: allowed ? 200 : 403 });
}

export type ReportsLoaded = Exclude<Awaited<ReturnType<typeof loadReports>>, Response>['data'];

export type ReportsAnswer = {
  key: string;
  typed: Typed;
  problems: FieldProblems;
  refused: 'already' | 'nobody' | 'own' | 'ownHeld' | null;
  revealed: { key: string; name: string | null } | null;
};

const answer = (status: number, part: Partial<ReportsAnswer>) =>
  data<ReportsAnswer>(
    { key: '', typed: {}, problems: {}, refused: null, revealed: null, ...part },
    { status },
  );

async function decide({ academy, staff, links }: Office, form: FormData, kind: ReportKind, id: string) {
  const key = keyOf(kind, id);
  const reading = readForm(decisionForm, form);
  if (!reading.ok) return answer(422, { key, typed: reading.typed, problems: reading.problems });
  const decided = await academy.staff.moderation.decideReport({ kind, id, staff, ...reading.value });
  if (decided.ok) return redirect(`${links.staffReports()}?decided`, 303);
  const { reason } = decided;
  if (reason === 'reason-required') return answer(422, { key, typed: reading.typed, problems: { reason } });
  const refused = reason === 'nobody' || reason === 'own' ? reason : 'already';
  return answer(409, { key, typed: reading.typed, refused });
}

export async function answerReports(args: ScreenArgs) {
  const office = await openOffice(args, mayModerate);
  if (office.elsewhere) return office.elsewhere;
  if (!office.allowed) return answer(403, {});
  const { academy, staff, links } = office;
  const form = await postedForm(args.request);
  const { id = '', kind = '', intent = '' } = typedIn(form);
  if (intent === 'lift') {
    const lifted = await academy.staff.moderation.liftDecision({ memberId: id, staff });
    if (!lifted.ok && lifted.reason === 'own') return answer(409, { refused: 'ownHeld' });
    return redirect(`${links.staffReports()}?lifted`, 303);
  }
  if (!isReportKind(kind)) return answer(404, {});
  if (intent === 'reveal') {
    const name = await academy.staff.moderation.revealAuthor({ kind, id, staff });
    return answer(200, { revealed: { key: keyOf(kind, id), name } });
  }
  return decide(office, form, kind, id);
}
