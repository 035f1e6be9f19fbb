/** Markdown as the site shows it: a small, closed set of parts. Everything else in a text is shown as plain words. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type NamedPicture, readPictureName } from '../files/picture.ts';
import type { Locale } from '../i18n/locale.ts';
import { isTame, linkTarget } from './markdown-text.ts';

export type Piece =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; pieces: Piece[] }
  | { kind: 'link'; href: string; external: boolean; pieces: Piece[] };

export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; pieces: Piece[] }
  /** `tight`: each item is one paragraph, without space between items. */
  | { kind: 'list'; ordered: boolean; start: number; tight: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  /** Of the picture library, on a line of its own. */
  | { kind: 'picture'; picture: NamedPicture; alt: string }
  /** Its first row is its head. Cells of figures are `numeric`. */
  | { kind: 'table'; rows: { pieces: Piece[]; numeric: boolean }[][] }
  | { kind: 'rule' };

export type Heading = { id: string; text: string };
export type Markdown = {
  blocks: Block[];
  /** The headings of the second level, for a table of contents. */
  outline: Heading[];
};

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Reading = { locale: Locale; addresses: Map<string, string>; headings: number };

/** Deeper than anybody writes on purpose: what is nested deeper is shown as words, so that no text can exhaust the stack. */
const deepest = 16;

/** The words of a node and its children; of pictures their alternative text. */
function wordsOf(node: Node): string {
  if ('children' in node) return (node.children as Node[]).map(wordsOf).join(' ');
  if ('value' in node) return node.value;
  return 'alt' in node ? (node.alt ?? '') : '';
}

const asText = (text: string): Piece[] => (text === '' ? [] : [{ kind: 'text', text }]);

function link(node: Node & { children: Node[] }, address: string, reading: Reading, depth: number): Piece[] {
  const target = linkTarget(address, reading.locale);
  const pieces = piecesOf(node.children, reading, depth + 1);
  return target === null ? pieces : [{ kind: 'link', ...target, pieces }];
}

function pieces(node: Node, reading: Reading, depth: number): Piece[] {
  if (depth > deepest) return asText(wordsOf(node));
  switch (node.type) {
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, pieces: piecesOf(node.children, reading, depth + 1) }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return link(node, node.url, reading, depth);
    case 'linkReference':
      return link(node, reading.addresses.get(node.identifier) ?? '', reading, depth);
    default:
      return asText(wordsOf(node));
  }
}

const piecesOf = (nodes: readonly Node[], reading: Reading, depth: number): Piece[] =>
  nodes.flatMap((node) => pieces(node, reading, depth));

function list(node: Extract<Node, { type: 'list' }>, reading: Reading, depth: number): Block {
  const items = node.children.map((item) => blocksOf(item.children, reading, depth + 1));
  return {
    kind: 'list',
    ordered: node.ordered === true,
    start: node.start ?? 1,
    tight: !node.children.some(({ spread }) => spread === true) && node.spread !== true,
    items,
  };
}

function heading(node: Extract<Node, { type: 'heading' }>, reading: Reading): Block {
  reading.headings += 1;
  // The title of the page is its first-level heading; an article begins below it.
  const level = node.depth <= 2 ? 2 : node.depth === 3 ? 3 : 4;
  return {
    kind: 'heading',
    level,
    id: `part-${reading.headings}`,
    pieces: piecesOf(node.children, reading, 0),
  };
}

