/** A live call that comes back every week or every second one, by the clocks of Morocco. */
import type { Localised } from '../courses/course.ts';

export type LiveCall = {
  /** Stands in addresses: 'questions'. */
  id: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** 'HH:MM'. */
  startsAt: string;
  minutes: number;
  everyWeeks: 1 | 2;
  /** 'YYYY-MM-DD': it was held in this week or is held first in it; every second week is counted from here. */
  countedFrom: string;
  words: Localised<{ title: string; text: string }>;
  /** Where it is held. Shown to members alone, and only around its time. */
  joinUrl: string;
};
