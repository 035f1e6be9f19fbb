import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { IsolatedText } from '../../../platform/ui/markdown.tsx';
import { AuthorArch, PostPicture } from './post-card.tsx';
import type { PostView, TagLink } from './post-view.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import type { CourseView } from '../../../catalogue/courses/pages/course-view.ts';
import { EnrolLink } from '../../../catalogue/courses/pages/enrol-link.tsx';
import type { Heading as TextHeading } from '../../../platform/text/read-markdown.ts';

type NextCourseProps = { course: CourseView | null; t: Words; locale: Locale; coursesHref: string };

function Course({ course, t, locale }: { course: CourseView; t: Words; locale: Locale }) {
  const { name, description } = course.words;
  const facts = [course.start ?? course.duration, course.words.level].filter(Boolean);
  return (
    <>
      <Heading level={2} id="next-course">
        <a href={course.href} className="hover:text-saffron">
          <InLanguage locale={course.course.writtenIn}>{name}</InLanguage>
        </a>
      </Heading>
      <p className="max-w-[36rem] text-mist">
        <InLanguage locale={course.course.writtenIn}>{description}</InLanguage>
      </p>
      <p className="text-sm text-mist">{facts.join(' · ')}</p>
      {course.price !== null && course.action.kind !== 'waitlist' ? (
        <Price {...course.price} locale={locale} words={t.common.price} size="lg" />
      ) : (
        <p className="font-semibold">{course.priceText}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <EnrolLink action={course.action} kind="highlight" />
        <ButtonLink href={course.href} kind="onInk">
          {t.blog.course.about}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
      {course.action.kind === 'waitlist' && <p className="text-sm text-mist">{t.blog.course.soon}</p>}
    </>
  );
}

/** The article's course at today's price, or its waitlist; all courses when it has none. */
export function NextCourse({ course, t, locale, coursesHref }: NextCourseProps) {
  const words = t.blog.course;
  return (
    <Section tone="ink" labelledBy="next-course">
      <div className="next-course-words">
        <Kicker>{words.kicker}</Kicker>
        {course === null ? (
          <>
            <Heading level={2} id="next-course">
              {words.none.heading}
            </Heading>
            <p className="max-w-[36rem] text-lg text-mist">{words.none.text}</p>
            <div>
              <ButtonLink href={coursesHref} kind="highlight">
                {t.common.buttons.browseCourses}
              </ButtonLink>
            </div>
          </>
        ) : (
          <Course course={course} t={t} locale={locale} />
        )}
      </div>
    </Section>
  );
}

/** The tags of an article, each a link to its articles. `label` is for screen readers. */
function TagList({ tags, label }: { tags: readonly TagLink[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {tags.map(({ tag, label: name, href }) => (
        <li key={tag}>
          <a href={href} className="post-tag">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type PostHeroProps = {
  view: PostView;
  coverAlt: string;
  words: Words['blog'];
  locale: Locale;
  blogHref: string;
};

/** The head of an article; on wide pages its picture is beside it. */
export function PostHero({ view, coverAlt, words, locale, blogHref }: PostHeroProps) {
  const { author, updated } = view;
  return (
    <header className="column post-hero">
      <div className="post-hero-words">
        <BackLink href={blogHref} label={words.back} />
        <Heading level={1} className="wrap-anywhere">
          <IsolatedText text={view.title} locale={locale} />
        </Heading>
        {view.lead !== null && (
          <p className="text-lg text-ink-soft">
            <IsolatedText text={view.lead} locale={locale} />
          </p>
        )}
        <div className="flex items-center gap-4">
          {author && <AuthorArch author={author} className="w-14" />}
          <div className="text-sm">
            {author && (
              <p className="font-semibold">
                <span className="sr-only">{words.by(author.name)}</span>
                <span aria-hidden="true">{author.name}</span>
              </p>
            )}
            {author && author.title !== '' && <p>{author.title}</p>}
            <p className="post-hero-facts">
              <span>
                <span className="sr-only">{words.published} </span>
                <time dateTime={view.publishedOn}>{view.published}</time>
              </span>
              {updated && <time dateTime={updated.on}>{updated.text}</time>}
              <span className="inline-flex items-center gap-1.5">
                <Icon name="clock" size={17} />
                {view.minutes}
              </span>
            </p>
          </div>
        </div>
        <TagList tags={view.tags} label={words.tagged} />
      </div>
      <PostPicture view={view} alt={coverAlt} lazy={false} />
    </header>
  );
}

type ContentsProps = { contents: readonly TextHeading[]; title: string; locale: Locale };

function Contents({ contents, locale }: Omit<ContentsProps, 'title'>) {
  return (
    <ol className="contents-list">
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <IsolatedText text={text} locale={locale} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text on wide pages; it stays in sight while reading. */
export function ContentsAside({ contents, title, locale }: ContentsProps) {
  if (contents.length === 0) return <div className="contents-aside" />;
  return (
    <nav className="contents-aside" aria-label={title}>
      <p className="mb-2 text-sm font-semibold text-clay-ink">{title}</p>
      <Contents contents={contents} locale={locale} />
    </nav>
  );
}

/** Before the text on small screens, collapsed. */
export function ContentsFold({ contents, title, locale }: ContentsProps) {
  if (contents.length === 0) return null;
  return (
    <details className="question contents-fold">
      <summary>
        <span>{title}</span>
        <Icon name="plus" size={22} className="question-sign" />
      </summary>
      <nav aria-label={title}>
        <Contents contents={contents} locale={locale} />
      </nav>
    </details>
  );
}
