/** '{n}' is the number; a form may leave it out ('يومان'). Plural categories without a form use `other`. */
type CountdownForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type CountdownWords = Record<'days' | 'hours' | 'minutes' | 'seconds', CountdownForms> & {
  /** Between two parts, where the line may wrap. */ separator: string;
};

/** The time left, largest part first: '2 days, 3 hours, 4 min, 5 sec'. Null when it is over. Milliseconds. */
export function countdownText(leftMs: number, words: CountdownWords, language: string): string | null {
  if (leftMs <= 0) return null;
  const total = Math.ceil(leftMs / 1000);
  const days = Math.floor(total / 86_400);
  const rules = new Intl.PluralRules(language);
  const part = (value: number, forms: CountdownForms): string =>
    (forms[rules.select(value)] ?? forms.other).replace('{n}', String(value)).replaceAll(' ', '\u00a0');
  const clock = [
    part(Math.floor(total / 3600) % 24, words.hours),
    part(Math.floor(total / 60) % 60, words.minutes),
    part(total % 60, words.seconds),
  ];
  return (days > 0 ? [part(days, words.days), ...clock] : clock).join(words.separator);
}

/** Updates every [data-countdown] (an instant, ISO 8601) each second. At the end the page is reloaded: prices changed. */
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
