/** An hour as it is on two clocks. */
import type { Words } from '../../../words.ts';
import { timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import { differsFromMorocco, formatMomentIn } from '../../../platform/time/time-zones.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

type Zones = Words['booking']['zones'];

/** The city of a time zone: by its name in our words, else from the zone's id. */
export const cityOf = (zone: string, zones: Zones): string =>
  Object.hasOwn(zones, zone)
    ? zones[zone as keyof Zones]
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

type HourOnClocks = { morocco: string; there: string | null; place: string };

/** An hour in Morocco and in another time zone, with the city of that zone; `there` is null where the clocks agree. */
export const hourOnClocks = (at: Date, zone: string, zones: Zones, locale: Locale): HourOnClocks => ({
  morocco: formatMomentIn(at, morocco, locale),
  there: differsFromMorocco(at, zone) ? formatMomentIn(at, zone, locale) : null,
  place: cityOf(zone, zones),
});
