/**
 * Blocks of Markdown as the document that the editor shows, and back. The site's own parser reads them. What the editor has no form
 * for (tables, code, HTML, references) stays Markdown: a block of the kind 'source'.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { thumbnailOf } from '../pictures/thumbnail.ts';

type ReadBlock = ReturnType<typeof fromMarkdown>['children'][number];
type List = Extract<ReadBlock, { type: 'list' }>;
type Item = List['children'][number];
type Block = Item['children'][number];
type Phrase = Extract<ReadBlock, { type: 'paragraph' }>['children'][number];

export type DocMark = { type: string; attrs?: Record<string, unknown> };
export type DocNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  marks?: DocMark[];
  text?: string;
};

/** Marks around words, in the order in which a document lists them. Code is not among them: it holds no others. */
const holders = ['link', 'bold', 'italic'];

const isSameMark = (one: DocMark, other: DocMark): boolean =>
  one.type === other.type &&
  (one.type !== 'link' || ['href', 'title'].every((name) => one.attrs?.[name] === other.attrs?.[name]));

const has = (marks: readonly DocMark[], mark: DocMark): boolean =>
  marks.some((other) => isSameMark(mark, other));

const areSame = (one: readonly DocMark[], other: readonly DocMark[]): boolean =>
  one.length === other.length && one.every((mark) => has(other, mark));

// Reading.

type Marked = readonly DocMark[];

function textNode(text: string, marks: Marked): DocNode {
  const inOrder = marks.toSorted((one, other) => holders.indexOf(one.type) - holders.indexOf(other.type));
  return { type: 'text', text, ...(marks.length > 0 && { marks: inOrder }) };
}

/** Null where the editor has no form for one of them. */
function eachOf<From, To>(all: readonly From[], read: (one: From) => To | null): To[] | null {
  const found = all.map(read);
  return found.every((one) => one !== null) ? found : null;
}

const phrases = (nodes: readonly Phrase[], marks: Marked = []): DocNode[] | null =>
  eachOf(nodes, (node) => phrase(node, marks))?.flat() ?? null;

