import { data } from 'react-router';
import { relatedPosts } from '../post.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ClosedDoor } from '../../site/closed-door.tsx';
import { coverAlt } from '../../site/cover-alt.ts';
import { missingItemHead } from '../../site/missing-item.tsx';
import { socialPicture } from '../../site/social-picture.ts';
import { toldIn } from '../../../platform/i18n/told-in.ts';
import { articleData } from '../structured-data.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { describeCourse } from '../../courses/pages/course-view.ts';
import { MarkdownText } from './markdown.tsx';
import { NextCourse } from './next-course.tsx';
import { AuthorBox, ShareLinks } from './post-after.tsx';
import { PostCard } from './post-card.tsx';
import { ContentsAside, ContentsFold } from './post-contents.tsx';
import { PostHero } from './post-hero.tsx';
import { describePost } from './post-view.ts';
import { readMarkdown } from './read-markdown.ts';

export { publicPage as headers } from '../../site/caching.ts';

type Args = ScreenArgs & { params: { slug?: string } };

/** Fewer parts than this are seen at a glance and need no list of contents. */
const longEnough = 4;

async function read(args: Args) {
  const opened = open(args);
  const { academy, links, clock, publicOrigin } = opened;
  const post = await academy.post(args.params.slug ?? '');
  if (post === null) return null;
  const { say, locale } = toldIn(post, opened);
  const [settings, trainers, posts, onOffer] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.posts(),
    post.course === null ? null : academy.course(post.course),
  ]);
  const telling = { words: say.blog, links, locale, trainers };
  const view = describePost(post, telling);
  const { blocks, outline } = readMarkdown(post.words[locale].body, locale);
  const picture = socialPicture('post', post.slug, locale);
  return {
    say,
    locale,
    view,
    blocks,
    coverAlt: await coverAlt(academy, post.portrait, locale),
    contents: outline.length < longEnough ? [] : outline,
    related: relatedPosts(post, posts).map((other) => describePost(other, telling)),
    course: onOffer === null ? null : describeCourse(onOffer, { say, links, locale, now: clock() }),
    address: `${publicOrigin}${view.href}`,
    picture,
    feed: { href: links.feed(), title: say.blog.feed.title(settings.siteName[locale]) },
    structuredData: [
      articleData({
        post,
        locale,
        publicOrigin,
        path: view.href,
        picture,
        settings,
        author: view.author && { name: view.author.name, jobTitle: view.author.title },
        keywords: view.tags.map(({ label }) => label),
      }),
      breadcrumbsData(publicOrigin, [
        { name: say.common.navigation.home, href: links.home() },
        { name: say.blog.title, href: links.blog() },
        { name: view.title, href: view.href },
      ]),
    ],
  };
}

export async function loader(args: Args) {
  const { say, locale, links } = open(args);
  const page = await read(args);
  const head =
    page === null
      ? { ...missingItemHead(say.blog.missing.title, say.blog.missing.text), script: false as const }
      : {
          title: page.view.title,
          description: page.view.description,
          writtenIn: page.view.writtenIn,
          kind: 'article' as const,
          script: false as const,
          picture: page.picture,
          feed: page.feed,
          structuredData: page.structuredData,
        };
  const told = { say: page?.say ?? say, locale: page?.locale ?? locale };
  const frame = { ...told, blogHref: links.blog(), coursesHref: links.courses() };
  return data({ head, page, ...frame }, { status: page === null ? 404 : 200 });
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

export default function BlogPost({ loaderData }: { loaderData: LoaderData }) {
  const { page, say, locale, blogHref, coursesHref } = loaderData;
  const words = say.blog;
  if (page === null) {
    return (
      <ClosedDoor title={words.missing.title}>
        <p className="text-lg text-ink-soft">{words.missing.text}</p>
        <ButtonLink href={blogHref}>{words.missing.action}</ButtonLink>
      </ClosedDoor>
    );
  }
  const { view, blocks, contents, related, course, address } = page;
  return (
    <main id="main">
      <article>
        <PostHero view={view} coverAlt={page.coverAlt} words={words} locale={locale} blogHref={blogHref} />
        <div className="bg-paper">
          <div className="column post-body">
            <ContentsAside contents={contents} title={words.contents} locale={locale} />
            <div className="post-column">
              <ContentsFold contents={contents} title={words.contents} locale={locale} />
              <MarkdownText blocks={blocks} locale={locale} />
              <ShareLinks view={view} words={words.share} address={address} />
              <AuthorBox view={view} words={words} />
            </div>
          </div>
        </div>
      </article>
      <NextCourse course={course} say={say} locale={locale} coursesHref={coursesHref} />
      {related.length > 0 && (
        <Section tone="sand" labelledBy="related-posts">
          <Heading level={2} id="related-posts" className="mb-8">
            {words.related}
          </Heading>
          <ul className="post-grid">
            {related.map((other) => (
              <li key={other.slug}>
                <PostCard view={other} words={words} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </main>
  );
}
