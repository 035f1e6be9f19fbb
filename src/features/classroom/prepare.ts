/**
 * What a welcome asks to prepare, for an e-mail: its first section, in plain words. The greeting before it speaks of the page it
 * stands on; a welcome without headings is taken from its beginning.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block } from '../emails/letter.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** Longer welcomes are read on the course's home. */
const mostBlocks = 6;
const mostLetters = 20_000;

function wordsOf(node: { type: string }): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('children' in node && Array.isArray(node.children))
    return (node.children as Node[]).map(wordsOf).join('');
  return node.type === 'break' ? ' ' : '';
}

function blockOf(node: Node): Block[] {
  if (node.type === 'list')
    return [{ kind: 'steps', items: node.children.map((item) => wordsOf(item).replaceAll(/\s+/g, ' ')) }];
  if (node.type === 'heading') return [{ kind: 'heading', text: wordsOf(node) }];
  const text = wordsOf(node).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

export function preparationIn(markdown: string): Block[] {
  const { children } = fromMarkdown(markdown.slice(0, mostLetters));
  const headings = children.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
  return children
    .slice(headings[0] ?? 0, headings[1] ?? children.length)
    .flatMap(blockOf)
    .slice(0, mostBlocks);
}
