import { data } from 'react-router';
import type { BlogPosting, WithContext } from 'schema-dts';
import { countWords, readingMinutes } from '../../../platform/text/markdown-text.ts';
import { type Post, relatedPosts } from '../post.ts';
import { isWrittenIn } from '../../../platform/records/record.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { coverAlt, socialPicture } from '../../../academy/frame/covers.ts';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import { breadcrumbsData, organizationPart } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { describeCourse } from '../../../catalogue/courses/pages/course-view.ts';
import { MarkdownText } from '../../../platform/ui/markdown.tsx';
import { ContentsFold, FoldedSum, NextCourse, PostHero, sumIn } from './post-sections.tsx';
import { PostText } from './post-card.tsx';
import { describePost, type PostView } from './post-view.ts';
import { readMarkdown } from '../../../platform/text/read-markdown.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';

type ShareLinksProps = { view: PostView; words: Words['blog']['share']; address: string };

/** Plain links, since the page sends no script. `address` is absolute. */
function ShareLinks({ view, words, address }: ShareLinksProps) {
  const text = `${view.title}\n${address}`;
  const ways: { icon: IconName; label: string; href: string }[] = [
    { icon: 'whatsapp', label: words.whatsapp, href: whatsappLink('', text) },
    {
      icon: 'linkedin',
      label: words.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    },
    {
      icon: 'mail',
      label: words.email,
      href: `mailto:?subject=${encodeURIComponent(view.title)}&body=${encodeURIComponent(text)}`,
    },
  ];
  return (
    <section aria-labelledby="share-post" className="post-share">
      <Heading level={2} size={4} id="share-post">
        {words.heading}
      </Heading>
      <ul>
        {ways.map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href} className="post-share-link" target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RelatedProps = { posts: readonly PostView[]; title: string; locale: Locale };

/** Similar articles, as plain links. */
function Related({ posts, title, locale }: RelatedProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-posts" className="post-share">
      <Heading level={2} size={4} id="related-posts">
        {title}
      </Heading>
      <ul className="mt-2 divide-y divide-line">
        {posts.map((view) => (
          <li key={view.slug} className="py-1">
            <a href={view.href} className="flex min-h-11 flex-wrap items-center gap-x-3 hover:text-link">
              <span className="font-semibold">
                <PostText text={view.title} view={view} locale={locale} />
              </span>
              <span className="text-sm text-ink-soft">{view.minutes}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ArticleInput = {
  post: Post;
  locale: Locale;
  publicOrigin: string;
  /** Paths on this site: of the article, and of its picture. */
  path: string;
  picture: string;
  /** Null when the trainer's record is gone: then the academy is the author. */
  author: { name: string; jobTitle?: string } | null;
  /** Names of its tags in the page's language. */
  keywords: readonly string[];
  settings: AcademySettings;
};

/** Structured data of an article, from the same record as the page. */
function articleData(article: ArticleInput): WithContext<BlogPosting> {
  const { post, locale, publicOrigin, path, picture, author, keywords, settings } = article;
  const words = post.words[locale];
  const academy = organizationPart(settings, publicOrigin, locale);
  const url = `${publicOrigin}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: words.title,
    description: words.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: `${publicOrigin}${picture}`,
    datePublished: post.publishedOn,
    dateModified: post.updatedOn ?? post.publishedOn,
    inLanguage: locale,
    author: author === null ? academy : { '@type': 'Person', ...author },
    publisher: academy,
    keywords: [...keywords],
    wordCount: countWords(words.body),
    timeRequired: `PT${readingMinutes(words.body, locale)}M`,
  };
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

type Args = ScreenArgs & { params: { slug?: string } };

/** Shorter articles need no table of contents. */
const longEnough = 4;

async function read(args: Args) {
  const opened = open(args);
  const { academy, links, clock, publicOrigin } = opened;
  const post = await academy.post(args.params.slug ?? '');
  if (post === null) return null;
  const { t, locale } = languageOfRecord(post, opened);
  const [settings, trainers, posts, onOffer] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.posts(),
    post.course === null ? null : academy.course(post.course),
  ]);
  const postContext = { words: t.blog, links, locale, trainers };
  const view = describePost(post, postContext);
  const { blocks, outline } = readMarkdown(post.words[locale].body, locale);
  const picture = socialPicture('post', post.slug, locale);
  return {
    t,
    locale,
    view,
    blocks,
    coverAlt: await coverAlt(academy, post.portrait, locale),
    contents: outline.length < longEnough ? [] : outline,
    related: relatedPosts(
      post,
      posts.filter((other) => isWrittenIn(other, locale)),
    ).map((other) => describePost(other, postContext)),
    course: onOffer === null ? null : describeCourse(onOffer, { t, links, locale, now: clock() }),
    address: `${publicOrigin}${view.href}`,
    picture,
    feed: { href: links.feed(), title: t.blog.feed.title(settings.siteName[locale]) },
    structuredData: [
      articleData({
        post,
        locale,
        publicOrigin,
        path: view.href,
        picture,
        settings,
        author: view.author && {
          name: view.author.name,
          ...(view.author.title !== '' && { jobTitle: view.author.title }),
        },
        keywords: view.tags.map(({ label }) => label),
      }),
      breadcrumbsData(publicOrigin, [
        { name: t.common.navigation.home, href: links.home() },
        { name: t.blog.title, href: links.blog() },
        { name: view.title, href: view.href },
      ]),
    ],
  };
}

export async function loader(args: Args) {
  const { t, locale, links } = open(args);
  const page = await read(args);
  const head =
    page === null
      ? { ...missingItemHead(t.blog.missing.title, t.blog.missing.text), script: false as const }
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
  const shownIn = { t: page?.t ?? t, locale: page?.locale ?? locale };
  const frame = { ...shownIn, blogHref: links.blog(), coursesHref: links.courses() };
  return data({ head, page, ...frame }, { status: page === null ? 404 : 200 });
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

export default function BlogPost({ loaderData }: { loaderData: LoaderData }) {
  const { page, t, locale, blogHref, coursesHref } = loaderData;
  const words = t.blog;
  if (page === null) {
    return (
      <ClosedPage title={words.missing.title}>
        <p className="text-lg text-ink-soft">{words.missing.text}</p>
        <ButtonLink href={blogHref}>{words.missing.action}</ButtonLink>
      </ClosedPage>
    );
  }
  const { view, blocks, contents, related, course, address } = page;
  const sum = sumIn(blocks);
  return (
    <main id="main" className="white-page">
      <article>
        <PostHero view={view} coverAlt={page.coverAlt} words={words} locale={locale} blogHref={blogHref} />
        <div className="column post-body">
          <ContentsFold contents={contents} title={words.contents} locale={locale} />
          {sum > 0 && (
            <>
              <MarkdownText blocks={blocks.slice(0, sum)} locale={locale} />
              <FoldedSum table={blocks[sum]} />
            </>
          )}
          <MarkdownText blocks={blocks.slice(Math.max(sum, 0))} locale={locale} />
          <ShareLinks view={view} words={words.share} address={address} />
          <Related posts={related} title={words.related} locale={locale} />
        </div>
      </article>
      <NextCourse course={course} t={t} coursesHref={coursesHref} />
    </main>
  );
}
