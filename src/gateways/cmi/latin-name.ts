/**
 * A name in Latin letters: CMI's pages drop everything but these, digits, spaces and hyphens, so that an Arabic name would arrive
 * empty. Digits go too: the hash signs no names of fields, and "10" as a name could be posted to CMI as the amount (hash.ts). The order
 * keeps the name as it was typed.
 */
import { inLatin } from '../../platform/text/in-latin.ts';
import { hasDocumentWord } from './hash.ts';

const longest = 50;

/** Sent where no letter is left, and instead of a word that means something to CMI or to whoever reads its messages. */
const noName = 'Client';

/** What CMI says about a payment; nobody is called so. */
export const outcomeWords: ReadonlySet<string> = new Set(['Approved', 'Declined', 'Error']);

/** One word; empty when none of it can be transliterated. */
function latinWord(word: string): string {
  // After the transliteration, since this would take the hamza off its letter.
  const plain = inLatin(word)
    .normalize('NFKD')
    .replace(/[^A-Za-z-]/g, '');
  return /[A-Za-z]/.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : '';
}

/** Never empty, and nothing that could be read as an amount, a code or an outcome. */
export function latinName(name: string): string {
  const words = name.split(/\s+/u).map(latinWord);
  const whole = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longest)
    .trim();
  return whole === '' || hasDocumentWord(whole) || outcomeWords.has(whole) ? noName : whole;
}
