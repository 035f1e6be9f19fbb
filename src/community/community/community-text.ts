/** Texts of members: plain text, cleaned when it comes in and split into parts when shown; it never becomes markup. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { mostOf } from './space.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { cutText, oneLine, severalLines } from '../../platform/text/typed-text.ts';

/** Characters that no text needs: those that are invisible or change the order of what follows; joiners stay. */
const unwanted = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu;
/** Letters carry two or three marks in any language; more of them would cover the lines above. */
const towers = /(\p{M}{4})\p{M}+/gu;

/** Line ends as '\n', at most one empty line between paragraphs, lines trimmed. Cleaning twice changes nothing. */
export function cleanText(text: string): string {
  return severalLines(text.replace(/\u2028|\u2029/g, '\n').replace(/\t/g, ' '))
    .replace(unwanted, '')
    .replace(towers, '$1')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^[^\S\n]+/gmu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line: the alternative text of a picture. */
export const cleanLine = (text: string, most: number): string =>
  cutText(oneLine(text).replace(towers, '$1'), most).trim();

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

/** 'name': a mention, with its '@', whether or not a member has that name. */
export type TextPart = { kind: 'text' | 'name'; text: string } | { kind: 'link'; text: string; href: string };
/** Paragraphs of lines of parts. */
export type Paragraphs = TextPart[][][];

const address = /https?:\/\/[^\s<>"'`\u061C\u200C-\u200F]+/giu;
/** Punctuation after a link does not belong to it; a closing bracket does when one was opened in it. */
const tail = /[.,;:!?…،؛؟»”’*_~]+$/u;

function trimmed(found: string): string {
  let link = found.replace(tail, '');
  while (/[)\]}]$/.test(link)) {
    const [open = '', close = ''] = ({ ')': ['(', ')'], ']': ['[', ']'], '}': ['{', '}'] } as const)[
      link.slice(-1) as ')' | ']' | '}'
    ];
    if (link.split(open).length >= link.split(close).length) break;
    link = link.slice(0, -1).replace(tail, '');
  }
  return link;
}

/** Null for what only looks like an address. With a name before '@' it would hide where it leads, so it stays text. */
function linkOf(found: string): string | null {
  if (!URL.canParse(found)) return null;
  const url = new URL(found);
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url.href : null;
}

const name = /((?<![\p{L}\p{N}._-])@[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)/u;

const withNames = (text: string): TextPart[] =>
  text
    .split(name)
    .map((part, place) => ({ kind: place % 2 === 1 ? ('name' as const) : ('text' as const), text: part }))
    .filter((part) => part.text !== '');

function partsOfLine(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const until = (end: number) => {
    if (end > from) parts.push(...withNames(line.slice(from, end)));
  };
  for (const match of line.matchAll(address)) {
    const text = trimmed(match[0]);
    const href = linkOf(text);
    if (href === null) continue;
    until(match.index);
    parts.push({ kind: 'link', text, href });
    from = match.index + text.length;
  }
  until(line.length);
  return parts;
}

/** For showing: paragraphs, their lines, and in them the links. */
export const paragraphsOf = (body: string): Paragraphs =>
  body
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map(partsOfLine));

type InTwo = { body: string; bodyEn: string | null };

/** What a reader of that language sees. */
export const inLanguage = (locale: Locale, { body, bodyEn }: InTwo): string =>
  locale === 'en' ? (bodyEn ?? body) : body;

/** Both languages, for moderators. */
export const inEveryLanguage = ({ body, bodyEn }: InTwo): string =>
  bodyEn === null ? body : `${body}\n\n${bodyEn}`;

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

/** Whether most letters of a text are of the script of that language. */
export function isWrittenIn(locale: Locale, text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return locale === 'ar' ? arabic > latin : latin > arabic;
}
