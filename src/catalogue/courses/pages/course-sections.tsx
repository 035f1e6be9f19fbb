import type { Words } from '../../../words.ts';
import type { Course, CourseWords, Stop } from '../course.ts';
import type { Trainer } from '../trainer.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { Fact } from './course-page.ts';
import type { ShownModule } from './programme.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { FreeLesson as Lesson } from '../../../learning/classroom/films.service.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { clockOf } from '../../../academy/media/film-forms.ts';
import { sizeInWords } from '../../../platform/files/file-size.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { Video, type VideoWords } from '../../../platform/ui/video.tsx';

type CourseFilmProps = { course: Course; label: string; words: VideoWords; lazy?: boolean };

/** The preview film of a course; without a still of its own, what the course is about is shown. */
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
      <Portrait name={course.portrait} ground={course.ground} alt="" />
    </Video>
  );
}

type Props = {
  courseSlug: string;
  lesson: Lesson;
  words: Words['course']['freeLesson'];
  player: VideoWords;
  locale: Locale;
  className?: string;
};

/** The free lesson of a course: its film plays in place, under it the way to the lesson; one to read is a line. */
export function FreeLesson({ courseSlug, lesson, words, player, locale, className }: Props) {
  const { key, kind, title, minutes, bytes, film } = lesson;
  const invitation = kind === 'film' ? words.watch : kind === 'sound' ? words.listen : words.read;
  const facts = [
    film?.seconds ? clockOf(film.seconds) : count(minutes, words.minutes, locale),
    ...(bytes === null ? [] : [sizeInWords(bytes, words)]),
    words.note,
  ];
  const href = linksIn(locale).lesson(courseSlug, key);
  if (film !== null) {
    const captions = film.captions[locale];
    return (
      <figure className={classNames('film-card', className)}>
        <Video
          videoUrl={film.src}
          poster={null}
          label={`${invitation}: ${title[locale]}`}
          words={player}
          captions={captions === undefined ? undefined : { locale, src: captions }}
        >
          {film.poster !== null && (
            <img
              src={film.poster}
              alt=""
              width={640}
              height={360}
              decoding="async"
              className="video-poster"
            />
          )}
        </Video>
        <figcaption>
          <a href={href} className="film-card-title">
            <span className="sr-only">{invitation}: </span>
            {title[locale]}
          </a>
          <span className="film-card-facts">{facts.join(' · ')}</span>
        </figcaption>
      </figure>
    );
  }
  return (
    <a href={href} className="card free-lesson">
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

/** The way through a course: what is made at each stop. */
export const Road = ({ stops }: { stops: readonly Stop[] }) => (
  <ol className="road">
    {stops.map(({ object, title, text }) => (
      <li key={title}>
        <Prop name={object} className="road-object" />
        <div>
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** What a learner will be able to do. */
export function LearnList({ items }: { items: CourseWords['whatYouLearn'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.title} className="flex gap-3">
          <Icon name="check" className="mt-1 text-mint" />
          <div className="min-w-0">
            <h3 className="font-semibold">{item.title}</h3>
            <p className="text-sm text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Facts, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="flex items-start gap-3 py-2 text-sm max-[18.5rem]:flex-wrap">
          <Icon name={icon} size={18} className="mt-0.5 text-link" />
          <dt className="shrink-0 text-ink-soft max-[18.5rem]:shrink">{term}</dt>
          <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '12 modules, 50 lessons.' */
export const moduleSums = (
  modules: readonly ShownModule[],
  words: Words['course']['curriculum'],
  locale: Locale,
): string =>
  words.sum(
    count(modules.length, words.parts, locale),
    count(
      modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
      words.lessons,
      locale,
    ),
  );

/** The modules of a course, each a closed native <details>: they open without script. */
export function Modules({ modules }: { modules: readonly ShownModule[] }) {
  return (
    <ol className="card divide-y divide-line">
      {modules.map((one) => (
        <li key={`${one.title} ${one.subtitle}`}>
          <details className="question">
            <summary>
              {/* '01' is beside the name of the module; a longer title takes a line of its own when both do not fit. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="max-w-full min-w-6 font-bold text-link tabular-nums wrap-anywhere">
                  {one.title}
                </span>
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{one.subtitle}</span>
              </span>
              <Icon name="plus" size={22} className="question-sign" />
            </summary>
            <div className="space-y-2 px-5 pb-5">
              {one.opens !== undefined && <p className="text-sm text-mint-ink">{one.opens}</p>}
              {one.description !== undefined && <p className="text-ink-soft">{one.description}</p>}
              <ul className="space-y-1">
                {one.lessons.map((lesson) => (
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

type TrainerLineProps = { trainer: Trainer; locale: Locale; label: string };

/** Who teaches: a small face, the name and what they do. */
export function TrainerLine({ trainer, locale, label }: TrainerLineProps) {
  const { name, title } = trainer.words[locale];
  return (
    <div className="flex items-center gap-3">
      <Arch ground="majorelle" className="trainer-face">
        <Portrait name={trainer.portrait} alt="" lazy={false} />
      </Arch>
      <p className="min-w-0">
        <span className="sr-only">{label}: </span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm">{title}</span>
      </p>
    </div>
  );
}
