/** When the live calls are, and when members can join them. */
import { addDays, dateInMorocco, instantInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import type { Localised } from '../../catalogue/courses/course.ts';

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

/** Calls that are not over, of the next `days` days, the next one first. */
export function comingCalls(calls: readonly LiveCall[], now: Date, days: number): CallTime[] {
  const today = dateInMorocco(now);
  return Array.from({ length: days }, (_, more) => addDays(today, more))
    .flatMap((date) => calls.filter((call) => isOn(call, date)).map((call) => timeOf(call, date)))
    .filter(({ ends }) => ends > now)
    .sort((one, other) => one.begins.getTime() - other.begins.getTime());
}

/** From a quarter of an hour before until the end. */
export const isCallOpen = ({ begins, ends }: CallTime, now: Date): boolean =>
  now.getTime() >= begins.getTime() - opensBeforeMs && now < ends;

/** When whoever comes is reminded: a day and an hour before. */
export const beforeCall = ['day', 'hour'] as const;
export type Before = (typeof beforeCall)[number];

const hourMs = 3_600_000;

/** From when the reminder is due. */
export const reminderDue = ({ begins }: Pick<CallTime, 'begins'>, before: Before): Date =>
  new Date(begins.getTime() - (before === 'day' ? 24 : 1) * hourMs);

/** For URLs: 'questions-2026-12-08'. */
export const callId = ({ call, date }: CallTime): string => `${call.id}-${date}`;

/** The call with this id; null when there is none on that day. */
export function findCall(calls: readonly LiveCall[], id: string): CallTime | null {
  const [, name = '', date = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return null;
  const call = calls.find((each) => each.id === name && isOn(each, date));
  return call ? timeOf(call, date) : null;
}

/** A live call every week or every second week, in Morocco's time. */
export type LiveCall = {
  /** Part of URLs: 'questions'. */
  id: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** 'HH:MM'. */
  startsAt: string;
  minutes: number;
  everyWeeks: 1 | 2;
  /** 'YYYY-MM-DD': a date in a week with the call; every second week is counted from here. */
  countedFrom: string;
  words: Localised<{ title: string; text: string }>;
  /** The link to join. Shown to members only, and only around its time. */
  joinUrl: string;
};
