/** Markdown in the console: read without its marks while marking, and as a document that is edited and written back. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { posts } from '../content/sample/posts.ts';
import { linesOf } from '../console/src/teaching/read-markdown.tsx';
import type { DocMark, DocNode } from '../console/src/writing/doc.ts';
import { openMarkdown } from '../console/src/writing/open-markdown.ts';
import { makeSchema } from '../console/src/writing/schema.ts';
import { blockText } from '../console/src/writing/write-block.ts';
import { type Block, type Piece, readMarkdown } from '../src/platform/text/read-markdown.ts';
import { everything } from './support/extent.ts';
import { present } from './support/sure.ts';
import { fc, forAll, tries } from './support/properties.ts';

const read = (markdown: string) =>
  linesOf(markdown).map(({ isHeading, pieces }) =>
    [
      isHeading ? 'H:' : '',
      ...pieces.map(({ text, as }) => (as === 'plain' ? text : `<${as} ${text}>`)),
    ].join(''),
  );

it.each([
  ['## The task', ['H:The task']],
  ['Write **three** lines, *slowly*.', ['Write <strong three> lines, <emphasis slowly>.']],
  ['- one\n- __two__', ['• one', '• <strong two>']],
  [
    'See [the example](https://derb.example/x) and `a_b`.',
    ['See the example (https://derb.example/x) and a_b.'],
  ],
  ['اكتبي **ثلاثة** أسطر', ['اكتبي <strong ثلاثة> أسطر']],
  ['2 * 3 * 4, snake_case_name\n\n> quoted', ['2 * 3 * 4, snake_case_name', '', 'quoted']],
])('%s', (markdown, lines) => {
  expect(read(markdown)).toEqual(lines);
});

const opened = (text: string) => present(openMarkdown(text));
const textsOf = (blocks: readonly DocNode[]) => blocks.map(blockText);

/** Every text in Markdown of the sample academy: articles and lessons, in both languages. */
const samples = [
  ...globSync('content/sample/**/*.md').map((file) => readFileSync(file, 'utf8')),
  ...posts.flatMap(({ words }) => [words.en.body, words.ar.body]),
];

/** Pieces in a row, each with its marks: bold within italic shows as italic within bold. */
function flat(pieces: readonly Piece[], marks: readonly string[] = []): { text: string; marks: string[] }[] {
  return pieces.flatMap((piece) => {
    switch (piece.kind) {
      case 'text':
        return [{ text: piece.text.replaceAll('\n', ' '), marks: [...marks].sort() }];
      case 'code':
        return [{ text: piece.text, marks: [...marks, 'code'].sort() }];
      case 'break':
        return [{ text: '\n', marks: [] }];
      case 'link':
        return flat(piece.pieces, [...marks, `link ${piece.href}`]);
      default:
        return flat(piece.pieces, [...marks, piece.kind]);
    }
  });
}

function joined(parts: ReturnType<typeof flat>): ReturnType<typeof flat> {
  const all: ReturnType<typeof flat> = [];
  for (const part of parts) {
    const last = all.at(-1);
    const areWords = last !== undefined && last.text !== '\n' && part.text !== '\n';
    if (areWords && last.marks.join() === part.marks.join()) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

/** What the site shows, whatever the spelling. */
const shown = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map(shown) };
    if (block.kind === 'quote') return { ...block, blocks: shown(block.blocks) };
    return 'pieces' in block ? { ...block, pieces: joined(flat(block.pieces)) } : block;
  });

const shownOf = (text: string) => shown(readMarkdown(text, 'en').blocks);

/** Words with what Markdown takes for marks, in both scripts. */
const words = fc.string({
  unit: fc.constantFrom(...'ab 1.)-+*_`#>|[]()!<&\\:/"\'~=سلام «»؟'.split('')),
  maxLength: 12,
});
const lines = fc.constantFrom(
  'Salam **salma**, *now*.',
  '## Costs',
  'Setext\n===',
  '- one\n- two',
  '* one\n\n* two\n  - inner',
  '3) three\n4) four',
  '> quoted\n> > twice',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '```\ncode\n```',
  '```\nnever closed',
  '    indented',
  '<b>html</b>',
  '<!-- never closed',
  '[a]: /courses',
  'See [a], [b](/blog "title") and <https://derb.example>.',
  '![Stall](/pictures/0190f3a2-7c11-7d0a-9b1e-3f6a5c2d1e00-1600x1067)',
  '![other](https://derb.example/x.png)',
  'one  \ntwo\\\nthree\nfour',
  '***',
  'a&nbsp;b &amp; c',
  '\u00a0',
);
const markdown = fc
  .array(fc.tuple(fc.oneof(lines, words), fc.constantFrom('\n', '\n\n', '\n\n\n', ' \n \n')), {
    maxLength: 8,
  })
  .map((parts) => parts.flat().join(''));

