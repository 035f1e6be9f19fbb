/** Phone numbers are stored as E.164 ('+212612345678'); a number typed without a country is Moroccan. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { oneLine } from '../text/typed-text.ts';
import type { FieldProblem } from './person.ts';

/** E.164 of what was typed, or null when no such number can exist. */
export function toE164(typed: string): string | null {
  const digits = oneLine(typed)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/gu, (d) => String(d.charCodeAt(0) - 0x660));
  const parsed = parsePhoneNumberFromString(digits, 'MA');
  // Some countries' short service numbers count as valid; no person has fewer than seven digits.
  return parsed?.isValid() && /^\+[1-9]\d{6,14}$/.test(parsed.number) ? parsed.number : null;
}

/** '(+212) 6 12 34 56 78': spreadsheets do not take it for a formula. Anything that is no number stays as it is. */
export function bracketedPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164);
  if (!parsed) return e164;
  const country = `+${parsed.countryCallingCode}`;
  return `(${country}) ${parsed.formatInternational().slice(country.length).trim()}`;
}

export const phone = z
  .string({ error: 'phone-required' satisfies FieldProblem })
  .transform(oneLine)
  .refine((typed) => typed.length > 0, { error: 'phone-required' satisfies FieldProblem, abort: true })
  .refine((typed) => typed.length <= 40 && toE164(typed) !== null, {
    error: 'phone-invalid' satisfies FieldProblem,
    abort: true,
  })
  .transform((typed) => toE164(typed) ?? typed);

/** A link that opens WhatsApp with the text already typed. `number`: digits with country code; '' leaves open to whom. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** The number as people write it: '+212 6 00 00 00 00'; a foreign one only gets its plus. */
export function whatsappNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  const moroccan = /^212(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  return moroccan ? `+212 ${moroccan.slice(1).join(' ')}` : `+${digits}`;
}
