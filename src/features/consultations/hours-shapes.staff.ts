/** Hours of an expert as the office's wire writes and takes them: times as 'HH:MM', read by the rules of the form. */
import { z } from 'zod';
import {
  dayField,
  hourField,
  limits,
  mostDays,
  mostHoursOfDay,
  readHours,
  timeOf,
  weekdays,
  type ReadHours,
} from './hours-form.ts';
import type { ExpertHours } from './read-bookings.service.ts';

const time = z
  .string()
  .max(8)
  .meta({ description: '‘HH:MM’ on Morocco’s clock; 23:59 is the end of the day.' });

const weekly = z.strictObject({
  weekday: z.number().int().min(1).max(weekdays.length).meta({ description: '1 is Monday.' }),
  from: time,
  until: time,
});
const special = z.strictObject({
  date: z.string().max(10).meta({ description: '‘YYYY-MM-DD’' }),
  kind: z.enum(['closed', 'open']),
  from: time.meta({ description: 'Empty for a closed day.' }),
  until: time,
});
const number = z.number().int();

const form = {
  hours: z.array(weekly).max(weekdays.length * mostHoursOfDay),
  days: z.array(special).max(mostDays),
  meetingUrl: z.string().max(500).meta({ description: 'Begins with https://, or empty.' }),
  bufferMinutes: number,
  noticeHours: number,
  horizonDays: number,
};
export const expertHours = z.object(form);
export type HoursFields = z.output<typeof expertHours>;

export const hoursForm = z.strictObject({
  ...form,
  seen: z.iso
    .datetime('wrong-type')
    .nullable()
    .meta({ description: '`setAt` of the hours as they were read.' }),
});
type Body = z.output<typeof hoursForm>;

export const hoursExample: HoursFields = {
  hours: [{ weekday: 1, from: '10:00', until: '13:00' }],
  days: [{ date: '2099-12-24', kind: 'closed', from: '', until: '' }],
  meetingUrl: 'https://meet.example/imane',
  bufferMinutes: 15,
  noticeHours: 24,
  horizonDays: 42,
};

const shownTime = (minute: number | null): string => (minute === null ? '' : timeOf(minute));

export const shownOf = ({ hours, days, settings }: ExpertHours): HoursFields => ({
  hours: hours.map(({ weekday, fromMinute, untilMinute }) => ({
    weekday,
    from: timeOf(fromMinute),
    until: timeOf(untilMinute),
  })),
  days: days.map(({ onDate, kind, fromMinute, untilMinute }) => ({
    date: onDate,
    kind,
    from: shownTime(fromMinute),
    until: shownTime(untilMinute),
  })),
  meetingUrl: settings.meetingUrl,
  bufferMinutes: settings.bufferMinutes,
  noticeHours: settings.noticeHours,
  horizonDays: settings.horizonDays,
});

type Read =
  | { ok: true; value: Extract<ReadHours, { ok: true }>['value'] }
  /** By the path in the body: 'hours.2.until'. */
  | { ok: false; fields: Record<string, string> };

/** By the rules of the form: what it calls a field is found again under the path in the body. */
export function readBody(body: Body, today: string): Read {
  const typed: Record<string, string> = { meetingUrl: body.meetingUrl };
  const pathOf: Record<string, string> = {};
  for (const name of Object.keys(limits) as (keyof typeof limits)[]) typed[name] = String(body[name]);
  const lay = (field: string, path: string, text: string) => {
    typed[field] = text;
    pathOf[field] = path;
  };
  const fields: Record<string, string> = {};
  const rows = new Map<number, number>();
  for (const [at, { weekday, from, until }] of body.hours.entries()) {
    const row = rows.get(weekday) ?? 0;
    rows.set(weekday, row + 1);
    if (row >= mostHoursOfDay) fields[`hours.${at}`] = 'too-long';
    // A line that is there says when: only of a form some stay empty.
    else if (from === '' && until === '') fields[`hours.${at}.from`] = 'time';
    lay(hourField('from', weekday, row), `hours.${at}.from`, from);
    lay(hourField('until', weekday, row), `hours.${at}.until`, until);
  }
  for (const [at, { date, kind, from, until }] of body.days.entries()) {
    if (date === '') fields[`days.${at}.date`] = 'date';
    lay(dayField('date', at), `days.${at}.date`, date);
    lay(dayField('kind', at), `days.${at}.kind`, kind);
    if (kind === 'closed') continue;
    lay(dayField('from', at), `days.${at}.from`, from);
    lay(dayField('until', at), `days.${at}.until`, until);
  }
  const reading = readHours(typed, today);
  if (!reading.ok)
    for (const [field, problem] of Object.entries(reading.problems))
      fields[pathOf[field] ?? field] ??= problem;
  if (!reading.ok || Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, value: reading.value };
}
