/** Consultations that come with a course: each is a coupon for one service that only its owner can use. */
import { type Course, includedService } from '../../catalogue/courses/course.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { RightKind } from '../coupons/coupon.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';

/** `service`: slug of a consultation; `days`: how long it can be used. */
export type PromisedRight = { as: RightKind; service: string; percent: number; days: number };

/** 'open': usable now; 'used': an order uses it; 'over': it expired; 'ended': the course was refunded. */
export type RightState = 'open' | 'used' | 'over' | 'ended';

export type Right = {
  id: string;
  code: string;
  as: RightKind;
  percent: number;
  service: string;
  /** Exclusive: from this instant on it is over. */
  endsAt: Date;
  state: RightState;
  /** Staff gave it back after it was used; that is possible once. */
  wasGivenBack: boolean;
};

/** The bonus of a course with a sales page; null while the settings name none. */
export function bonusOf(
  { salesStory }: Pick<Course, 'salesStory'>,
  { bonusConsultation: { service, percentOff, validDays } }: Pick<AcademySettings, 'bonusConsultation'>,
): PromisedRight | null {
  if (salesStory === null || service === null || percentOff === 0) return null;
  return { as: 'bonus', service, percent: percentOff, days: validDays };
}

/** What a confirmed order of a course is promised; the bonus while one is left. */
export function promisedWith(
  course: Pick<Course, 'consultation' | 'consultationService' | 'salesStory'>,
  settings: Pick<AcademySettings, 'bonusConsultation' | 'includedConsultationDays'>,
): PromisedRight[] {
  const service = includedService(course);
  const bonus = bonusOf(course, settings);
  const days = settings.includedConsultationDays;
  return [
    ...(service === null ? [] : [{ as: 'included' as const, service, percent: 100, days }]),
    ...(bonus === null ? [] : [bonus]),
  ];
}

/** How many bonus consultations are left; null where none is offered. */
export const bonusLeftOf = (
  course: Pick<Course, 'salesStory'>,
  settings: Pick<AcademySettings, 'bonusConsultation'>,
  granted: number,
): number | null =>
  bonusOf(course, settings) === null
    ? null
    : Math.max(0, settings.bonusConsultation.firstRegistrants - granted);

/** The end of its last day in Morocco: `days` whole days after the day it was granted. */
export const endOfRight = (grantedAt: Date, days: number): Date =>
  instantInMorocco(addDays(dateInMorocco(grantedAt), days + 1), '00:00');

/** The last day on which it can be used, as a calendar date in Morocco. */
export const lastDayOf = ({ endsAt }: Pick<Right, 'endsAt'>): string =>
  dateInMorocco(new Date(endsAt.getTime() - 1));

/** What staff can still do with it. */
export const mayExtend = ({ state }: Pick<Right, 'state'>): boolean => state === 'open' || state === 'over';
export const mayGiveBack = ({ state, wasGivenBack }: Pick<Right, 'state' | 'wasGivenBack'>): boolean =>
  state === 'used' && !wasGivenBack;
