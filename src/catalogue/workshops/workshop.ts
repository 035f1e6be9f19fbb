import { z } from 'zod';
import {
  choice,
  day,
  filmToCome,
  type Ground,
  ground,
  group,
  inLanguages,
  list,
  longText,
  money,
  portrait,
  slug,
  tenths,
  text,
  time,
  whole,
} from '../../platform/records/record-fields.ts';
import { type Localised, type Question, questions } from '../courses/course.ts';
import type { WrittenIn } from '../../platform/records/record.ts';

/**
 * What the holder of a seat can do on its page. 'give-up': a seat; 'leave': a list. An action is for the state that the page
 * showed: 'leave' on an outdated page does not give up a seat taken since.
 */
export const leavingActions = ['give-up', 'leave'] as const;
export type LeavingAction = (typeof leavingActions)[number];
export type SeatAction = 'take' | LeavingAction;

export const leavingActionOf = {
  seat: 'give-up',
  offered: 'leave',
  waiting: 'leave',
  'next-session': 'leave',
} as const satisfies Partial<Record<SeatState, LeavingAction>>;

/** Null for an unknown action. */
export function readSeatAction(value: unknown): SeatAction | null {
  return value === 'take' ? value : (leavingActions.find((action) => action === value) ?? null);
}

/** Whether the action fits the state; a seat that was given up before fits any. */
export const fitsPlace = (action: LeavingAction, state: SeatState): boolean =>
  !(state in leavingActionOf) || leavingActionOf[state as keyof typeof leavingActionOf] === action;

/** The rules of a workshop's record. */
export const workshopSchema = z.strictObject({
  slug: slug(),
  heldOn: day(),
  startsAt: time(),
  minutes: whole(5, 1_440),
  kind: choice(['online', 'place']),
  capacity: whole(1, 100_000),
  priceCentimes: money().optional(),
  rating: tenths(5).nullable(),
  recording: filmToCome().optional(),
  portrait: portrait(),
  ground: ground(),
  instructor: inLanguages(text(120)),
  position: whole(1, 10_000),
  words: inLanguages(
    group({
      title: text(120),
      description: longText(400, { group: 'seo' }),
      category: text(80),
      location: text(200).nullable(),
      prerequisites: list(text(300), 20),
      whatYouWillLearn: list(text(300), 20, { leastItems: 1 }),
      leavesWith: text(80, { mayStayEmpty: true }).optional(),
      faq: questions(),
    }),
  ),
});

export type WorkshopWords = {
  title: string;
  description: string;
  category: string;
  /** Where it is held, as text; null while not yet announced. */
  location: string | null;
  prerequisites: string[];
  whatYouWillLearn: string[];
  /** The one thing participants hold when they leave. */
  leavesWith?: string;
  faq: Question[];
};

export type Workshop = WrittenIn & {
  slug: string;
  /** Calendar date in Morocco, 'YYYY-MM-DD'. A past workshop takes names for its next session. */
  heldOn: string;
  /** When it begins on that day, 'HH:MM' in Moroccan time. */
  startsAt: string;
  /** Duration, breaks included. */
  minutes: number;
  /** 'online': a video meeting, its link comes by e-mail; 'place': people meet. */
  kind: 'online' | 'place';
  capacity: number;
  /** Centimes of MAD; 0 or left out: it is free. */
  priceCentimes?: number;
  /** 0 to 5, one decimal; null while it was never held. */
  rating: number | null;
  /** File of this site or address: the film of a past workshop; '' or left out: there is none. */
  recording?: string;
  portrait: string;
  ground: Ground;
  instructor: Localised<string>;
  position: number;
  words: Localised<WorkshopWords>;
};

/**
 * 'offered': a waiting person got an e-mail that a seat is free, which is kept for nobody. 'given-up': the person had a seat;
 * 'off-list': the person was on a waiting list. 'invited': the next session was announced to the person, who waits no longer.
 */
export type SeatState = 'seat' | 'offered' | 'waiting' | 'next-session' | 'given-up' | 'off-list' | 'invited';

/** Has no seat and waits for none: whoever asks again begins anew. */
export const endedSeats: ReadonlySet<SeatState> = new Set(['given-up', 'off-list', 'invited']);

/** Has a seat, or may still get one. */
export const openSeats: SeatState[] = ['seat', 'offered', 'waiting'];
