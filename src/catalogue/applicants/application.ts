/**
 * The stages of an application as one table: stage → stages it may become. No other code moves one. Kinds that a waitlist or an
 * e-mail answers by itself have no stage.
 */
import { addDays, dateInMorocco, instantInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';

/** E-mails to the applicant. */
export const applicantEmailNames = [
  'waitlist-joined',
  'workshop-seat',
  'workshop-waiting',
  'workshop-next-session',
  'workshop-seat-freed',
  'workshop-seat-offer',
  'workshop-new-date',
  'workshop-moved',
  'workshop-new-hour',
  'workshop-joining',
  'workshop-joining-changed',
  'workshop-day',
  'workshop-hour',
  'course-proposal-received',
  'course-proposal-declined',
  'access-link',
  'interest-noted',
  'message-received',
  'job-application-received',
  'consultation-requested',
  'application-reply',
  'scholarship-asked',
] as const;
export type ApplicantEmailName = (typeof applicantEmailNames)[number];

/** 'staff-application' notifies the academy. */
export type ApplicationEmailName = ApplicantEmailName | 'staff-application';

/** What people send the academy with a form. */
export const applicationKinds = [
  'waitlist',
  'workshop',
  'host-course',
  'access-request',
  'contact',
  'careers',
  'consultation',
  'scholarship',
] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** What a message to the academy is about; their names are in words.en.ts. */
export const contactTopics = [
  'course',
  'payment',
  'community',
  'partnership',
  'work',
  'press',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** A proposed course moves from 'new' to 'live', or is declined with an e-mail. */
export const hostStages = ['new', 'talk', 'agreed', 'draft', 'live', 'declined'] as const;
export type HostStage = (typeof hostStages)[number];

/** 'put-away': needs no answer. */
export const answerStages = ['new', 'answered', 'put-away'] as const;
export type AnswerStage = (typeof answerStages)[number];

/** Two people decide about a scholarship; 'given': by an order of 0 MAD. */
export const scholarshipStages = ['new', 'given', 'declined'] as const;
export type ScholarshipStage = (typeof scholarshipStages)[number];

export type ApplicationStage = HostStage | AnswerStage | ScholarshipStage;
export const applicationStages = [
  ...hostStages,
  'answered',
  'put-away',
  'given',
] as const satisfies readonly ApplicationStage[];

type Moves<Stage extends string> = Record<Stage, readonly Stage[]>;

/** A move can be undone until it led to an e-mail or a draft; a declined proposal may return to talks. */
export const hostMoves: Moves<HostStage> = {
  new: ['talk', 'declined'],
  talk: ['agreed', 'declined', 'new'],
  agreed: ['draft', 'declined', 'talk'],
  draft: ['live', 'agreed'],
  live: [],
  declined: ['talk'],
};

export const answerMoves: Moves<AnswerStage> = {
  new: ['answered', 'put-away'],
  answered: ['new'],
  'put-away': ['new'],
};

/** Staff answer these. */
const answeredByHand: ReadonlySet<ApplicationKind> = new Set([
  'contact',
  'careers',
  'access-request',
  'consultation',
]);

/** Null: nobody has to answer. */
export const firstStageOf = (kind: ApplicationKind): 'new' | null =>
  kind === 'host-course' || kind === 'scholarship' || answeredByHand.has(kind) ? 'new' : null;

/**
 * Working days (Monday to Friday in Morocco) within which forms and e-mails promise an answer, as words.en.ts and
 * emails.words.en.ts say; kinds without a promise are answered within the longest of them.
 */
export const answerWorkingDays: Partial<Record<ApplicationKind, number>> = {
  contact: 1,
  consultation: 1,
  'host-course': 5,
  careers: 10,
  scholarship: 10,
};

/** The last instant of the working day on which the answer is due. */
export function answerDueAt(kind: ApplicationKind, sentAt: Date): Date {
  let left = answerWorkingDays[kind] ?? Math.max(...Object.values(answerWorkingDays));
  let date = dateInMorocco(sentAt);
  while (left > 0) {
    date = addDays(date, 1);
    if (weekdayOf(date) <= 5) left -= 1;
  }
  return instantInMorocco(addDays(date, 1), '00:00');
}

/** Targets of a plain move, which sends no e-mail, makes no draft and publishes nothing. */
const plainHostMoves: ReadonlySet<ApplicationStage> = new Set(['new', 'talk', 'agreed']);

/** From which stages an application of a kind may come to one; empty when it may not. */
export function stagesBefore(kind: ApplicationKind, to: ApplicationStage): ApplicationStage[] {
  const moves: Partial<Record<ApplicationStage, readonly ApplicationStage[]>> =
    kind === 'host-course'
      ? hostMoves
      : kind === 'scholarship' || firstStageOf(kind) === null
        ? {}
        : answerMoves;
  return applicationStages.filter((stage) => moves[stage]?.includes(to));
}

/** Whether staff move it by a plain choice. Declining sends an e-mail, and drafts and pages are made elsewhere. */
export const isPlainMove = (kind: ApplicationKind, to: ApplicationStage): boolean =>
  stagesBefore(kind, to).length > 0 && (kind !== 'host-course' || plainHostMoves.has(to));

/** What staff answered by e-mail. `at`: ISO 8601; `by`: the address of who wrote it. */
export type ApplicationReply = { at: string; by: string; text: string };

/** What one of the staff thinks of a request for a scholarship. `at`: ISO 8601; `by`: the address of who said it. */
export type Verdict = { at: string; by: string; isYes: boolean; why: string };

/** Each has one word, the latest; two of the same kind decide. Null: not decided yet. */
export function outcomeOf(
  verdicts: readonly Pick<Verdict, 'by' | 'isYes'>[],
): Exclude<ScholarshipStage, 'new'> | null {
  const latest = new Map(verdicts.map((one) => [one.by, one.isYes]));
  const yes = [...latest.values()].filter(Boolean).length;
  return yes >= 2 ? 'given' : latest.size - yes >= 2 ? 'declined' : null;
}

/** Characters of an answer, and how many one application takes. */
export const longestReply = 5_000;
export const mostReplies = 30;

/** The stage after an answer from this one; null where none is sent: what is archived or over is opened first. */
export function stageAfterReply(kind: ApplicationKind, stage: ApplicationStage): ApplicationStage | null {
  if (kind === 'host-course') return stage === 'new' ? 'talk' : stage === 'declined' ? null : stage;
  if (kind === 'scholarship') return stage;
  return stage === 'new' || stage === 'answered' ? 'answered' : null;
}

/** Characters of a staff note, or of what staff add to an e-mail. */
export const longestStageNote = 2_000;
export const longestSentence = 600;
