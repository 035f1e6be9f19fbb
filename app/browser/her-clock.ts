/** Says when something is on her own clock, where that differs from Morocco's. Loaded only by a page that tells such times. */
export function showHerClock(places: Iterable<HTMLElement>): void {
  for (const place of places) {
    const instant = new Date(place.getAttribute('datetime') ?? '');
    const language =
      place.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) === 'ar' ? 'ar-MA-u-nu-latn' : 'en-GB';
    const told = (timeZone?: string) =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
      }).format(instant);
    if (Number.isNaN(instant.getTime()) || told() === told('Africa/Casablanca')) continue;
    place.textContent = (place.dataset['herClock'] ?? '').replace('{time}', told());
    place.hidden = false;
  }
}
