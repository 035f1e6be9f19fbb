import { data, redirect } from 'react-router';
import {
  dayField,
  hourField,
  limits,
  readHours,
  timeOf,
  weekdays,
  type HoursProblem,
} from '../../../domain/bookings/hours-form.ts';
import { typedIn, type Typed } from '../../../domain/people/read-form.ts';
import { maySetHoursOf } from '../../../domain/staff/who-may.ts';
import { dateInMorocco, timeZone as morocco } from '../../../domain/time/calendar-date.ts';
import { formatMomentIn } from '../../../domain/time/time-zones.ts';
import type { ExpertHours } from '../../../flows/booking-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { DayFields, WeeklyFields, type FieldOf } from './hours-fields.tsx';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

type Args = ScreenArgs & { params: { expert?: string } };

const emptyDays = 3;

/** What is set, as the fields of the form hold it. */
function fieldsOf({ hours, days, settings }: ExpertHours): Typed {
  const typed: Typed = {
    meetingUrl: settings.meetingUrl,
    bufferMinutes: String(settings.bufferMinutes),
    noticeHours: String(settings.noticeHours),
    horizonDays: String(settings.horizonDays),
  };
  for (const weekday of weekdays)
    for (const [row, one] of hours.filter((each) => each.weekday === weekday).entries()) {
      typed[hourField('from', weekday, row)] = timeOf(one.fromMinute);
      typed[hourField('until', weekday, row)] = timeOf(one.untilMinute);
    }
  for (const [row, day] of days.entries()) {
    typed[dayField('date', row)] = day.onDate;
    typed[dayField('kind', row)] = day.kind;
    if (day.fromMinute !== null) typed[dayField('from', row)] = timeOf(day.fromMinute);
    if (day.untilMinute !== null) typed[dayField('until', row)] = timeOf(day.untilMinute);
  }
  return typed;
}

/** Hours of another expert are refused like any page of others, whether or not there is such an expert. */
const opened = (args: Args) => openOffice(args, (staff) => maySetHoursOf(staff, args.params.expert ?? ''));

export async function loader(args: Args) {
  const office = await opened(args);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, url, staff } = office;
  const expert = args.params.expert ?? '';
  const found = office.allowed ? await academy.staff.hours({ staff, expert }) : null;
  const words = say.staffBookings.hours;
  const trainer = (await academy.trainers()).find(({ slug }) => slug === expert);
  // Who may not set these hours hears nothing of whose they are.
  const title = found === null ? words.plainTitle : words.title(trainer?.words[locale].name ?? expert);
  const rowsOf = (weekday: number) =>
    Math.max(2, (found?.hours ?? []).filter((one) => one.weekday === weekday).length);
  return data(
    {
      ...officeHead(title, office),
      title,
      words,
      allowed: office.allowed,
      typed: found && fieldsOf(found),
      rows: Object.fromEntries(weekdays.map((weekday) => [weekday, rowsOf(weekday)])),
      dayRows: (found?.days.length ?? 0) + emptyDays,
      outside: (found?.outside ?? []).map(({ id, number, startsAt, name }) => ({
        id,
        href: links.staffBooking(number),
        text: `${formatMomentIn(startsAt, morocco, locale)} · ${name}`,
      })),
      saved: url.searchParams.has('saved'),
      self: links.staffHours(expert),
      back: links.staffBookings(),
    },
    { status: !office.allowed ? 403 : found === null ? 404 : 200 },
  );
}

type Refused = { typed: Typed; problems: Record<string, HoursProblem> };

export async function action(args: Args) {
  const office = await opened(args);
  if (office.elsewhere) return office.elsewhere;
  const { academy, clock, links, staff, allowed } = office;
  const expert = args.params.expert ?? '';
  if (!allowed) return redirect(links.staffBookings(), 303);
  const typed = typedIn(await postedForm(args.request));
  const reading = readHours(typed, dateInMorocco(clock()));
  if (!reading.ok) return data<Refused>({ typed, problems: reading.problems }, { status: 422 });
  const done = await academy.staff.setHours({ staff, expert, ...reading.value });
  return redirect(done ? `${links.staffHours(expert)}?saved` : links.staffBookings(), 303);
}

type Loaded = DataOf<typeof loader>;
type HoursWords = Loaded['words'];

const isLimited = (name: string): name is keyof typeof limits => Object.hasOwn(limits, name);

function sentenceFor(name: string, problem: HoursProblem, { problems }: HoursWords): string {
  if (problem !== 'number' || !isLimited(name)) return problem === 'number' ? '' : problems[problem];
  return problems.number(String(limits[name].least), String(limits[name].most));
}

function Rules({ field, words }: { field: FieldOf; words: HoursWords }) {
  return (
    <OfficeCard title={words.rules}>
      <TextField
        name="meetingUrl"
        label={words.meetingUrl}
        hint={words.meetingUrlHint}
        type="url"
        dir="ltr"
        maxLength={500}
        {...field('meetingUrl')}
      />
      {(['bufferMinutes', 'noticeHours', 'horizonDays'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={words[name]}
          type="number"
          inputMode="numeric"
          dir="ltr"
          min={limits[name].least}
          step={1}
          {...field(name)}
        />
      ))}
    </OfficeCard>
  );
}

type Props = { loaderData: Loaded; actionData?: Refused };

/** When an expert has time, and where they meet. */
export default function Hours({ loaderData, actionData }: Props) {
  const { frame, words, title, allowed, typed, rows, dayRows, outside, saved, self, back } = loaderData;
  const shown = actionData?.typed ?? typed ?? {};
  const problems = actionData?.problems ?? {};
  const field: FieldOf = (name) => {
    const problem = problems[name];
    return {
      value: shown[name] ?? '',
      problem: problem === undefined ? null : sentenceFor(name, problem, words),
    };
  };
  return (
    <OfficeFrame frame={frame} title={title} lead={words.lead} refused={!allowed}>
      <BackLink href={back} label={words.back} />
      {typed === null ? (
        <Notice tone="warning">{words.missing}</Notice>
      ) : (
        <form method="post" action={self} noValidate className="grid gap-5">
          {saved && actionData === undefined && <Notice tone="success">{words.saved}</Notice>}
          {actionData !== undefined && <Notice tone="error">{words.wrong}</Notice>}
          {outside.length > 0 && (
            <Notice tone="warning" title={words.outside}>
              <ul className="list-disc ps-5">
                {outside.map(({ id, href, text }) => (
                  <li key={id}>
                    <a href={href} className="underline underline-offset-4">
                      <bdi>{text}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <OfficeCard title={words.weekly}>
            <p className="text-sm text-ink-soft">{words.weeklyHint}</p>
            <WeeklyFields rows={rows} field={field} words={words} />
          </OfficeCard>
          <OfficeCard title={words.days}>
            <p className="text-sm text-ink-soft">{words.daysHint}</p>
            <DayFields rows={dayRows} field={field} words={words} />
          </OfficeCard>
          <Rules field={field} words={words} />
          <div>
            <Button>{words.save}</Button>
          </div>
        </form>
      )}
    </OfficeFrame>
  );
}
