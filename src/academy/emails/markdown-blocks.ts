/** Markdown as e-mails show it: paragraphs, headings, lists, bold, italics and links. Everything else becomes plain words. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import type { Block, Piece } from './email-content.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Reading = { locale: Locale; publicOrigin: string };

/** Beyond these the parser's work grows faster than the text. */
const mostStars = 2_500;
const nestedLine = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){9}/m;
const isTame = (text: string): boolean =>
  !nestedLine.test(text) && (text.match(/[*_[\]]/g)?.length ?? 0) <= mostStars;

/** A page of the site by its path in the reader's language, the web, a mailbox or a telephone; undefined for the rest. */
function targetOf(address: string, { locale, publicOrigin }: Reading): string | undefined {
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined;
  if (/^\/(?!\/)/.test(address)) return `${publicOrigin}${pathIn(locale, address)}`;
  if (/^(?:mailto|tel):./i.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

type Look = Omit<Piece, 'text'>;

function piecesOf(nodes: readonly Node[], reading: Reading, look: Look): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'break') return [{ ...look, text: '\n' }];
    if ('value' in node) return [{ ...look, text: node.value.replaceAll('\n', ' ') }];
    if (node.type === 'image') return node.alt ? [{ ...look, text: node.alt }] : [];
    if (!('children' in node)) return [];
    const inner = node.children as Node[];
    if (node.type === 'strong') return piecesOf(inner, reading, { ...look, bold: true });
    if (node.type === 'emphasis') return piecesOf(inner, reading, { ...look, italic: true });
    const href = node.type === 'link' ? targetOf(node.url, reading) : undefined;
    return piecesOf(inner, reading, href === undefined ? look : { ...look, href });
  });
}

/** Blocks inside an item of a list stand in one line. */
const itemOf = (nodes: readonly Node[], reading: Reading): Piece[] =>
  nodes.flatMap((node, at) => [...(at === 0 ? [] : [{ text: ' ' }]), ...piecesOf([node], reading, {})]);

const wordsOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function blocksOf(node: Node, reading: Reading): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', text: wordsOf(piecesOf(node.children, reading, {})) }];
    case 'list': {
      const items = node.children.map((item) => itemOf(item.children, reading));
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'blockquote':
      return node.children.flatMap((inner) => blocksOf(inner, reading));
    default: {
      const pieces = piecesOf([node], reading, {});
      return wordsOf(pieces).trim() === '' ? [] : [{ kind: 'rich', pieces }];
    }
  }
}

/** `publicOrigin`: 'https://derb.example', before links to pages of the site. A text that is hard to parse is shown unformatted. */
export function blocksOfMarkdown(text: string, reading: Reading): Block[] {
  if (isTame(text)) return fromMarkdown(text).children.flatMap((node) => blocksOf(node, reading));
  return text
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'rich', pieces: [{ text: paragraph }] }));
}