function phrase(node: Phrase, marks: Marked): DocNode[] | null {
  switch (node.type) {
    case 'text':
      // A line break in the source is a space on the page.
      return [textNode(node.value.replaceAll('\n', ' '), marks)];
    case 'inlineCode':
      return [textNode(node.value, [...marks, { type: 'code' }])];
    case 'break':
      return [{ type: 'hardBreak' }];
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

/** Neighbours with the same marks are one text. */
function joined(nodes: readonly DocNode[]): DocNode[] {
  const parts: DocNode[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    const areTexts = last?.type === 'text' && node.type === 'text';
    if (areTexts && areSame(last.marks ?? [], node.marks ?? []))
      parts[parts.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` };
    else parts.push(node);
  }
  return parts;
}

const textBlock = (type: string, nodes: DocNode[] | null, attrs?: DocNode['attrs']): DocNode | null =>
  nodes && { type, ...(attrs && { attrs }), ...(nodes.length > 0 && { content: joined(nodes) }) };

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

// Writing.

type Run = { text: string; marks: Marked };
const lineBreak = '\n';

const isCode = ({ marks }: Run): boolean => marks.some(({ type }) => type === 'code');

/** Without line breaks at the one edge, nor spaces there and beside a line break. */
function trimmed(runs: readonly Run[], spaces: RegExp): Run[] {
  let isAtEdge = true;
  let isLineEmpty = true;
  return runs.flatMap((run): Run[] => {
    if (run.text === lineBreak) {
      isLineEmpty = true;
      return isAtEdge ? [] : [run];
    }
    const text = isLineEmpty && !isCode(run) ? run.text.replace(spaces, '') : run.text;
    if (text === '') return [];
    isAtEdge = false;
    isLineEmpty = false;
    return [{ ...run, text }];
  });
}

const shared = (one: Marked, other: Marked = []): DocMark[] => one.filter((mark) => has(other, mark));

/** A space at the edge of bold words belongs outside: Markdown has no bold that ends with a space. */
const withSpacesOutside = (runs: readonly Run[]): Run[] =>
  runs.flatMap((run, at): Run[] => {
    if (isCode(run)) return [run];
    const { text, marks } = run;
    const [before, after] = [runs[at - 1]?.marks, runs[at + 1]?.marks];
    if (text.trim() === '') return [{ text, marks: shared(shared(marks, before), after) }];
    const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
    return [
      { text: text.slice(0, start), marks: shared(marks, before) },
      { text: text.slice(start, end), marks },
      { text: text.slice(end), marks: shared(marks, after) },
    ].filter((part) => part.text !== '');
  });

function runsOf(nodes: readonly DocNode[]): Run[] {
  const runs = joined(nodes).map(({ type, text = '', marks = [] }): Run =>
    type === 'hardBreak' ? { text: lineBreak, marks: [] } : { text: text.replaceAll('\n', ' '), marks },
  );
  const begun = trimmed(runs, /^[ \t]+/);
  return withSpacesOutside(trimmed(begun.toReversed(), /[ \t]+$/).toReversed());
}

/** How many runs from the first on have this mark. */
function reach(runs: readonly Run[], mark: DocMark): number {
  const end = runs.findIndex(({ marks }) => !has(marks, mark));
  return end === -1 ? runs.length : end;
}

function leaf(run: Run): Phrase {
  if (run.text === lineBreak) return { type: 'break' };
  return { type: isCode(run) ? 'inlineCode' : 'text', value: run.text };
}

function held({ type, attrs }: DocMark, children: Phrase[]): Phrase {
  if (type === 'bold') return { type: 'strong', children };
  if (type === 'italic') return { type: 'emphasis', children };
  const title = attrs?.['title'];
  return {
    type: 'link',
    url: String(attrs?.['href'] ?? ''),
    title: typeof title === 'string' ? title : null,
    children,
  };
}

/** The mark that reaches furthest holds the others. */
function nested(runs: readonly Run[]): Phrase[] {
  const [first] = runs;
  if (first === undefined) return [];
  const [widest] = first.marks
    .filter(({ type }) => holders.includes(type))
    .toSorted((one, other) => reach(runs, other) - reach(runs, one));
  if (widest === undefined) return [leaf(first), ...nested(runs.slice(1))];
  const end = reach(runs, widest);
  const inner = runs
    .slice(0, end)
    .map(({ text, marks }) => ({ text, marks: marks.filter((mark) => !isSameMark(mark, widest)) }));
  return [held(widest, nested(inner)), ...nested(runs.slice(end))];
}

/** A heading is one line. */
const onOneLine = (nodes: readonly DocNode[]): DocNode[] =>
  nodes.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node));

const depths = [1, 2, 3, 4, 5, 6] as const;

function writtenList({ type, attrs, content = [] }: DocNode): Block {
  const start = attrs?.['start'];
  const isSpread = (of: DocNode['attrs']) => of?.['spread'] === true;
  return {
    type: 'list',
    ordered: type === 'orderedList',
    start: typeof start === 'number' ? start : null,
    spread: isSpread(attrs),
    children: content.map((one) => ({
      type: 'listItem',
      spread: isSpread(one.attrs),
      children: (one.content ?? []).flatMap(writtenBlock),
    })),
  };
}

/** Nothing for an empty block. */
function writtenBlock(node: DocNode): Block[] {
  const { type, attrs, content = [] } = node;
  switch (type) {
    case 'paragraph': {
      const children = nested(runsOf(content));
      return children.length === 0 ? [] : [{ type, children }];
    }
    case 'heading': {
      const children = nested(runsOf(onOneLine(content)));
      const depth = depths.find((one) => one === attrs?.['level']) ?? 2;
      return children.length === 0 ? [] : [{ type, depth, children }];
    }
    case 'bulletList':
    case 'orderedList':
      return [writtenList(node)];
    case 'blockquote': {
      const children = content.flatMap(writtenBlock);
      return children.length === 0 ? [] : [{ type, children }];
    }
    case 'picture': {
      const [url, alt] = [String(attrs?.['src'] ?? ''), String(attrs?.['alt'] ?? '')];
      return [{ type: 'paragraph', children: [{ type: 'image', url, alt }] }];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    default:
      return [];
  }
}

const style = { bullet: '-', emphasis: '*', rule: '-', fences: true, resourceLink: true } as const;

/** Code that is indented, or ends with its text, as it may stand anywhere. */
export const codeText = (node: Extract<Block, { type: 'code' }>): string =>
  toMarkdown({ type: 'root', children: [node] }, style).trimEnd();

/** A block of the document as Markdown, without the empty lines around it; '' for an empty one. */
export function blockText(node: DocNode): string {
  if (node.type !== 'source')
    return toMarkdown({ type: 'root', children: writtenBlock(node) }, style).trimEnd();
  const text = (node.content ?? []).map((part) => part.text ?? '').join('');
  return text.replace(/^\n+/, '').trimEnd();
}

/** A block as the editor shows it; null where it has no form for it, or would not write it back as it was. */
export function readBlock(node: ReadBlock): DocNode | null {
  const read = blockOf(node);
  if (read === null) return null;
  const [again, ...more] = fromMarkdown(blockText(read)).children;
  const isThere = again !== undefined && more.length === 0;
  return isThere && JSON.stringify(blockOf(again)) === JSON.stringify(read) ? read : null;
}
