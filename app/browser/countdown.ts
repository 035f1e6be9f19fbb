import { countdownText } from './countdown-words.ts';

/** Counts every [data-countdown] (an instant, ISO 8601) down, each second. At the end the page is fetched anew: prices changed. */
export function startCountdowns(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-countdown]');
  for (const place of places) countDown(place);
}

function countDown(place: HTMLElement): void {
  const { dataset } = place.closest<HTMLElement>('[data-word-days]') ?? document.body;
  const words = {
    days: dataset['wordDays'] ?? 'd',
    hours: dataset['wordHours'] ?? 'h',
    minutes: dataset['wordMinutes'] ?? 'min',
    seconds: dataset['wordSeconds'] ?? 's',
  };
  const end = Date.parse(place.dataset['countdown'] ?? '');
  const tick = () => {
    const left = end - Date.now();
    const text = countdownText(left, words);
    if (text !== null) {
      place.textContent = text;
      setTimeout(tick, left % 1000 || 1000);
    } else if (place.textContent === '') {
      place.hidden = true;
    } else location.reload();
  };
  if (!Number.isNaN(end)) tick();
}
