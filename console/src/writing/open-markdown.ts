/** A text in Markdown, opened block by block: what is not touched is written back letter by letter. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isTame } from '../../../src/platform/text/markdown-text.ts';
import type { DocNode } from './doc.ts';
import { readBlock } from './read-block.ts';
import { blockText, codeText, trimmedEnd } from './write-block.ts';

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
