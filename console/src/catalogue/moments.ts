/** Instants as people type them: by the clocks of Morocco, whose distance from UTC changes during Ramadan. */

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Casablanca',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** '2026-12-05T09:00' on Morocco's clock. */
export function typedMoment(at: Date): string {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

export const dayOf = (at: Date): string => typedMoment(at).slice(0, 10);

/** Null for what is no moment yet. */
export function readMoment(typed: string): Date | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return null;
  const distance = (at: number) =>
    Date.parse(`${typedMoment(new Date(at))}Z`) - Math.floor(at / 60_000) * 60_000;
  const guess = asUtc - distance(asUtc);
  return new Date(asUtc - distance(guess));
}

const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

/** '1 250,50', '1,250.50' or '1250' dirhams in centimes; null for what is no amount. */
export function readDirhams(typed: string): number | null {
  const plain = latinDigits(typed)
    .replace(/٫/g, '.')
    .replace(/[\s\u00a0\u202f٬]|MAD|DH|درهم/gi, '');
  const cut = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!cut?.[1]) return null;
  return Number(cut[1].replace(/[.,]/g, '')) * 100 + Number((cut[2] ?? '').padEnd(2, '0'));
}

export function typedDirhams(centimes: number): string {
  const rest = centimes % 100;
  return `${Math.trunc(centimes / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** '12' or '4,5'; null for what is no number. */
export function readNumber(typed: string): number | null {
  const plain = latinDigits(typed).trim().replace(',', '.').replace('٫', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
