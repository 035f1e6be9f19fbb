/** A text in Markdown, opened block by block: what is not touched is written back letter by letter. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isTame } from '../../../src/platform/text/markdown-text.ts';
import { type DocNode, holders, joined, lineBreak, type Marked, type Run } from './doc.ts';
import { blockText, codeText, trimmedEnd } from './write-block.ts';
import { thumbnailOf } from '../pictures/thumbnail.ts';

/** A block as it was opened. */
type Origin = {
  /** As the editor writes it. */
  text: string;
  /** As it was. */
  slice: string;
  /** What stood between it and the next one, or the end. */
  gap: string;
  /** The slice means the same only between its neighbours: indented code, and code that ends with the text. */
  isBound: boolean;
};

export type OpenedMarkdown = {
  blocks: DocNode[];
  /** The whole text, of the texts of its blocks as they are now. Those that did not change keep their spelling. */
  write(texts: readonly string[]): string;
};

/** Whether what is written below it stays outside. */
const isClosed = (slice: string): boolean => fromMarkdown(`${slice}\n\nx`).children.length === 2;

const listMarker = /^(?:[-*+]|\d{1,9}([.)]))(?:\s|$)/;

/** '-' for a list with dashes, '.' for '1.'; '' for any other block. */
function markerOf(text: string): string {
  const found = listMarker.exec(text);
  return found === null ? '' : (found[1] ?? text.charAt(0));
}

/** Between blocks that were no neighbours. Two lists with one marker become one. */
const gapBetween = (one: string, next: string): string =>
  markerOf(one) !== '' && markerOf(one) === markerOf(next) ? '\n' : '\n\n';

/** For each text the block it came from: the one after its neighbour's, or else the first with this text; -1 for a new one. */
function originsOf(texts: readonly string[], origins: readonly Origin[]): number[] {
  const found: number[] = [];
  for (const text of texts) {
    const next = (found.at(-1) ?? -1) + 1;
    found.push(origins[next]?.text === text ? next : origins.findIndex((one) => one.text === text));
  }
  return found;
}

function writeFrom(origins: readonly Origin[], before: string, texts: readonly string[]): string {
  const from = originsOf(texts, origins);
  const isAfterOwn = (at: number): boolean => {
    const own = from[at] ?? -1;
    return at === 0 ? own === 0 : own > 0 && from[at - 1] === own - 1;
  };
  const isBeforeOwn = (at: number): boolean =>
    at === texts.length - 1 ? from[at] === origins.length - 1 : isAfterOwn(at + 1);
  const parts = texts.map((text, at) => {
    const origin = origins[from[at] ?? -1];
    const stays = origin !== undefined && (!origin.isBound || (isAfterOwn(at) && isBeforeOwn(at)));
    const next = texts[at + 1];
    const gap = next === undefined ? '' : gapBetween(text, next);
    return (stays ? origin.slice : text) + (isBeforeOwn(at) ? (origin?.gap ?? gap) : gap);
  });
  return `${isAfterOwn(0) ? before : ''}${parts.join('')}`;
}

/*
 * A block of Markdown as the document shows it. The site's own parser reads it; what the editor has no form for (tables, code, HTML,
 * references) stays Markdown.
 */

type ReadBlock = ReturnType<typeof fromMarkdown>['children'][number];
type List = Extract<ReadBlock, { type: 'list' }>;
type Item = List['children'][number];
type Phrase = Extract<ReadBlock, { type: 'paragraph' }>['children'][number];

/** Null where the editor has no form for one of them. */
function eachOf<From, To>(all: readonly From[], read: (one: From) => To | null): To[] | null {
  const found = all.map(read);
  return found.every((one) => one !== null) ? found : null;
}

const phrases = (nodes: readonly Phrase[], marks: Marked = []): Run[] | null =>
  eachOf(nodes, (node) => phrase(node, marks))?.flat() ?? null;

function phrase(node: Phrase, marks: Marked): Run[] | null {
  switch (node.type) {
    case 'text':
      // A line break in the source is a space on the page.
      return [{ text: node.value.replaceAll('\n', ' '), marks }];
    case 'inlineCode':
      return [{ text: node.value, marks: [...marks, { type: 'code' }] }];
    case 'break':
      return [{ text: lineBreak, marks: [] }];
    case 'strong':
      return phrases(node.children, [...marks, { type: 'bold' }]);
    case 'emphasis':
      return phrases(node.children, [...marks, { type: 'italic' }]);
    case 'link':
      return phrases(node.children, [
        ...marks,
        { type: 'link', attrs: { href: node.url, title: node.title ?? null } },
      ]);
    default:
      return null;
  }
}

