/** Amounts and numbers as people type them. */

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
