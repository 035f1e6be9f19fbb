import { isWrittenIn } from '../../../platform/records/record.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { describePost } from './post-view.ts';

type FeedItem = {
  title: string;
  /** Absolute address, also the item's permanent id. */
  address: string;
  description: string;
  /** Calendar date in Morocco, 'YYYY-MM-DD'. */
  publishedOn: string;
  author: string | null;
  categories: readonly string[];
};

export type Feed = {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses of the list and of the feed itself. */
  address: string;
  self: string;
  /** Newest first. */
  items: readonly FeedItem[];
};

/** Characters that XML 1.0 cannot hold, even escaped. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const names: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

const written = (text: string): string =>
  text.replace(unwritable, '').replace(/[<>&"']/g, (sign) => names[sign] ?? sign);

/** As RFC 822. Records hold only a day; articles are dated to eight o'clock in Casablanca. */
const dateOf = (publishedOn: string): string => new Date(`${publishedOn}T07:00:00Z`).toUTCString();

const element = (name: string, text: string): string => `<${name}>${written(text)}</${name}>`;

const itemXml = ({ title, address, description, publishedOn, author, categories }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${written(address)}</guid>`,
    element('pubDate', dateOf(publishedOn)),
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...categories.map((category) => element('category', category)),
    element('description', description),
    '</item>',
  ].join('\n');

export function rssXml({ title, description, language, address, self, items }: Feed): string {
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', address),
    element('description', description),
    element('language', language),
    `<atom:link href="${written(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', dateOf(newest.publishedOn))]),
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification) of one language. Feed readers ask often, so it is cached like a page,
 * and by them for an hour.
 */
export async function loader(args: ScreenArgs): Promise<Response> {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const words = t.blog;
  const [settings, trainers, posts] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.posts(),
  ]);
  const readable = posts.filter((post) => isWrittenIn(post, locale));
  const views = readable.map((post) => describePost(post, { words, links, locale, trainers }));
  const xml = rssXml({
    title: words.feed.title(settings.siteName[locale]),
    description: words.description,
    language: locale,
    address: `${publicOrigin}${links.blog()}`,
    self: `${publicOrigin}${links.feed()}`,
    items: views.map((view) => ({
      title: view.title,
      address: `${publicOrigin}${view.href}`,
      description: view.description,
      publishedOn: view.publishedOn,
      author: view.author?.name ?? null,
      categories: view.tags.map(({ label }) => label),
    })),
  });
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
