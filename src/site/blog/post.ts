import { z } from 'zod';
import {
  apart,
  choice,
  day,
  ground,
  type Ground,
  group,
  inLanguages,
  list,
  longText,
  markdown,
  portrait,
  reference,
  slug,
  text,
  twice,
} from '../../platform/records/record-fields.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { summaryLength, summaryOf } from '../../platform/text/markdown-text.ts';
import type { WrittenIn } from '../../platform/records/record.ts';

/** What an article is about; their names are in the words files of the blog. */
export const postTags = ['money', 'e-commerce', 'content', 'freelance', 'confidence', 'learning'] as const;
export type PostTag = (typeof postTags)[number];

export type PostWords = {
  title: string;
  /** One or two sentences for the list, feeds and search engines, at most 160 characters. */
  description: string;
  /** Markdown: headings from '##', paragraphs, lists, quotes, links (own pages by '/path'), emphasis. HTML is shown as text. */
  body: string;
};

/** An article of the blog. */
export type Post = WrittenIn & {
  slug: string;
  /** Calendar dates in Morocco, 'YYYY-MM-DD'; `updatedOn` is null until the article changes. */
  publishedOn: string;
  updatedOn: string | null;
  /** Slug of the trainer who wrote it; null: `byline`, or else the academy. */
  author: string | null;
  /** Public name of another colleague who wrote it. */
  byline?: string | undefined;
  tags: PostTag[];
  /** Key of a drawn portrait, and the ground of its picture; empty: a drawing of its subject. */
  portrait: string;
  ground: Ground;
  /** Slug of the course to take next; null when there is none. */
  course: string | null;
  words: Localised<PostWords>;
};

/** The tag in a part of an address, or null. */
export const readPostTag = (text: string | null): PostTag | null =>
  postTags.find((tag) => tag === text) ?? null;

/** Articles that share most tags with this one, the newest first among equals; none without a shared tag. */
export function relatedPosts(post: Post, others: readonly Post[], most = 3): Post[] {
  const shared = (other: Post): number => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return others
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, most);
}

type Written = { description: string; body: string };

/** A language whose summary is empty gets the beginning of its text. */
const withSummary = <W extends Written>(words: W): W =>
  words.description === '' ? { ...words, description: summaryOf(words.body) } : words;

/** The schema of an article's record. */
export const postSchema = z.strictObject({
  slug: slug(),
  publishedOn: day(),
  updatedOn: day().nullable(),
  author: reference('trainers').nullable(),
  byline: text(80, { group: 'facts', mayStayEmpty: true }).optional(),
  tags: list(choice(postTags), postTags.length, { group: 'facts' }).refine(apart(String), twice),
  portrait: portrait({ mayStayEmpty: true }),
  ground: ground(),
  course: reference('courses').nullable(),
  words: inLanguages(
    group({
      title: text(160),
      description: longText(summaryLength, { group: 'seo', mayStayEmpty: true }),
      body: markdown(60_000),
    }).overwrite(withSummary),
  ),
});
