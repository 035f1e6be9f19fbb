/**
 * The one reader of amounts: what staff and buyers type, and what banks write, in centimes of MAD. What could be two amounts is
 * refused and not guessed.
 */
import { largestAmountCentimes } from './money.ts';
import { latinDigits, withoutMarks } from '../text/typed-text.ts';

/** Our currency as people and banks write it, as a part of an expression. */
export const currencyWords = String.raw`(?:mad|dhs?|dirhams?|dirhem|دراهم|درهم(?:ا|ًا)?(?: مغربي(?:ا|ًا)?)?|د\s?\.\s?م\.?)`;
/** No word goes on behind it. */
export const currencyWord = new RegExp(String.raw`${currencyWords}(?![\p{L}\p{M}])`, 'iu');

const word = currencyWord.source;
const before = new RegExp(String.raw`^([(+\-]?)\s*(?<!\p{L})${word}\s*`, 'iu');
/** A point behind it ends an abbreviation. */
const behind = new RegExp(String.raw`\s*(?<!\p{L})${word}\.?\s*([)-]?)$`, 'iu');

/** Groups of three behind one to three digits that are no zero, all parted by one sign, which is not that of the centimes. */
const grouped = /^[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d{1,2}))?$/;
const plain = /^\d+(?:[.,](\d{1,2}))?$/;

/** 'amount-unclear': digits and their signs that could be two amounts, such as '0.500', '1,234.567' or '12 34'. */
export type AmountFault = 'amount-unclear' | 'amount-unreadable';
type Reading = { ok: true; centimes: number } | { ok: false; reason: AmountFault };

/** Below zero with a minus before or behind it, or in brackets; null for two of them. */
function signOf(text: string): { digits: string; sign: 1 | -1 } | null {
  if (/^\(.+\)$/.test(text)) return { digits: text.slice(1, -1).trim(), sign: -1 };
  const [, first = '', digits = '', last = ''] = /^([-+]?)\s*(.*?)\s*(-?)$/.exec(text) ?? [];
  if (first !== '' && last !== '') return null;
  return { digits, sign: first === '-' || last === '-' ? -1 : 1 };
}

/**
 * Signed centimes out of '990', '1 234,50', '1.234,50 DH', '1,234.50', '990DH', 'MAD 990', '-990', '(990,00)' or '٩٩٠٫٥٠ درهم'.
 * Three digits behind the first point or comma are thousands, but never behind a zero. Up to a hundred million, as balances are.
 */
export function readAmount(typed: string): Reading {
  const unreadable = { ok: false, reason: 'amount-unreadable' } as const;
  if (typed.length > 60) return unreadable;
  const written = latinDigits(withoutMarks(typed))
    .replace(/[\u066b\u060c\uff0c]/g, ',')
    .replaceAll('\uff0e', '.')
    .replace(/[\u066c\u2019\u02bc\u2032`´]/g, "'")
    .replace(/[\u2212\p{Pd}]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
  const signed = signOf(written.replace(before, '$1').replace(behind, '$1'));
  if (signed === null) return unreadable;
  const { digits, sign } = signed;
  const [, between, groupedCents] = grouped.exec(digits) ?? [];
  const cents = between === undefined ? plain.exec(digits)?.[1] : groupedCents;
  if (between === undefined && !plain.test(digits))
    return /^\d[\d .,']*\d$/.test(digits) ? { ok: false, reason: 'amount-unclear' } : unreadable;
  const whole = digits.slice(0, digits.length - (cents === undefined ? 0 : cents.length + 1));
  const centimes = Number(whole.replace(/\D/g, '')) * 100 + Number((cents ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(centimes) || centimes > largestAmountCentimes * 100) return unreadable;
  return { ok: true, centimes: centimes === 0 ? 0 : sign * centimes };
}

/** The same without a reason; null for what is no amount. */
export function centimesIn(typed: string): number | null {
  const reading = readAmount(typed);
  return reading.ok ? reading.centimes : null;
}

/** '12' or '4,5', in digits of any script; null for what is no number. */
export function numberIn(typed: string): number | null {
  const plain = latinDigits(withoutMarks(typed))
    .trim()
    .replace(/[,\u066b]/, '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