describe('a text that is only opened', () => {
  it('stays letter by letter: all of the sample', () => {
    expect(samples.length).toBeGreaterThan(50);
    for (const text of samples.filter((_, at) => everything || at % 5 === 0)) {
      const { blocks, write } = opened(text);
      expect(write(textsOf(blocks))).toBe(text);
      // Only tables have no form of their own.
      for (const { type, content } of blocks)
        if (type === 'source') expect(content?.[0]?.text).toMatch(/^\|/);
    }
  });

  it('stays letter by letter, whatever it is', () => {
    forAll(tries(5_000), markdown, (text) => {
      const doc = openMarkdown(text);
      if (doc !== null) expect(doc.write(textsOf(doc.blocks))).toBe(text);
    });
  });

  it('fits the editor, and comes out of it unchanged', () => {
    const schema = makeSchema();
    forAll(tries(5_000), fc.oneof(markdown, fc.constantFrom(...samples)), (text) => {
      const doc = openMarkdown(text);
      if (doc === null) return;
      const held = schema.nodeFromJSON({ type: 'doc', content: doc.blocks });
      held.check();
      expect(doc.write(held.children.map((node) => blockText(node.toJSON() as DocNode)))).toBe(text);
    });
  });
});

describe('a block that is written anew', () => {
  it('shows the same on the site', () => {
    forAll(tries(5_000), fc.oneof(markdown, fc.constantFrom(...samples)), (text) => {
      const doc = openMarkdown(text);
      if (doc === null) return;
      const anew = textsOf(doc.blocks).join('\n\n');
      const isBroken = doc.blocks.some(
        ({ type }, at) => type === 'source' || type === doc.blocks[at + 1]?.type,
      );
      if (!isBroken) expect(shownOf(anew)).toEqual(shownOf(text));
    });
  });

  it('leaves all others as they are', () => {
    forAll(tries(500), fc.constantFrom(...samples), fc.nat(), (text, which) => {
      const { blocks, write } = opened(text);
      const at = which % blocks.length;
      const texts = textsOf(blocks);
      const after = write(texts.with(at, 'Changed.'));
      expect(after).toContain('Changed.');
      expect(
        write(texts.toSpliced(at, 0, 'Added.')).replace(/Added\.\n\n?|\n\nAdded\./, '').length,
      ).toBeGreaterThan(text.length - 3);
      const [before, behind] = [write(texts.slice(0, at)), write(texts.slice(at + 1))];
      expect(after.startsWith(before.trimEnd())).toBe(true);
      expect(after.endsWith(behind)).toBe(true);
    });
  });

  it('never swallows its neighbours, nor is swallowed', () => {
    forAll(tries(5_000), markdown, fc.nat(), (text, which) => {
      const doc = openMarkdown(text);
      if (doc === null) return;
      const texts = textsOf(doc.blocks);
      const whole = doc.write(texts.toSpliced(which % (texts.length + 1), 0, 'Added here.'));
      const added = shownOf(whole).filter((block) => JSON.stringify(block).includes('Added here.'));
      expect(added).toEqual([{ kind: 'paragraph', pieces: [{ text: 'Added here.', marks: [] }] }]);
    });
  });
});

const marks = fc.subarray<DocMark>([
  { type: 'link', attrs: { href: '/courses', title: null } },
  { type: 'bold' },
  { type: 'italic' },
  { type: 'code' },
]);
const inline = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  ),
  { maxLength: 5 },
);
const ofWords = (type: string, attrs?: Record<string, unknown>) =>
  inline.map((content): DocNode => ({ type, ...(attrs && { attrs }), content }));

const { block } = fc.letrec<{ block: DocNode; item: DocNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    ofWords('paragraph'),
    ofWords('heading', { level: 2 }),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((content) => ({
      type: 'bulletList',
      attrs: { spread: false },
      content,
    })),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((content) => ({
      type: 'orderedList',
      attrs: { start: 1, spread: false },
      content,
    })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content) => ({ type: 'blockquote', content })),
  ),
  item: fc
    .tuple(ofWords('paragraph'), fc.array(tie('block'), { maxLength: 1 }))
    .map(([first, more]) => ({ type: 'listItem', attrs: { spread: false }, content: [first, ...more] })),
}));

/** All words of a document, with one space for any number of them. */
const plainOf = ({ text = '', content = [], type }: DocNode): string =>
  type === 'hardBreak' ? ' ' : text + content.map(plainOf).join(' ');
const tidy = (text: string) => text.replace(/\s+/g, '');

describe('what is typed', () => {
  it('comes back with all its words, none of them taken for a mark', () => {
    forAll(tries(5_000), block, (node) => {
      const text = blockText(node);
      const back = opened(text).blocks;
      expect(tidy(back.map(plainOf).join(''))).toBe(tidy(plainOf(node)));
    });
  });

  it.each([
    [
      [
        { type: 'text', text: 'now ', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'or later' },
      ],
      '**now** or later',
    ],
    [[{ type: 'text', text: ' #1 on <b>' }], '\\#1 on \\<b>'],
    [
      [
        { type: 'text', text: '«غدا»', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' نبدأ' },
      ],
      '**«غدا»** نبدأ',
    ],
  ])('%j', (content: DocNode[], text) => expect(blockText({ type: 'paragraph', content })).toBe(text));

  it('a text that the site shows unformatted is not opened', () => {
    expect(openMarkdown('a'.repeat(24_001))).toBeNull();
    expect(openMarkdown('Costs\n\n<!-- never closed')).toBeNull();
  });
});
