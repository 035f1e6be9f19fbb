/** Live sessions: when each is open, which follow their cohort's plan, and which lesson of the outline each of them is. */
import type { LiveSession } from './classroom.table.ts';

const minuteMs = 60_000;

/** The link is shown from ten minutes before the beginning until half an hour after the end. */
export const opensMinutesBefore = 10;
export const closesMinutesAfter = 30;

type Span = Pick<LiveSession, 'startsAt' | 'minutes'>;

export const endOf = ({ startsAt, minutes }: Span): Date => new Date(startsAt.getTime() + minutes * minuteMs);

/** 'open': the link is shown and a learner can report being there. */
export type SessionState = 'coming' | 'open' | 'over' | 'cancelled';

export function stateOf(session: Span & Pick<LiveSession, 'cancelledAt'>, now: Date): SessionState {
  if (session.cancelledAt !== null) return 'cancelled';
  if (now.getTime() < session.startsAt.getTime() - opensMinutesBefore * minuteMs) return 'coming';
  return now.getTime() < endOf(session).getTime() + closesMinutesAfter * minuteMs ? 'open' : 'over';
}

/**
 * The session that learners see first: by time, an open one before those to come. One that has ended stays until it is over,
 * unless another is open already. Null: none is left.
 */
export function nextOf<Session extends Span & Pick<LiveSession, 'cancelledAt'>>(
  sessions: readonly Session[],
  now: Date,
): Session | null {
  const left = sessions
    .filter((session) => ['open', 'coming'].includes(stateOf(session, now)))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const open = left.filter((session) => stateOf(session, now) === 'open');
  return open.find((session) => endOf(session) > now) ?? left[0] ?? null;
}

/** Calendars take the highest sequence number of an event: seconds since 2026, so that every change has a higher one. */
export const sequenceOf = ({ changedAt }: Pick<LiveSession, 'changedAt'>): number =>
  Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2026, 0, 1)) / 1_000));

/** The lesson of each session, by the session's id: the one that staff set, else the next one in order that is left. */
export function matchLessons(
  sessions: readonly Pick<LiveSession, 'id' | 'number' | 'lessonId' | 'cancelledAt'>[],
  liveLessons: readonly string[],
): Map<string, string> {
  const set = new Set(sessions.flatMap(({ lessonId }) => lessonId ?? []));
  const left = liveLessons.filter((id) => !set.has(id));
  const matched = new Map<string, string>();
  for (const session of [...sessions].sort((one, other) => one.number - other.number)) {
    const next = session.cancelledAt === null ? left[0] : undefined;
    if (session.lessonId !== null) matched.set(session.id, session.lessonId);
    else if (next !== undefined) matched.set(session.id, left.shift() ?? next);
  }
  return matched;
}

type Planned = Pick<LiveSession, 'number' | 'startsAt' | 'plannedAt' | 'minutes' | 'cancelledAt'>;

export type Replanning =
  | { kind: 'add'; number: number; at: Date }
  | { kind: 'move'; number: number; at: Date }
  | { kind: 'minutes'; number: number }
  | { kind: 'cancel'; number: number };

/**
 * The steps that make a cohort's sessions follow its meetings. The n-th session always is the n-th meeting; what has begun
 * is never touched; a session that staff moved by hand stays where it is until the cohort's own plan changes.
 */
export function replan(
  sessions: readonly Planned[],
  meetings: readonly Date[],
  minutes: number,
  now: Date,
): Replanning[] {
  const byNumber = new Map(sessions.map((session) => [session.number, session]));
  const wanted = meetings.flatMap((at, index): Replanning[] => {
    const number = index + 1;
    const session = byNumber.get(number);
    if (!session) return [{ kind: 'add', number, at }];
    if (session.startsAt <= now) return [];
    if (session.plannedAt?.getTime() !== at.getTime()) return at > now ? [{ kind: 'move', number, at }] : [];
    return session.minutes === minutes || session.cancelledAt !== null ? [] : [{ kind: 'minutes', number }];
  });
  const extra = sessions
    .filter(
      ({ number, startsAt, cancelledAt }) =>
        number > meetings.length && startsAt > now && cancelledAt === null,
    )
    .map(({ number }): Replanning => ({ kind: 'cancel', number }));
  return [...wanted, ...extra];
}
