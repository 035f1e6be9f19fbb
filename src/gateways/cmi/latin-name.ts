/**
 * A name in Latin letters: CMI's pages drop everything but these, digits, spaces and hyphens, so that an Arabic name would arrive
 * empty. The order keeps the name as it was typed.
 */
import { inLatin } from '../../platform/text/in-latin.ts';
import { hasDocumentWord } from './hash.ts';

const longest = 50;

/** One word; empty when none of it can be transliterated. */
function latinWord(word: string): string {
  // After the transliteration, since this would take the hamza off its letter.
  const plain = inLatin(word)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9-]/g, '');
  return /[A-Za-z0-9]/.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : '';
}

/** Never empty: falls back to the order's number for a name that cannot be transliterated, or contains the word that CMI hashes differently. */
export function latinName(name: string, orderNumber: string): string {
  const words = name.split(/\s+/u).map(latinWord);
  const whole = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longest)
    .trim();
  return whole === '' || hasDocumentWord(whole) ? orderNumber : whole;
}
