/** Texts of members: plain text, cleaned when it comes in and split into parts when shown; it never becomes markup. */
import { type Locale, readingOrder } from '../../platform/i18n/locale.ts';
import type { Bodies } from './post-view.ts';
import { mostOf } from './space.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { cleanText, cutText } from '../../platform/text/typed-text.ts';

export type BodyReading = { ok: true; body: string } | { ok: false; problem: 'required' | 'too-long' };

export function readBody(text: string): BodyReading {
  // Far too long a text is not worth the work of cleaning.
  if (text.length > mostOf.body * 8) return { ok: false, problem: 'too-long' };
  const body = cleanText(text);
  // Invisible characters are no text.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(body)) return { ok: false, problem: 'required' };
  return [...body].length > mostOf.body ? { ok: false, problem: 'too-long' } : { ok: true, body };
}

/** What stands before each gap, '…' or dots, in its sentence. */
const beforeGaps = (text: string): string[] =>
  text
    .replace(/\.{2,}/g, '…')
    .split(/(?<=…)|[.،,;؛!?؟\n]/u)
    .flatMap((part) => (part.endsWith('…') ? [foldForSearch(part)] : []))
    .filter((part) => part !== '');

/** Whether a text still has a gap of an example that was shown for it, in whichever spelling. */
export function isUnfinished(text: string, examples: readonly string[]): boolean {
  const own = beforeGaps(text);
  return examples.flatMap(beforeGaps).some((gap) =>
    // One word alone before a gap may end a sentence of the member's own.
    own.some((part) => part === gap || (gap.includes(' ') && part.endsWith(` ${gap}`))),
  );
}

type InLanguages = { body: string; bodies: Bodies };

/** What a reader of that language sees: her own, else the next that it is written in. */
export const inLanguage = (locale: Locale, { body, bodies }: InLanguages): string =>
  readingOrder(locale).flatMap((one) => bodies?.[one] ?? [])[0] ?? body;

/** All languages, the one of its body first, for moderators and searches. */
export const inEveryLanguage = ({ body, bodies }: InLanguages): string =>
  [...new Set([body, ...Object.values(bodies ?? {})])].join('\n\n');

/** The beginning of a text for a list: whole words and at most so many lines, and whether something was cut. */
export function beginningOf(
  body: string,
  most: number,
  mostLines = Infinity,
): { text: string; isCut: boolean } {
  const first = body.split('\n').slice(0, mostLines).join('\n').trimEnd();
  if (first.length <= most) {
    const isCut = first.length < body.trimEnd().length;
    return { text: isCut ? `${first}…` : body, isCut };
  }
  const start = cutText(first, most);
  const text = start.replace(/\s+\S*$/u, '');
  return { text: `${text === '' ? start : text}…`, isCut: true };
}

const longest = 160;

/** The first words of a text, cut between words, on one line. */
export function openingOfText(body: string): string {
  const line = body.replace(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  const cut = cutText(line, longest);
  const words = cut.replace(/\s\S*$/u, '');
  return `${words.length > longest / 2 ? words : cut}…`;
}

/** A member who may be mentioned, with the name they show. */
type Mentionable = { memberId: string; name: string };

/** More mentions in one text would be spam. */
export const mostMentions = 10;

/** The longest name after an '@', in e-mails. */
const longestName = 40;

/** A name that two members have mentions nobody, so that it never reaches the wrong one. The longest name that fits counts. */
export function mentionedIn(body: string, mentionable: readonly Mentionable[]): string[] {
  const byName = new Map<string, Set<string>>();
  for (const { memberId, name } of mentionable) {
    const folded = foldForSearch(name);
    if (folded === '') continue;
    byName.set(folded, (byName.get(folded) ?? new Set()).add(memberId));
  }
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const called = new Set<string>();
  for (const { index } of body.matchAll(/(?<![\p{L}\p{N}._-])@(?=\S)/gu)) {
    const behind = `${foldForSearch(body.slice(index + 1, index + 1 + longestName * 2))} `;
    const name = names.find((one) => behind.startsWith(`${one} `));
    const members = [...(byName.get(name ?? '') ?? [])];
    if (members.length === 1 && members[0] !== undefined) called.add(members[0]);
    if (called.size >= mostMentions) break;
  }
  return [...called];
}
