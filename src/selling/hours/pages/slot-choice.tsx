import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { FieldProblemText } from '../../../platform/ui/field.tsx';
import { dateInMorocco, isDay, timeZone as morocco } from '../../../platform/time/calendar-date.ts';
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
import { cityOf } from '../../orders/pages/hour-on-clocks.ts';

/** The time zone in the address, or that of Morocco. */
export const zoneIn = (query: URLSearchParams): string => {
  const zone = query.get('zone') ?? '';
  return isTimeZone(zone) ? zone : morocco;
};

/** '2026-06-02T10:30Z': a slot as a form sends it. */
export const slotValue = (slot: Date): string => `${slot.toISOString().slice(0, 16)}Z`;

/** Null for what no form of ours sends. */
export function slotFrom(text: string | undefined): Date | null {
  if (text === undefined || !/^[\d-]{10}T\d\d:\d\dZ$/.test(text) || !isDay(text.slice(0, 10))) return null;
  const slot = new Date(text);
  return Number.isNaN(slot.getTime()) ? null : slot;
}

/** The day from which an address asks for free hours. */
export function fromIn(query: URLSearchParams): Date | null {
  const text = query.get('from') ?? '';
  return isDay(text) ? new Date(`${text}T00:00:00Z`) : null;
}

type SlotChoiceOf = {
  value: string;
  /** '11:30' in Morocco. */
  time: string;
  /** '12:30' in the learner's time zone; with the day when it differs. Null where the clocks agree. */
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

/** Cities to choose from, including the learner's own. */
export const zoneOptions = (zone: string, words: Words['booking']) => {
  const named = namedZones.map((value) => ({ value: value as string, label: words.zones[value] }));
  const known = named.some(({ value }) => value === zone);
  return known
    ? named
    : [{ value: zone, label: words.choose.zoneOther(cityOf(zone, words.zones)) }, ...named];
};

type SlotChoiceProps = {
  days: readonly DayOfSlots[];
  /** Later ones begin after the time for changing one's mind: whoever takes one is not asked to begin at once. */
  soonUntil?: string;
  /** '3 times', by day. */
  countOf: (slots: number) => string;
  chosen: string | undefined;
  problem: string | null;
  /** The city whose time is shown in brackets; null for Morocco. */
  city: string | null;
  words: Words['booking']['choose'];
};

const mostOpen = 2;

/**
 * Free times by day, on Morocco's clock and the learner's own, each a radio button large enough for a thumb. The first days
 * and that of the chosen time are open, the others open at a touch, so that a phone shows a fortnight at a glance.
 */
export function SlotChoice({ days, soonUntil, countOf, chosen, problem, city, words }: SlotChoiceProps) {
  return (
    <fieldset className="field min-w-0" data-field="slot" aria-describedby="field-slot-problem">
      <legend className="field-label mb-1">{words.legend}</legend>
      <p className="field-hint mb-3">{city === null ? words.inMorocco : words.there(city)}</p>
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
                  <input
                    type="radio"
                    name="slot"
                    value={value}
                    defaultChecked={value === chosen}
                    data-later={soonUntil !== undefined && value > soonUntil ? '' : undefined}
                    required
                  />
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
  /** Whether the address names a time zone already: then the browser's own is not used. */
  named: boolean;
  /** Other parameters of the address, to keep. */
  kept: Record<string, string>;
  options: readonly { value: string; label: string }[];
  words: Words['booking']['choose'];
};

/** The learner's time zone, shown beside Morocco's. The browser script fills it in. */
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
