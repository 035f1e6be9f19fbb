import type { Words } from '../../../words.ts';
import type { Course, CurriculumLevel } from '../course.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { Fact } from './course-page.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { type Ground, groundColour } from '../../../platform/ui/section.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import type { FreeLesson as Lesson } from '../../classroom/films.service.ts';
import { linksIn } from '../../site/links.ts';
import { sizeInWords } from '../../orders/pages/data-of.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Video, type VideoWords } from '../../../platform/ui/video.tsx';

type CourseFilmProps = { course: Course; label: string; words: VideoWords; lazy?: boolean };

/** A background that contrasts with the trainer's arch. */
const behind = (ground: Ground): Ground => (ground === 'lilac' ? 'majorelle' : 'lilac');

/** The preview film of a course; without a still of its own, the trainer's arch is shown. */
export function CourseFilm({ course, label, words, lazy }: CourseFilmProps) {
  if (course.videoUrl === null) return null;
  return (
    <Video
      videoUrl={course.videoUrl}
      poster={course.videoPoster}
      label={label}
      words={words}
      {...(lazy === undefined ? {} : { lazy })}
    >
      <div className={classNames('drawn-still', groundColour[behind(course.ground)])}>
        <Arch ground={course.ground} className="drawn-still-door">
          <Portrait name={course.portrait} alt="" />
        </Arch>
      </div>
    </Video>
  );
}

type Props = {
  courseSlug: string;
  lesson: Lesson;
  words: Words['course']['freeLesson'];
  locale: Locale;
};

export function FreeLesson({
  courseSlug,
  lesson: { key, kind, title, minutes, bytes },
  words,
  locale,
}: Props) {
  const invitation = kind === 'film' ? words.watch : kind === 'sound' ? words.listen : words.read;
  const facts = [
    count(minutes, words.minutes, locale),
    ...(bytes === null ? [] : [sizeInWords(bytes, words)]),
    words.note,
  ];
  return (
    <a href={linksIn(locale).lesson(courseSlug, key)} className="free-lesson">
      <span className="free-lesson-sign">
        <Icon name={kind === 'film' || kind === 'sound' ? 'play' : 'book'} size={22} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {invitation}: {title[locale]}
        </span>
        <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>
      </span>
    </a>
  );
}

const grounds: readonly Ground[] = ['saffron', 'lilac', 'blush'];

/** The modules of a course as arches along a lane, all of them open: for a course of a few modules. */
export function Path({ levels }: { levels: readonly CurriculumLevel[] }) {
  return (
    <ol>
      {levels.map((level, index) => (
        <li key={level.title} className="module">
          <span
            className={classNames('module-door', groundColour[grounds[index % grounds.length] ?? 'saffron'])}
          >
            {level.title}
          </span>
          <div className="module-words">
            <h3 className="heading text-xl">{level.subtitle}</h3>
            {level.description !== undefined && <p className="mt-1 text-ink-soft">{level.description}</p>}
            <ul className="module-lessons">
              {level.lessons.map((lesson) => (
                <li key={lesson} className="flex gap-2.5">
                  <Icon name="check" size={18} className="mt-1 text-mint" />
                  {lesson}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

type LearnGridProps = { items: readonly { title: string; text: string }[]; wide?: boolean };

/** What a learner will be able to do, one card each; in a band of its own three in a row. */
export function LearnGrid({ items, wide }: LearnGridProps) {
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', wide === true && 'lg:grid-cols-3')}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={classNames(
            'flex gap-4 rounded-lg border border-line p-5',
            wide === true ? 'bg-sand' : 'bg-paper',
          )}
        >
          <span
            className={classNames('learn-door', groundColour[grounds[index % grounds.length] ?? 'saffron'])}
          >
            <Khatam size={18} className="text-ink" />
          </span>
          <div className="min-w-0">
            <h3 className="mb-1 text-lg font-semibold">{item.title}</h3>
            <p className="text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Facts of a few words, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="flex items-start gap-3 py-2 text-sm max-[18.5rem]:flex-wrap">
          <Icon name={icon} size={18} className="mt-0.5 text-majorelle" />
          <dt className="shrink-0 text-ink-soft max-[18.5rem]:shrink">{term}</dt>
          <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts that need a sentence, two side by side. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
          <Icon name={icon} className="row-span-2 mt-0.5 text-majorelle" />
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '12 levels, 50 lessons', counted from the record. */
export const levelSums = (
  levels: readonly CurriculumLevel[],
  words: Words['course']['curriculum'],
  locale: Locale,
): string =>
  words.sum(
    count(levels.length, words.parts, locale),
    count(
      levels.reduce((sum, { lessons }) => sum + lessons.length, 0),
      words.lessons,
      locale,
    ),
  );

type LevelsProps = { levels: readonly CurriculumLevel[]; words: CountForms; locale: Locale };

/** The parts of a course, each a native <details>: the first is open, the others open without script. */
export function Levels({ levels, words, locale }: LevelsProps) {
  return (
    <ol className="space-y-3">
      {levels.map((level, index) => (
        <li key={level.title}>
          <details
            open={index === 0}
            className="question overflow-hidden rounded-lg border border-line bg-paper text-ink"
          >
            <summary>
              {/* '01' is beside the name of the part; a longer title takes a line of its own when both do not fit. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
                <span className="max-w-full min-w-10 text-2xl font-bold text-majorelle tabular-nums wrap-anywhere">
                  {level.title}
                </span>
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                  <span className="block">{level.subtitle}</span>
                  <span className="block text-sm font-normal text-ink-soft">
                    {count(level.lessons.length, words, locale)}
                  </span>
                </span>
              </span>
              <Icon name="plus" size={22} className="question-sign" />
            </summary>
            <div className="space-y-3 px-5 pb-5">
              {level.description !== undefined && <p className="text-ink-soft">{level.description}</p>}
              <ul className="space-y-2">
                {level.lessons.map((lesson) => (
                  <li key={lesson} className="flex gap-3">
                    <Icon name="check" size={18} className="mt-1 text-mint" />
                    {lesson}
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
