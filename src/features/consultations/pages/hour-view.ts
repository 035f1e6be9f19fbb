/** Free hours as a page shows them: by day, on the clock of Morocco and on the learner's own. */
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
import type { Words } from '../../../words.ts';

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
export const slotValue = (slot: Date): string => `${slot.toISOString().slice(0, 16)}Z`;

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

export type SlotChoiceOf = {
  value: string;
  /** '11:30' in Morocco. */
  time: string;
  /** '12:30' where she is; with the day when it is another one there. Null where the clocks agree. */
  there: string | null;
};
export type DayOfSlots = { date: string; label: string; slots: SlotChoiceOf[] };

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

export type HourOnClocks = { morocco: string; there: string | null; place: string };

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
