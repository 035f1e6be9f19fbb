import { readLocale } from '../platform/i18n/locale.ts';
import { writeDate } from '../platform/time/calendar-date.ts';

/**
 * Shows the reader's local time where it differs from the Moroccan time written by the server: a phone's own time zone data for
 * Morocco may be outdated. Loaded only by pages with such times.
 */
export function showLocalClock(places: Iterable<HTMLElement>): void {
  for (const place of places) {
    const written = place.getAttribute('datetime') ?? '';
    const instant = new Date(written);
    // Morocco's offset from UTC: the written local time, read as UTC, minus the instant.
    const ahead = Date.parse(`${written.slice(0, 16)}Z`) - instant.getTime();
    if (Number.isNaN(ahead) || ahead === -instant.getTimezoneOffset() * 60_000) continue;
    const locale = readLocale(place.closest<HTMLElement>('[lang]')?.lang.slice(0, 2));
    const localTime = writeDate(instant, { weekday: 'long', hour: '2-digit', minute: '2-digit' }, locale);
    place.textContent = (place.dataset['localClock'] ?? '').replace('{time}', localTime);
    place.hidden = false;
  }
}

/** Shows the free hours in the visitor's own time zone, if the page does not know it yet. Loaded only by such a page. */
export function showOwnTime(form: HTMLFormElement): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const select = form.querySelector('select');
  // They have begun to choose, or are in Moroccan time anyway; a browser that hides its time zone reports 'UTC'.
  if (
    !select ||
    !zone ||
    zone === 'UTC' ||
    zone === form.dataset['timeZone'] ||
    document.querySelector('input:checked')
  )
    return;
  const address = new URL(location.href);
  address.searchParams.set('zone', zone);
  location.replace(address);
}
