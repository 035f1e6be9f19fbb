import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { FieldProblemText } from '../../../platform/ui/field.tsx';
import { dateInMorocco, timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import {
  dateIn,
  differsFromMorocco,
  formatDayIn,
  formatMomentIn,
  formatTimeIn,
  isTimeZone,
  namedZones,
} from '../../../platform/time/time-zones.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** Free hours as a page shows them: by day, on the clock of Morocco and on the learner's own. */
type Zones = Words['booking']['zones'];

/** The place of a zone: by its name in our words, else as the zone calls it. */
export const placeOf = (zone: string, zones: Zones): string =>
  Object.hasOwn(zones, zone)
    ? zones[zone as keyof Zones]
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone an address names, or that of Morocco. */
export const zoneIn = (query: URLSearchParams): string => {
  const zone = query.get('zone') ?? '';
  return isTimeZone(zone) ? zone : morocco;
};

/** '2026-06-02T10:30Z': a slot as a form sends it. */
const slotValue = (slot: Date): string => `${slot.toISOString().slice(0, 16)}Z`;

/** Null for what no form of ours sends. */
export function slotFrom(text: string | undefined): Date | null {
  if (text === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text)) return null;
  const slot = new Date(text);
  return Number.isNaN(slot.getTime()) ? null : slot;
}

/** The day from which an address asks for free hours. */
export function fromIn(query: URLSearchParams): Date | null {
  const text = query.get('from') ?? '';
  const from = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return from !== null && Number.isNaN(from.getTime()) ? null : from;
}

type SlotChoiceOf = {
  value: string;
  /** '11:30' in Morocco. */
  time: string;
  /** '12:30' where she is; with the day when it is another one there. Null where the clocks agree. */
  there: string | null;
};
type DayOfSlots = { date: string; label: string; slots: SlotChoiceOf[] };

export function daysOf(slots: readonly Date[], zone: string, locale: Locale): DayOfSlots[] {
  const days = new Map<string, { label: string; slots: SlotChoiceOf[] }>();
  for (const slot of slots) {
    const date = dateInMorocco(slot);
    const thereTime = formatTimeIn(slot, zone);
    const sameDay = dateIn(slot, zone) === date;
    const there = sameDay ? thereTime : formatMomentIn(slot, zone, locale);
    const choice = {
      value: slotValue(slot),
      time: formatTimeIn(slot, morocco),
      there: differsFromMorocco(slot, zone) ? there : null,
    };
    const day = days.get(date) ?? { label: formatDayIn(slot, morocco, locale), slots: [] };
    day.slots.push(choice);
    days.set(date, day);
  }
  return [...days].map(([date, day]) => ({ date, ...day }));
}

type HourOnClocks = { morocco: string; there: string | null; place: string };

/** An hour on both clocks; `there` is null where they agree. */
export const hourOnClocks = (at: Date, zone: string, zones: Zones, locale: Locale): HourOnClocks => ({
  morocco: formatMomentIn(at, morocco, locale),
  there: differsFromMorocco(at, zone) ? formatMomentIn(at, zone, locale) : null,
  place: placeOf(zone, zones),
});

/** Places to choose from, with hers among them. */
export const zoneOptions = (zone: string, words: Words['booking']) => {
  const named = namedZones.map((value) => ({ value: value as string, label: words.zones[value] }));
  const known = named.some(({ value }) => value === zone);
  return known
    ? named
    : [{ value: zone, label: words.choose.zoneOther(placeOf(zone, words.zones)) }, ...named];
};

type SlotChoiceProps = {
  days: readonly DayOfSlots[];
  /** '3 times', by day. */
  countOf: (slots: number) => string;
  chosen: string | undefined;
  problem: string | null;
  /** Whose clock stands in brackets; null where it is that of Morocco. */
  place: string | null;
  words: Words['booking']['choose'];
};

const mostOpen = 2;

/**
 * Free times by day, each a radio button as large as a thumb wants it. The first days are open, and the one of her choice;
 * the others open at a touch, so that a phone shows a fortnight at a glance.
 */
export function SlotChoice({ days, countOf, chosen, problem, place, words }: SlotChoiceProps) {
  return (
    <fieldset className="field min-w-0" data-field="slot" aria-describedby="field-slot-problem">
      <legend className="field-label mb-1">{words.legend}</legend>
      <p className="field-hint mb-3">{place === null ? words.inMorocco : words.there(place)}</p>
      <FieldProblemText id="field-slot-problem" problem={problem} />
      <div className="grid gap-2">
        {days.map(({ date, label, slots }, index) => (
          <details
            key={date}
            className="hour-day"
            open={index < mostOpen || slots.some(({ value }) => value === chosen)}
          >
            <summary>
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-ink-soft">{countOf(slots.length)}</span>
            </summary>
            <div className="hour-times" role="group" aria-label={label}>
              {slots.map(({ value, time, there }) => (
                <label key={value} className="hour-time">
                  <input type="radio" name="slot" value={value} defaultChecked={value === chosen} required />
                  <bdi dir="ltr" className="font-semibold tabular-nums">
                    {time}
                  </bdi>
                  {there !== null && (
                    <small>
                      (<bdi>{there}</bdi>)
                    </small>
                  )}
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  );
}

type ZoneChoiceProps = {
  /** Where the form leads; a GET, so that it works without script and can be shared. */
  action: string;
  zone: string;
  /** Whether the address names one already: then the browser's own is not asked. */
  named: boolean;
  /** What the address holds beside the zone. */
  kept: Record<string, string>;
  options: readonly { value: string; label: string }[];
  words: Words['booking']['choose'];
};

/** Where the learner is: their own clock stands beside Morocco's. The browser script fills it in by itself. */
export function ZoneChoice({ action, zone, named, kept, options, words }: ZoneChoiceProps) {
  return (
    <form
      method="get"
      action={action}
      data-time-zone={named ? undefined : morocco}
      className="mb-6 grid gap-2 rounded-md bg-sand p-4"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="zone" className="field-label">
        {words.zone}
      </label>
      <p id="zone-hint" className="field-hint">
        {words.zoneHint}
      </p>
      <div className="flex flex-wrap gap-3">
        <select
          id="zone"
          name="zone"
          defaultValue={zone}
          aria-describedby="zone-hint"
          className="field-input field-select min-w-0 flex-[1_1_12rem]"
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button kind="secondary">{words.zoneShow}</Button>
      </div>
    </form>
  );
}
