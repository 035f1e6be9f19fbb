/** What a text may consist of: what the site shows of Markdown, and nothing else. */
import { getSchema, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { linkTarget } from '../../../src/platform/text/markdown-text.ts';
import { thumbnailOf } from '../pictures/thumbnail.ts';
import { type TableWords, tableView } from './table-view.ts';

const isTarget = (address: unknown): boolean =>
  typeof address === 'string' && linkTarget(address, 'en') !== null;

const Link = Mark.create({
  name: 'link',
  // What is typed after a link is no part of it.
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: '',
      renderHTML: ({ href }) => (isTarget(href) ? { href: String(href) } : {}),
    },
    title: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isTarget(element.getAttribute('href')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** A picture of the library, on a line of its own. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: {
      default: '',
      parseHTML: (element) => element.dataset['src'] ?? '',
      renderHTML: ({ src }) => ({ 'data-src': String(src), src: thumbnailOf(String(src)) ?? '' }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Markdown that the editor has no form for, such as a table: it is edited as it is written. */
const Source = Node.create<{ words: TableWords }>({
  name: 'source',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', { ...HTMLAttributes, 'data-source': '', dir: 'auto' }, 0],
  addNodeView() {
    return tableView(this.options.words);
  },
});

/** Whether items stand apart; kept as it came. */
const spread = { spread: { default: false, rendered: false } };

const Item = ListItem.extend({
  addAttributes: () => spread,
  /** Tab leaves the text, as it leaves every other field. */
  addKeyboardShortcuts() {
    const { Tab: further, 'Shift-Tab': back, ...others } = this.parent?.() ?? {};
    return { ...others, ...(further && { 'Mod-]': further }), ...(back && { 'Mod-[': back }) };
  },
});

export const extensionsIn = (words: TableWords) => [
  Document,
  Paragraph,
  Text,
  Heading,
  Bold,
  Italic,
  Code.extend({ excludes: '' }),
  Link,
  Blockquote,
  BulletList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spread };
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spread };
    },
  }),
  Item,
  HardBreak,
  HorizontalRule,
  Picture,
  Source.configure({ words }),
  UndoRedo,
  Dropcursor,
  // A line to go on below a picture or a table.
  TrailingNode,
];

/** For documents outside of an editor. */
export const makeSchema = () => getSchema(extensionsIn({ table: '', tableLines: '', editTable: '' }));
