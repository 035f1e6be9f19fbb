import { createElement, type ReactNode } from 'react';

/** 'name': a mention, with its '@', whether or not a member has that name. */
type TextPart = { kind: 'text' | 'name'; text: string } | { kind: 'link'; text: string; href: string };

/** Paragraphs of lines of parts. */
type Paragraphs = TextPart[][][];

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

/** A link in a member's text opens a new window, and the academy does not vouch for it. */
function shown(part: TextPart): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'name':
      return <bdi className="font-semibold">{part.text}</bdi>;
    case 'link':
      return (
        <a href={part.href} dir="ltr" target="_blank" rel="nofollow noopener noreferrer ugc">
          {part.text}
        </a>
      );
  }
}

const line = (parts: readonly TextPart[]): ReactNode =>
  createElement('span', { dir: 'auto', className: 'block' }, ...parts.map(shown));

/** A member's text: every line in the direction of its own first letter. */
export const MemberText = ({ body }: { body: string }) =>
  createElement(
    'div',
    { className: 'circle-text' },
    ...paragraphsOf(body).map((lines) => createElement('p', null, ...lines.map(line))),
  );
