import { type PostTag, postTags, readPostTag } from '../post.ts';
import { isWrittenIn } from '../../../platform/records/record.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { NothingYet } from '../../../academy/frame/closed-page.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { NewestPost, PostCard } from './post-card.tsx';
import { describePost, tagLink, type TagLink } from './post-view.ts';
import { classNames } from '../../../platform/ui/class-names.ts';

type BlogFilterProps = {
  label: string;
  all: { label: string; href: string };
  tags: readonly TagLink[];
  current: PostTag | null;
};

/** The tags as plain links. On a phone the row is swiped, so that the first article stays near. */
function BlogFilter({ label, all, tags, current }: BlogFilterProps) {
  // The chosen tag comes first: at the end of a swiped row nobody would see it.
  const choices = [
    { ...all, tag: null },
    ...tags.filter(({ tag }) => tag === current),
    ...tags.filter(({ tag }) => tag !== current),
  ];
  return (
    <nav aria-label={label} className="blog-filter">
      <ul>
        {choices.map(({ tag, label: name, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={tag === current ? 'page' : undefined}
              className={classNames(
                'blog-filter-link',
                tag === current ? 'border-ink bg-ink text-sand' : 'border-edge bg-paper hover:border-ink',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url } = open(args);
  const words = t.blog;
  const [settings, trainers, all] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.posts(),
  ]);
  const posts = all.filter((post) => isWrittenIn(post, locale));
  const tag = readPostTag(url.searchParams.get('tag'));
  const postContext = { words, links, locale, trainers };
  const shown = posts.filter((post) => tag === null || post.tags.includes(tag));
  const feed = { href: links.feed(), title: words.feed.title(settings.siteName[locale]) };
  return {
    head: {
      title: tag === null ? words.title : words.about(words.tags[tag]),
      description: words.description,
      feed,
    },
    words,
    locale,
    tag,
    all: links.blog(),
    nothing: posts.length === 0,
    coursesHref: links.courses(),
    tags: postTags.map((each) => tagLink(each, postContext)),
    views: shown.map((post) => describePost(post, postContext)),
    feed,
  };
}

type BlogData = Awaited<ReturnType<typeof loader>>;

export default function Blog({ loaderData }: { loaderData: BlogData }) {
  const { words, locale, tag, all, tags, nothing, coursesHref, views, feed } = loaderData;
  const [newest, ...others] = views;
  return (
    <main id="main" className="white-page">
      <Section tone="paper" className="blog-head">
        <Heading level={1} className="max-w-[28ch]">
          {tag === null ? words.heading : words.about(words.tags[tag])}
        </Heading>
        {tag === null && <p className="mt-3 max-w-[38rem] text-lg">{words.lead}</p>}
        {!nothing && (
          <BlogFilter label={words.filter} all={{ label: words.all, href: all }} tags={tags} current={tag} />
        )}
        {newest === undefined ? (
          <NothingYet words={nothing ? words.none : words.empty} href={nothing ? coursesHref : all} />
        ) : (
          <NewestPost view={newest} words={words} locale={locale} />
        )}
      </Section>
      {newest !== undefined && (
        <Section tone="paper" labelledBy="earlier-posts" className="pt-0!">
          <Heading level={2} id="earlier-posts" className={others.length === 0 ? 'sr-only' : 'mb-5 sm:mb-8'}>
            {words.earlier}
          </Heading>
          <ul className="post-grid">
            {others.map((view) => (
              <li key={view.slug}>
                <PostCard view={view} words={words} locale={locale} />
              </li>
            ))}
          </ul>
          <ButtonLink href={feed.href} kind="quiet" className="mt-6 -ms-2 text-start!">
            <Icon name="feed" />
            {words.feed.action}
          </ButtonLink>
        </Section>
      )}
    </main>
  );
}
