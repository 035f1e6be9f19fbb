/**
 * What becomes of an application in the staff console, as one table: stage → stages it may become. Nothing else in the app moves
 * one. A list or an e-mail answers some kinds by itself: those have no stage.
 */
import { addDays, dateInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';

/** To the person who applied. */
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
] as const;
export type ApplicantEmailName = (typeof applicantEmailNames)[number];

/** 'staff-application' tells the academy. */
export type ApplicationEmailName = ApplicantEmailName | 'staff-application';

/** What people ask the academy for with a form. Stored first; what they see depends on the storing alone. */
export const applicationKinds = [
  'waitlist',
  'workshop',
  'host-course',
  'access-request',
  'contact',
  'careers',
  'consultation',
] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** What a message to the academy is about; the words for each stand in content/common/applications. */
export const contactTopics = ['course', 'payment', 'community', 'partnership', 'press', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** A course that somebody proposed goes from 'new' to 'live', or is declined with an e-mail. */
export const hostStages = ['new', 'talk', 'agreed', 'draft', 'live', 'declined'] as const;
export type HostStage = (typeof hostStages)[number];

/** 'put-away': there is nothing to answer. */
export const answerStages = ['new', 'answered', 'put-away'] as const;
export type AnswerStage = (typeof answerStages)[number];

export type ApplicationStage = HostStage | AnswerStage;
export const applicationStages = [
  ...hostStages,
  'answered',
  'put-away',
] as const satisfies readonly ApplicationStage[];

type Moves<Stage extends string> = Record<Stage, readonly Stage[]>;

/** A step can be taken back until an e-mail or a draft came of it; who was declined and writes again is talked with. */
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

/** Somebody in the staff console answers these. */
const answeredByHand: ReadonlySet<ApplicationKind> = new Set([
  'contact',
  'careers',
  'access-request',
  'consultation',
]);

/** Null: nobody need answer. */
export const firstStageOf = (kind: ApplicationKind): 'new' | null =>
  kind === 'host-course' || answeredByHand.has(kind) ? 'new' : null;

/**
 * Working days (Monday to Friday in Morocco) within which the forms and their e-mails promise an answer, as `content/pages` and
 * `content/emails/received` say in words; what nothing is promised for is answered within the longest of them.
 */
export const answerWorkingDays: Partial<Record<ApplicationKind, number>> = {
  contact: 1,
  consultation: 1,
  'host-course': 5,
  careers: 10,
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

/** What an application of this kind may become by a plain move: neither an e-mail nor a draft nor a page comes of it. */
const plainHostMoves: ReadonlySet<ApplicationStage> = new Set(['new', 'talk', 'agreed']);

/** From which stages an application of a kind may come to one; none where it may not. */
export function stagesBefore(kind: ApplicationKind, to: ApplicationStage): ApplicationStage[] {
  const moves: Partial<Record<ApplicationStage, readonly ApplicationStage[]>> =
    kind === 'host-course' ? hostMoves : firstStageOf(kind) === null ? {} : answerMoves;
  return applicationStages.filter((stage) => moves[stage]?.includes(to));
}

/** Whether staff move it there by saying so. Declining writes an e-mail, a draft is begun, and a page is published. */
export const isPlainMove = (kind: ApplicationKind, to: ApplicationStage): boolean =>
  stagesBefore(kind, to).length > 0 && (kind !== 'host-course' || plainHostMoves.has(to));

/** What staff write of an application for each other, and what they add to an e-mail: at most so many signs. */
export const longestStageNote = 2_000;
export const longestSentence = 600;
