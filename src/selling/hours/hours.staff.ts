/**
 * Staff calls about the hours of experts: a week, days that differ, and the meeting link; times as 'HH:MM' in Morocco.
 * Experts set their own.
 */
import type { Localised } from '../../catalogue/courses/course.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import {
  dayField,
  hourField,
  limits,
  mostDays,
  mostHoursOfDay,
  readHours,
  type ReadHours,
  timeOf,
  weekdays,
} from './hours-form.ts';
import { maySetHours } from '../../academy/staff/who-may.ts';
import type { ExpertHours } from '../bookings/read-bookings.service.ts';
import { staffCall, firstBy, inEachLanguage, type StaffApiOptions } from '../../academy/staff/staff-call.ts';
import { dayInMorocco, instant } from '../../platform/api/fields.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

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
const expertHours = z.object(form);
type HoursFields = z.output<typeof expertHours>;

const hoursForm = z.strictObject({
  ...form,
  seen: z.iso
    .datetime('wrong-type')
    .nullable()
    .meta({ description: '`setAt` of the hours as they were read.' }),
});
type Body = z.output<typeof hoursForm>;
const shownTime = (minute: number | null): string => (minute === null ? '' : timeOf(minute));

const shownOf = ({ hours, days, settings }: ExpertHours): HoursFields => ({
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

/** Reads the body by the rules of the form, and maps the form's field names back to paths in the body. */
function readBody(body: Body, today: string): Read {
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
    // A line of the body must have times; only in a form may lines stay empty.
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

const row = z.object({
  expert: z.string().meta({ description: 'Slug of the trainer that the expert is.' }),
  name: inEachLanguage,
  weeklyMinutes: z.number().int().meta({ description: 'What is open in an ordinary week.' }),
  hasLink: z.boolean(),
  coming: z.number().int(),
  outside: z.number().int().meta({ description: 'Booked, and no longer within the hours.' }),
});
type ExpertRow = z.output<typeof row>;

const booked = z.object({
  number: z.string().meta({ description: 'Of its order.' }),
  name: z.string(),
  startsAt: instant,
  endsAt: instant,
  isOutside: z.boolean().meta({ description: 'No longer within the hours.' }),
});
const whole = expertHours.extend({
  expert: z.string(),
  name: inEachLanguage,
  today: dayInMorocco,
  setAt: instant.nullable().meta({ description: 'Hand it back as `seen`.' }),
  coming: z.array(booked).meta({ description: 'Booked or kept, the next first.' }),
});

async function namesOf({ academy }: StaffApiOptions): Promise<(expert: string) => Localised<string>> {
  const trainers = await academy.trainers();
  return (expert) => {
    const words = trainers.find(({ slug }) => slug === expert)?.words;
    return inEach((one) => words?.[one].name ?? expert);
  };
}

const weeklyMinutes = ({ hours }: ExpertHours): number =>
  hours.reduce((sum, { fromMinute, untilMinute }) => sum + untilMinute - fromMinute, 0);

const listExperts = staffCall({
  method: 'GET',
  path: 'hours',
  summary: 'Experts whose hours the caller may set',
  description: 'An expert sees herself alone.',
  may: maySetHours,
  input: z.object({}),
  output: z.object({ rows: z.array(row) }),
  async run({ staff, ...options }) {
    const { academy } = options;
    const [services, nameOf] = await Promise.all([academy.consultationServices(), namesOf(options)]);
    const rows: ExpertRow[] = [];
    for (const expert of new Set(services.map((service) => service.expert))) {
      const found = await academy.staff.hours({ staff, expert });
      if (found === null) continue;
      rows.push({
        expert,
        name: nameOf(expert),
        weeklyMinutes: weeklyMinutes(found),
        hasLink: found.settings.meetingUrl !== '',
        coming: found.coming.length,
        outside: found.outside.length,
      });
    }
    return { rows };
  },
});

const readHoursOf = staffCall({
  method: 'GET',
  path: 'hours/{expert}',
  summary: 'When an expert has time, and who comes',
  may: maySetHours,
  input: z.object({}),
  output: whole,
  refusals: ['not-found'],
  async run({ params, staff, ...options }) {
    const expert = params.expert;
    const found = await options.academy.staff.hours({ staff, expert });
    if (found === null) return refuseStaff('not-found');
    const outside = new Set(found.outside.map(({ number }) => number));
    return {
      ...shownOf(found),
      expert,
      name: (await namesOf(options))(expert),
      today: dateInMorocco(options.clock()),
      setAt: found.setAt,
      coming: found.coming.map((one) => ({ ...one, isOutside: outside.has(one.number) })),
    };
  },
});

const setHours = staffCall({
  method: 'PUT',
  path: 'hours/{expert}',
  summary: 'Set when an expert has time, whole',
  description: `What is booked stays booked, also outside the new hours. At most ${mostDays} days that differ; those that are over are left out.`,
  may: maySetHours,
  input: hoursForm,
  output: z.object({ expert: z.string() }),
  refusals: ['not-found', 'changed-meanwhile'],
  async run({ academy, clock, params, staff }, value) {
    const expert = params.expert;
    const reading = readBody(value, dateInMorocco(clock()));
    if (!reading.ok) return refuseStaff('bad-fields', { fields: reading.fields });
    const seen = value.seen === null ? null : new Date(value.seen);
    const done = await academy.staff.setHours({ staff, expert, seen, ...reading.value });
    if (done.ok) return { expert };
    if (done.reason === 'not-found') return refuseStaff('not-found');
    return refuseStaff('changed-meanwhile', { detail: await firstBy(academy, expert, ['set-hours']) });
  },
});

export const hoursCalls = [listExperts, readHoursOf, setHours] as const;
