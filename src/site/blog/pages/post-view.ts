/** An article as cards and its page show it. */
import type { Words } from '../../../words.ts';
import { readingMinutes, summaryOf } from '../../../platform/text/markdown-text.ts';
import type { Post, PostTag } from '../post.ts';
import type { Trainer } from '../../../catalogue/courses/trainer.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { count } from '../../../platform/i18n/count.ts';

export type TagLink = { tag: PostTag; label: string; href: string };

export type PostView = {
  slug: string;
  href: string;
  title: string;
  description: string;
  /** Stands above the text: the description, unless it is how the text begins. */
  lead: string | null;
  writtenIn: readonly Locale[] | undefined;
  portrait: string;
  ground: Post['ground'];
  /** Calendar date for machines, and as people read it. */
  publishedOn: string;
  published: string;
  /** 'Updated 2 November 2026'; null when the article is as it was published. */
  updated: { on: string; text: string } | null;
  minutes: string;
  tags: TagLink[];
  /** Null: the academy itself, also when the trainer's record is gone. `title` is empty of whoever is no trainer. */
  author: {
    name: string;
    title: string;
    /** Null: none is drawn. */
    picture: { portrait: string; ground: Trainer['ground'] } | null;
  } | null;
};

export type PostContext = {
  words: Words['blog'];
  links: Links;
  locale: Locale;
  trainers: readonly Trainer[];
};

/** The list, narrowed to one tag. */
export const tagLink = (tag: PostTag, { words, links }: Pick<PostContext, 'words' | 'links'>): TagLink => ({
  tag,
  label: words.tags[tag],
  href: `${links.blog()}?tag=${tag}`,
});

function authorOf(post: Post, { trainers, locale }: PostContext): PostView['author'] {
  const trainer = trainers.find(({ slug }) => slug === post.author);
  if (trainer === undefined) return post.byline ? { name: post.byline, title: '', picture: null } : null;
  const { portrait, ground, words } = trainer;
  return { name: words[locale].name, title: words[locale].title, picture: { portrait, ground } };
}

export function describePost(post: Post, postContext: PostContext): PostView {
  const { words, links, locale } = postContext;
  const { title, description, body } = post.words[locale];
  const { slug, portrait, ground, publishedOn, updatedOn } = post;
  return {
    slug,
    href: links.post(slug),
    title,
    description,
    lead: description === summaryOf(body) ? null : description,
    writtenIn: post.writtenIn,
    portrait,
    ground,
    publishedOn,
    published: formatDate(publishedOn, locale),
    updated:
      updatedOn === null ? null : { on: updatedOn, text: words.updated(formatDate(updatedOn, locale)) },
    minutes: count(readingMinutes(body, locale), words.minutes, locale),
    tags: post.tags.map((tag) => tagLink(tag, postContext)),
    author: authorOf(post, postContext),
  };
}
