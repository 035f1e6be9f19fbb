import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { IsolatedText } from '../../../platform/ui/markdown.tsx';
import { AuthorArch, PostPicture } from './post-card.tsx';
import type { PostView, TagLink } from './post-view.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { isScene, Portrait } from '../../../platform/ui/portrait.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import type { CourseView } from '../../../catalogue/courses/pages/course-view.ts';
import { EnrolLink } from '../../../catalogue/courses/pages/enrol-link.tsx';
import type { Block, Heading as TextHeading } from '../../../platform/text/read-markdown.ts';

type NextCourseProps = { course: CourseView | null; t: Words; coursesHref: string };

function Course({ course, t }: { course: CourseView; t: Words }) {
  const { name, description } = course.words;
  const facts = [course.start ?? course.duration, course.words.level, course.priceText].filter(Boolean);
  return (
    <>
      <Heading level={2} id="next-course" size={3}>
        <a href={course.href} className="hover:underline">
          <InLanguage writtenIn={course.course.writtenIn}>{name}</InLanguage>
        </a>
      </Heading>
      <p>
        <InLanguage writtenIn={course.course.writtenIn}>{description}</InLanguage>
      </p>
      <p className="text-sm">{facts.join(' · ')}</p>
      <EnrolLink action={course.action} />
      {course.action.kind === 'waitlist' && <p className="text-sm">{t.blog.course.soon}</p>}
    </>
  );
}

/** The article's course at today's price, or its waitlist; all courses when it has none. */
export function NextCourse({ course, t, coursesHref }: NextCourseProps) {
  const words = t.blog.course;
  return (
    <section className="course-foot on-colour" aria-labelledby="next-course">
      <div className="column">
        {course !== null && isScene(course.course.portrait) && (
          <Portrait name={course.course.portrait} alt="" className="course-foot-scene" />
        )}
        <div className="next-course-words">
          {course === null ? (
            <>
              <Heading level={2} id="next-course" size={3}>
                {words.none.heading}
              </Heading>
              <p>{words.none.text}</p>
              <ButtonLink href={coursesHref}>{t.common.buttons.browseCourses}</ButtonLink>
            </>
          ) : (
            <Course course={course} t={t} />
          )}
        </div>
      </div>
    </section>
  );
}

/** The tags of an article, each a link to its articles. `label` is for screen readers. */
function TagList({ tags, label }: { tags: readonly TagLink[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label={label}>
      {tags.map(({ tag, label: name, href }) => (
        <li key={tag}>
          <a href={href}>{name}</a>
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
    <header className="column scene-head post-hero">
      <PostPicture view={view} alt={coverAlt} lazy={false} className="scene-head-picture" />
      <div className="scene-head-words">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <BackLink href={blogHref} label={words.back} />
          <TagList tags={view.tags} label={words.tagged} />
        </div>
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
      </div>
    </header>
  );
}

type ContentsProps = { contents: readonly TextHeading[]; title: string; locale: Locale };

/** Before the text, collapsed. */
export function ContentsFold({ contents, title, locale }: ContentsProps) {
  if (contents.length === 0) return null;
  return (
    <details className="question contents-fold">
      <summary>
        <span>{title}</span>
        <Icon name="plus" size={22} className="question-sign" />
      </summary>
      <nav aria-label={title}>
        <ol className="contents-list">
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <IsolatedText text={text} locale={locale} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

const foldColours = ['majorelle', 'clay', 'lilac', 'saffron', 'mint-light', 'blush', 'mint'];
const pileHeight = 190;
const thinnest = 9;

/** What the rows before a table's total add up to; null for a table that adds nothing up. */
function addends(block: Block): number[] | null {
  if (block.kind !== 'table') return null;
  const rows = block.rows.slice(1);
  const total = rows.findIndex(([first]) => first?.pieces[0]?.kind === 'strong');
  const values = rows.slice(0, total).map(([, figure]) => {
    const [piece] = figure?.numeric === true ? figure.pieces : [];
    return piece?.kind === 'text' ? Number(piece.text.replace(/\s/gu, '').replace(',', '.')) : Number.NaN;
  });
  return values.length > 2 && block.rows[0]?.length === 2 && values.every(Number.isFinite) ? values : null;
}

/** Where the first table stands that adds something up. */
export const sumIn = (blocks: readonly Block[]): number =>
  blocks.findIndex((block) => addends(block) !== null);

/** The rows of the table below it as folded cloth, each fold as thick as its figure; the clay line is their sum. */
export function FoldedSum({ table }: { table: Block | undefined }) {
  const values = (table && addends(table)) ?? [];
  const sum = values.reduce((one, other) => one + other, 0);
  const heights = values.map((value) => Math.max(thinnest, (value / sum) * pileHeight));
  const topOf = (count: number) =>
    heights.slice(0, count).reduce((top, height) => top - height, pileHeight + 20);
  const top = topOf(heights.length);
  return (
    <svg
      className="folded-sum"
      viewBox={`0 ${top - 16} 400 ${pileHeight + 46 - top}`}
      aria-hidden="true"
      focusable="false"
    >
      {heights.map((height, place) => (
        <rect
          key={topOf(place)}
          x={100 + (place % 2) * 5}
          y={topOf(place + 1)}
          width={190}
          height={height}
          rx={Math.min(height / 2, 11)}
          fill={`var(--color-${foldColours[place % foldColours.length]})`}
        />
      ))}
      <path d={`M40 ${pileHeight + 22}H360`} />
      <path d={`M40 ${top - 4}H360`} stroke="var(--color-clay)" />
    </svg>
  );
}
