/**
 * What she who has a place in a workshop may do with it, as the buttons of its page say it. A deed is meant for a place that
 * stands as the page said: who presses 'decline' on a page of yesterday does not give up the seat that she has taken since.
 */
import type { PlaceState } from './workshop-place.table.ts';

/** 'give-up': a seat; 'decline': an offered one; 'leave': a list. */
export const leavingDeeds = ['give-up', 'decline', 'leave'] as const;
export type LeavingDeed = (typeof leavingDeeds)[number];
export type PlaceDeed = 'take' | LeavingDeed;

export const leavingDeedOf = {
  seat: 'give-up',
  offered: 'decline',
  waiting: 'leave',
  'next-session': 'leave',
} as const satisfies Partial<Record<PlaceState, LeavingDeed>>;

/** Null for what a page of ours does not say. */
export function readPlaceDeed(said: unknown): PlaceDeed | null {
  return said === 'take' ? said : (leavingDeeds.find((deed) => deed === said) ?? null);
}

/** Whether it ends a place that stands so; one that has ended already has nothing left to end. */
export const fitsPlace = (deed: LeavingDeed, state: PlaceState): boolean =>
  !(state in leavingDeedOf) || leavingDeedOf[state as keyof typeof leavingDeedOf] === deed;
