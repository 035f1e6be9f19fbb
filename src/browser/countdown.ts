import { countdownText, type CountdownWords } from './countdown-words.ts';

/** Counts every [data-countdown] (an instant, ISO 8601) down, each second. At the end the page is fetched anew: prices changed. */
export function startCountdowns(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-countdown]');
  for (const place of places) countDown(place);
}

function countDown(place: HTMLElement): void {
  const words = JSON.parse(place.dataset['countdownWords'] ?? 'null') as CountdownWords | null;
  const end = Date.parse(place.dataset['countdown'] ?? '');
  if (words === null || Number.isNaN(end)) return;
  const language = place.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) ?? 'en';
  const tick = () => {
    const left = end - Date.now();
    const text = countdownText(left, words, language);
    if (text !== null) {
      place.textContent = text;
      setTimeout(tick, left % 1000 || 1000);
    } else if (place.textContent === '') {
      place.hidden = true;
    } else location.reload();
  };
  tick();
}
