export type CountdownWords = { days: string; hours: string; minutes: string; seconds: string };

/** What is left of a time, largest part first: '2 days 03 hours 04 min 05 sec'. Null when it is over. Milliseconds. */
export function countdownText(leftMs: number, words: CountdownWords): string | null {
  if (leftMs <= 0) return null;
  const total = Math.ceil(leftMs / 1000);
  const days = Math.floor(total / 86_400);
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = [
    [two(Math.floor(total / 3600) % 24), words.hours],
    [two(Math.floor(total / 60) % 60), words.minutes],
    [two(total % 60), words.seconds],
  ];
  const parts = days > 0 ? [[String(days), words.days], ...clock] : clock;
  return parts.map((part) => part.join('\u00a0')).join('  ');
}
