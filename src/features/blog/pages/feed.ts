import { isWrittenIn } from '../../catalogue/written-in.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { describePost } from './post-view.ts';
import { rssXml } from './rss.ts';

/** The feed of one language. Reading apps ask for it often: it is kept like a page, and for an hour by them. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const { academy, say, locale, links, publicOrigin } = open(args);
  const words = say.blog;
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
