import { inEach } from '../../platform/i18n/locale.ts';
import { describe, expect, test } from 'vitest';
import { words as site } from '../../words.ts';
import { linksIn } from '../../academy/frame/links.ts';
import { countWords, readingMinutes, summaryOf } from '../../platform/text/markdown-text.ts';
import { describePost } from './pages/post-view.ts';
import { postSchema, readPostTag, relatedPosts, type Post, type PostTag } from './post.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const aPost = (slug: string, tags: PostTag[], publishedOn = '2026-06-01'): Post => ({
  slug,
  publishedOn,
  updatedOn: null,
  author: 'someone',
  tags,
  portrait: 'salma',
  ground: 'saffron',
  course: null,
  words: inEach(() => ({ title: slug, description: slug, body: slug })),
});

describe('reading time', () => {
  test('a short text takes a minute, and so does an empty one', () => {
    expect([readingMinutes('', 'en'), readingMinutes('Three short words', 'ar')]).toEqual([1, 1]);
  });

  test('a thousand words take five minutes in English and six in Arabic', () => {
    const words = Array.from({ length: 1000 }, () => 'كلمة').join(' ');
    expect([readingMinutes(words, 'en'), readingMinutes(words, 'ar')]).toEqual([5, 6]);
  });

  test('signs of Markdown do not count as words, numbers do', () => {
    expect(countWords('## Price\n\n- 38 MAD – cloth\n- **7** MAD')).toBe(6);
  });
});

describe('tags in an address', () => {
  test('a known tag is read, anything else is null', () => {
    expect(['money', 'Money', '', 'constructor', null].map(readPostTag)).toEqual([
      'money',
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('related articles', () => {
  const here = aPost('here', ['money', 'freelance', 'content']);
  const slugs = (posts: Post[]) => posts.map(({ slug }) => slug);

  test('the article that shares most tags comes first, the newest among equals', () => {
    const others = [
      aPost('one-old', ['money'], '2026-06-01'),
      aPost('one-new', ['content'], '2026-09-01'),
      aPost('two', ['money', 'freelance'], '2026-01-01'),
    ];
    expect(slugs(relatedPosts(here, others))).toEqual(['two', 'one-new', 'one-old']);
  });

  test('the article itself and those without a shared tag are left out', () => {
    expect(relatedPosts(here, [here, aPost('far', ['learning'])])).toEqual([]);
  });

  test('there are three at most', () => {
    const many = ['a', 'b', 'c', 'd'].map((slug) => aPost(slug, ['money']));
    expect(relatedPosts(here, many)).toHaveLength(3);
  });
});

describe('a summary made from the text', () => {
  test('is its first paragraph as plain words', () => {
    const body =
      '## Costs\n\n![A stall](/pictures/x)\n\n- one\n\nWrite to **one** [brand](/courses) first.\n\nThen wait.';
    expect(summaryOf(body)).toBe('Write to one brand first.');
    expect(summaryOf('## Costs\n\n- one **stall**\n- two')).toBe('Costs one stall two');
  });

  test('fits its field whatever the text is', () => {
    forAll(tries(1_000), fc.string({ unit: 'grapheme', maxLength: 600 }), (body) => {
      const summary = summaryOf(body);
      expect(summary.length).toBeLessThanOrEqual(160);
      expect(summary.isWellFormed() || !body.isWellFormed()).toBe(true);
    });
  });

  test('fills an empty one, and leaves what was written', () => {
    const post = aPost('stall', ['money']);
    const words = { en: { title: 'A', description: '', body: 'Begin small.' }, ar: post.words.ar };
    expect(postSchema.parse({ ...post, words }).words).toEqual({
      en: { ...words.en, description: 'Begin small.' },
      ar: post.words.ar,
    });
  });

  test('stands above the text only when it is not how the text begins', () => {
    const leadOf = (description: string) => {
      const post = aPost('stall', ['money']);
      const en = { title: 'A', description, body: 'Begin small.\n\nThen grow.' };
      const context = { words: site.en.blog, links: linksIn('en'), locale: 'en', trainers: [] } as const;
      return describePost({ ...post, words: { ...post.words, en } }, context).lead;
    };
    expect([leadOf('Begin small.'), leadOf('On stalls.')]).toEqual([null, 'On stalls.']);
  });
});
