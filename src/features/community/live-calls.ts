/** When the live calls are, and when their door is open. */
import type { LiveCall } from './live-call.ts';
import { addDays, dateInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';

export type CallTime = { call: LiveCall; date: string; begins: Date; ends: Date };

const opensBeforeMs = 15 * 60_000;

const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

function isOn({ weekday, everyWeeks, countedFrom }: LiveCall, date: string): boolean {
  if (weekdayOf(date) !== weekday) return false;
  const weeks = (dayNumber(mondayOf(date)) - dayNumber(mondayOf(countedFrom))) / 7;
  return weeks % everyWeeks === 0;
}

const timeOf = (call: LiveCall, date: string): CallTime => {
  const begins = instantInMorocco(date, call.startsAt);
  return { call, date, begins, ends: new Date(begins.getTime() + call.minutes * 60_000) };
};

/** Those that are not over, of so many days from today on, the next one first. */
export function comingCalls(calls: readonly LiveCall[], now: Date, days: number): CallTime[] {
  const today = dateInMorocco(now);
  return Array.from({ length: days }, (_, more) => addDays(today, more))
    .flatMap((date) => calls.filter((call) => isOn(call, date)).map((call) => timeOf(call, date)))
    .filter(({ ends }) => ends > now)
    .sort((one, other) => one.begins.getTime() - other.begins.getTime());
}

/** From a quarter of an hour before until the end. */
export const isDoorOpen = ({ begins, ends }: CallTime, now: Date): boolean =>
  now.getTime() >= begins.getTime() - opensBeforeMs && now < ends;

/** In addresses: 'questions-2026-12-08'. */
export const callId = ({ call, date }: CallTime): string => `${call.id}-${date}`;

/** The one an address names; null when there is none on that day. */
export function findCall(calls: readonly LiveCall[], id: string): CallTime | null {
  const [, name = '', date = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return null;
  const call = calls.find((each) => each.id === name && isOn(each, date));
  return call ? timeOf(call, date) : null;
}