function docNodeOf({ text, marks }: Run): DocNode {
  if (text === lineBreak) return { type: 'hardBreak' };
  const inOrder = marks.toSorted((one, other) => holders.indexOf(one.type) - holders.indexOf(other.type));
  return { type: 'text', text, ...(marks.length > 0 && { marks: inOrder }) };
}

function textBlock(type: string, runs: Run[] | null, attrs?: DocNode['attrs']): DocNode | null {
  if (runs === null) return null;
  const content = joined(runs).map(docNodeOf);
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

function wordsOf(node: Phrase): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The site draws such lines as a table. */
function isTable(nodes: readonly Phrase[]): boolean {
  const lines = nodes.map(wordsOf).join('').split('\n');
  return lines.length > 2 && lines.every((line) => /^\|.+\|$/.test(line.trim()));
}

function paragraph(nodes: readonly Phrase[]): DocNode | null {
  const [first] = nodes;
  if (nodes.length === 1 && first?.type === 'image')
    return first.title || thumbnailOf(first.url) === null
      ? null
      : { type: 'picture', attrs: { src: first.url, alt: first.alt ?? '' } };
  return isTable(nodes) ? null : textBlock('paragraph', phrases(nodes));
}

/** An item begins with a paragraph, if only an empty one. */
function item({ children, spread }: Item): DocNode | null {
  const content = eachOf(children, blockOf);
  if (content === null) return null;
  const begun = content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];
  return { type: 'listItem', attrs: { spread: spread === true }, content: begun };
}

function list(node: List): DocNode | null {
  const content = eachOf(node.children, item);
  if (content === null) return null;
  const spread = node.spread === true;
  return node.ordered === true
    ? { type: 'orderedList', attrs: { start: node.start ?? 1, spread }, content }
    : { type: 'bulletList', attrs: { spread }, content };
}

/** Null where the editor has no form for it. */
function blockOf(node: ReadBlock): DocNode | null {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children);
    case 'heading':
      return textBlock('heading', phrases(node.children), { level: node.depth });
    case 'list':
      return list(node);
    case 'blockquote': {
      const content = eachOf(node.children, blockOf);
      return content === null || content.length === 0 ? null : { type: 'blockquote', content };
    }
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    default:
      return null;
  }
}

/** A block as the editor shows it; null where it has no form for it, or would not write it back as it was. */
function readBlock(node: ReadBlock): DocNode | null {
  const read = blockOf(node);
  if (read === null) return null;
  const [again, ...more] = fromMarkdown(blockText(read)).children;
  const isThere = again !== undefined && more.length === 0;
  return isThere && JSON.stringify(blockOf(again)) === JSON.stringify(read) ? read : null;
}

/** Null for a text that the site shows unformatted, that would swallow what is written below it, or that cannot be split. */
export function openMarkdown(whole: string): OpenedMarkdown | null {
  if (!isTame(whole)) return null;
  const { children } = fromMarkdown(whole);
  const from = children.map(({ position }) => position?.start.offset ?? 0);
  const to = children.map(({ position }) => position?.end.offset ?? 0);
  const blocks: DocNode[] = [];
  const origins = children.map((node, at): Origin => {
    const slice = whole.slice(from[at], to[at]);
    const gap = whole.slice(to[at], from[at + 1] ?? whole.length);
    const isBound = node.type === 'code' && (!/^[`~]/.test(slice) || !isClosed(slice));
    const text = node.type === 'code' && isBound ? codeText(node) : trimmedEnd(slice);
    const block = readBlock(node) ?? { type: 'source', content: [{ type: 'text', text }] };
    blocks.push(block);
    return { text: blockText(block), slice, gap, isBound };
  });
  if (children.at(-1)?.type === 'html' && !isClosed(origins.at(-1)?.slice ?? '')) return null;
  const write = (texts: readonly string[]): string => {
    const written = texts.filter((text) => text !== '');
    if (written.length === 0) return origins.length === 0 ? whole : '';
    return writeFrom(origins, whole.slice(0, from[0] ?? 0), written);
  };
  // The parser's places of two blocks can overlap.
  if (write(origins.map(({ text }) => text)) !== whole) return null;
  return { blocks: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks, write };
}
