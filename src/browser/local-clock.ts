/**
 * Says when something is on the reader's own clock, where that differs from Morocco's, which the server wrote: a phone's own data
 * about Morocco may be old. Loaded only by a page that tells such times.
 */
export function showLocalClock(places: Iterable<HTMLElement>): void {
  for (const place of places) {
    const written = place.getAttribute('datetime') ?? '';
    const instant = new Date(written);
    // What stands there as if it were UTC, less the instant: how far Morocco's clock is ahead.
    const ahead = Date.parse(`${written.slice(0, 16)}Z`) - instant.getTime();
    const language =
      place.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) === 'ar' ? 'ar-MA-u-nu-latn' : 'en-GB';
    if (Number.isNaN(ahead) || ahead === -instant.getTimezoneOffset() * 60_000) continue;
    const told = new Intl.DateTimeFormat(language, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(instant);
    place.textContent = (place.dataset['herClock'] ?? '').replace('{time}', told);
    place.hidden = false;
  }
}