/** The pictures of a paragraph that holds library pictures and nothing else; null for any other. */
function picturesIn(nodes: readonly Node[]): Block[] | null {
  const found: Block[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    const picture = node.type === 'image' ? readPictureName(node.url) : null;
    if (node.type !== 'image' || picture === null) return null;
    found.push({ kind: 'picture', picture, alt: node.alt ?? '' });
  }
  return found.length === 0 ? null : found;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRow = (line: string): boolean => /^\|.+\|$/.test(line.trim());
const isBorder = (line: string): boolean => /^\|(?:\s*:?-+:?\s*\|)+$/.test(line.trim());

/**
 * The table of a paragraph whose lines are rows between pipes, the second of dashes; null for any other. Cells are words: bold ones
 * between two stars at their ends.
 */
function tableIn(node: Extract<Node, { type: 'paragraph' }>): Block[] | null {
  const lines = node.children
    .map((child) => (child.type === 'strong' ? `**${wordsOf(child)}**` : wordsOf(child)))
    .join('')
    .split('\n');
  const [head = '', border = '', ...body] = lines;
  if (body.length === 0 || !isBorder(border) || ![head, ...body].every(isRow)) return null;
  const rows = [head, ...body].map((line) =>
    cellsOf(line).map((cell) => {
      const strong = /^\*\*(.+)\*\*$/.exec(cell)?.[1];
      const text = strong ?? cell;
      const inner = asText(text);
      return {
        pieces: strong === undefined ? inner : [{ kind: 'strong' as const, pieces: inner }],
        numeric: /^[\d\s.,%+–−-]+$/.test(text),
      };
    }),
  );
  return [{ kind: 'table', rows }];
}

function blocks(node: Node, reading: Reading, depth: number): Block[] {
  if (depth > deepest) return [{ kind: 'paragraph', pieces: asText(wordsOf(node)) }];
  switch (node.type) {
    case 'paragraph':
      return (
        picturesIn(node.children) ??
        tableIn(node) ?? [{ kind: 'paragraph', pieces: piecesOf(node.children, reading, depth) }]
      );
    case 'heading':
      return [heading(node, reading)];
    case 'list':
      return [list(node, reading, depth)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(node.children, reading, depth + 1) }];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'definition':
      return [];
    default:
      return [{ kind: 'paragraph', pieces: asText(wordsOf(node)) }];
  }
}

const blocksOf = (nodes: readonly Node[], reading: Reading, depth: number): Block[] =>
  nodes.flatMap((node) => blocks(node, reading, depth));

/** The words of parts that were already read. */
const textOf = (parts: readonly Piece[]): string =>
  parts.map((part) => ('text' in part ? part.text : 'pieces' in part ? textOf(part.pieces) : ' ')).join('');

const wordsOfBlocks = (parts: readonly Block[]): string => parts.map(wordsOfBlock).filter(Boolean).join(' ');

/** The words of one part of a text, on one line; '' of a picture and a rule. */
export function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return textOf(block.pieces);
    case 'list':
      return block.items.map(wordsOfBlocks).join(' ');
    case 'quote':
      return wordsOfBlocks(block.blocks);
    case 'code':
      return block.text;
    case 'table':
      return block.rows.flatMap((row) => row.map(({ pieces: cell }) => textOf(cell))).join(' ');
    default:
      return '';
  }
}

/** For a text that the parser would be too slow for: its paragraphs, unformatted. */
const asParagraphs = (text: string): Markdown => ({
  blocks: text
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', pieces: asText(paragraph) })),
  outline: [],
});

function parse(text: string, locale: Locale): Markdown {
  if (!isTame(text)) return asParagraphs(text);
  const { children } = fromMarkdown(text);
  const addresses = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  const read = blocksOf(children, { locale, addresses, headings: 0 }, 0);
  const outline = read.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: textOf(block.pieces) }] : [],
  );
  return { blocks: read, outline };
}

/** What was read last, oldest first: each version of a lesson is parsed once while it is opened, and not for every reader. */
const kept = new Map<string, Markdown>();
const most = 200;

/** Reads a text of any origin. Nothing in it can become markup, and no text takes longer than a fraction of a second. */
export function readMarkdown(text: string, locale: Locale): Markdown {
  const key = `${locale} ${text}`;
  const read = kept.get(key) ?? parse(text, locale);
  kept.delete(key);
  kept.set(key, read);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return read;
}
