/** A block of the document as Markdown. */
import type { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import {
  type DocMark,
  type DocNode,
  has,
  holders,
  isSameMark,
  joined,
  lineBreak,
  type Marked,
  type Run,
} from './doc.ts';

type Item = Extract<
  ReturnType<typeof fromMarkdown>['children'][number],
  { type: 'list' }
>['children'][number];
type Block = Item['children'][number];
type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number];

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

const shared = (one: Marked, other: Marked): Marked => one.filter((mark) => has(other, mark));

const isSpace = (run: Run): boolean => !isCode(run) && run.text.trim() === '';

/** The marks that go on up to the next words. */
function marksAfter(runs: readonly Run[]): Marked {
  const [next, ...rest] = runs;
  if (next === undefined) return [];
  return isSpace(next) ? shared(next.marks, marksAfter(rest)) : next.marks;
}

/** A space at the edge of bold words belongs outside: Markdown has no bold that ends with a space. */
function withSpacesOutside(runs: readonly Run[]): Run[] {
  const parts: Run[] = [];
  for (const [at, run] of runs.entries()) {
    const { text, marks } = run;
    const [before, after] = [parts.at(-1)?.marks ?? [], marksAfter(runs.slice(at + 1))];
    const start = text.length - text.trimStart().length;
    const end = text.trimEnd().length;
    if (isCode(run)) parts.push(run);
    else if (isSpace(run)) parts.push({ text, marks: shared(shared(marks, before), after) });
    else
      parts.push(
        ...[
          { text: text.slice(0, start), marks: shared(marks, before) },
          { text: text.slice(start, end), marks },
          { text: text.slice(end), marks: shared(marks, after) },
        ].filter((part) => part.text !== ''),
      );
  }
  return parts;
}

function runsOf(nodes: readonly DocNode[]): Run[] {
  const runs = nodes.map(({ type, text = '', marks = [] }): Run =>
    type === 'hardBreak' ? { text: lineBreak, marks: [] } : { text: text.replaceAll('\n', ' '), marks },
  );
  const begun = trimmed(joined(runs), /^[ \t]+/);
  return joined(withSpacesOutside(trimmed(begun.toReversed(), /[ \t]+$/).toReversed()));
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

const wordsOf = (attrs: DocNode['attrs'], name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};

function held({ type, attrs }: DocMark, children: Phrase[]): Phrase {
  if (type === 'bold') return { type: 'strong', children };
  if (type === 'italic') return { type: 'emphasis', children };
  return {
    type: 'link',
    url: wordsOf(attrs, 'href'),
    title: wordsOf(attrs, 'title') || null,
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

/** Without empty items. */
function writtenList({ type, attrs, content = [] }: DocNode): Block[] {
  const start = attrs?.['start'];
  const isSpread = (of: DocNode['attrs']) => of?.['spread'] === true;
  const children = content
    .map((one): Item => ({
      type: 'listItem',
      spread: isSpread(one.attrs),
      children: (one.content ?? []).flatMap(writtenBlock),
    }))
    .filter((one) => one.children.length > 0);
  if (children.length === 0) return [];
  const ordered = type === 'orderedList';
  return [
    {
      type: 'list',
      ordered,
      start: typeof start === 'number' ? start : null,
      spread: isSpread(attrs),
      children,
    },
  ];
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
      return writtenList(node);
    case 'blockquote': {
      const children = content.flatMap(writtenBlock);
      return children.length === 0 ? [] : [{ type, children }];
    }
    case 'picture': {
      const [url, alt] = [wordsOf(attrs, 'src'), wordsOf(attrs, 'alt')];
      return [{ type: 'paragraph', children: [{ type: 'image', url, alt }] }];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    default:
      return [];
  }
}

const style = { bullet: '-', emphasis: '*', rule: '-', fences: true, resourceLink: true } as const;

const asText = (children: Block[]): string =>
  toMarkdown({ type: 'root', children }, style).replace(/\n$/, '');

/** Without the white space that means nothing. */
export const trimmedEnd = (text: string): string => text.replace(/[ \t\n]+$/, '');

/** Code that is indented, or ends with its text, as it may stand anywhere. */
export const codeText = (node: Extract<Block, { type: 'code' }>): string => asText([node]);

/** A block of the document as Markdown, without the empty lines around it; '' for an empty one. */
export function blockText(node: DocNode): string {
  if (node.type !== 'source') return asText(writtenBlock(node));
  const text = (node.content ?? []).map((part) => part.text ?? '').join('');
  return trimmedEnd(text.replace(/^\n+/, ''));
}
