import type { Ground } from './ground.ts';
import type { Localised } from './course.ts';

/** What an article is about; the words for each stand in content/pages/blog. */
export const postTags = ['money', 'e-commerce', 'content', 'freelance', 'confidence', 'learning'] as const;
export type PostTag = (typeof postTags)[number];

export type PostWords = {
  title: string;
  /** One or two sentences for the list, feeds and search engines, at most 160 characters. */
  description: string;
  /** Markdown: headings from '##', paragraphs, lists, quotes, links, emphasis, tables of the site's own. HTML is shown as text. */
  body: string;
};

/** An article of the blog. */
export type Post = {
  slug: string;
  /** Calendar dates in Morocco, 'YYYY-MM-DD'; `updatedOn` is null until the article changes. */
  publishedOn: string;
  updatedOn: string | null;
  /** Slug of the trainer who wrote it. */
  author: string;
  tags: PostTag[];
  /** Key of a drawn portrait, and the ground of its picture. */
  portrait: string;
  ground: Ground;
  /** Slug of the course that goes on from here; null when there is none. */
  course: string | null;
  words: Localised<PostWords>;
};

/** Minutes of reading, at least one: 200 words a minute in English, 160 in Arabic, whose words carry more. */
export function readingMinutes(body: string, locale: 'en' | 'ar'): number {
  const words = body.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / (locale === 'ar' ? 160 : 200)));
}
