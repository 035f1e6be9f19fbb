import { describe, expect, test } from 'vitest';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { readMarkdown, type Block, type Piece } from '../../src/platform/text/read-markdown.ts';
import { countWords } from '../../src/platform/text/markdown-text.ts';
import { postTags } from '../../src/site/blog/post.ts';
import { courses } from './courses.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { trainers } from './trainers.ts';
import { workshops } from './workshops.ts';

const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
const texts = posts.flatMap(({ slug, words }) =>
  locales.map((locale) => ({ name: `${slug} (${locale})`, locale, ...words[locale] })),
);

const piecesOf = (block: Block): Piece[] => {
  if ('pieces' in block) return block.pieces;
  if (block.kind === 'list') return block.items.flat().flatMap(piecesOf);
  return block.kind === 'quote' ? block.blocks.flatMap(piecesOf) : [];
};
const linksOf = (piece: Piece): string[] => {
  if (!('pieces' in piece)) return [];
  const inner = piece.pieces.flatMap(linksOf);
  return piece.kind === 'link' ? [piece.href, ...inner] : inner;
};
/** Every address that a body links to, as its page in that language shows it. */
const addressesOf = ({ body, locale }: (typeof texts)[number]): string[] =>
  readMarkdown(body, locale).blocks.flatMap(piecesOf).flatMap(linksOf);

describe('articles', () => {
  test('there are at least eight, the newest first, each with its own address', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8);
    expect(new Set(slugsOf(posts)).size).toBe(posts.length);
    const days = posts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
    for (const { publishedOn, updatedOn } of posts)
      expect(updatedOn === null || updatedOn > publishedOn).toBe(true);
  });

  test('authors are trainers, courses exist, and every tag is used', () => {
    expect(slugsOf(trainers)).toEqual(expect.arrayContaining(posts.map(({ author }) => author)));
    const led = posts.flatMap(({ course }) => course ?? []);
    expect(slugsOf(courses)).toEqual(expect.arrayContaining(led));
    expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(postTags));
  });

  test.each(texts)('$name has the length of an article', ({ title, description, body }) => {
    expect(countWords(body)).toBeGreaterThanOrEqual(650);
    expect(countWords(body)).toBeLessThanOrEqual(1200);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(title.length).toBeLessThanOrEqual(90);
  });

  test.each(texts)('$name has headings to find one’s way, and no Markdown left over', ({ body, locale }) => {
    const { blocks, outline } = readMarkdown(body, locale);
    expect(outline.length).toBeGreaterThanOrEqual(5);
    const loose = blocks
      .flatMap(piecesOf)
      .filter((piece) => piece.kind === 'text' && /\*|^#|\]\(|^- /.test(piece.text));
    expect(loose).toEqual([]);
  });

  test.each(texts)('$name links only to what is there', (text) => {
    const pages = [
      '/courses',
      '/contact',
      '/terms-and-conditions',
      ...slugsOf(products).map((slug) => `/products/${slug}`),
      ...slugsOf(workshops).map((slug) => `/workshops/${slug}`),
      ...slugsOf(posts).map((slug) => `/blog/${slug}`),
    ].map((path) => pathIn(text.locale, path));
    const own = addressesOf(text).filter((address) => address.startsWith('/'));
    expect(pages).toEqual(expect.arrayContaining(own));
  });

  test('texts in Latin letters contain no Arabic ones; Arabic texts use Latin digits, Arabic commas, and stretch only a prefix', () => {
    for (const { name, locale, title, description, body } of texts) {
      const text = `${title}\n${description}\n${body}`;
      const foreign =
        locale !== 'ar'
          ? /[\u0600-\u06ff]/u
          : /[\u0660-\u0669\u06f0-\u06f9;]|(?<![\s(«][بفل])\u0640|[\u0621-\u064a]\s*[,?]/u;
      expect(`${name}: ${foreign.exec(text)?.[0] ?? ''}`).toBe(`${name}: `);
    }
  });
});
