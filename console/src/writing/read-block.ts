/**
 * A block of Markdown as the document shows it. The site's own parser reads it; what the editor has no form for (tables, code, HTML,
 * references) stays Markdown.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { thumbnailOf } from '../pictures/thumbnail.ts';
import { type DocNode, holders, joined, lineBreak, type Marked, type Run } from './doc.ts';
import { blockText } from './write-block.ts';

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
export function readBlock(node: ReadBlock): DocNode | null {
  const read = blockOf(node);
  if (read === null) return null;
  const [again, ...more] = fromMarkdown(blockText(read)).children;
  const isThere = again !== undefined && more.length === 0;
  return isThere && JSON.stringify(blockOf(again)) === JSON.stringify(read) ? read : null;
}
