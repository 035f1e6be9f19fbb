import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { directionOf, type Locale } from '../../../platform/i18n/locale.ts';
import type { FreeLesson as Lesson } from '../../classroom/films.service.ts';
import type { CourseReviews } from '../../reviews/reviews.service.ts';
import { Questions, Heading, Kicker, Section, type Ground } from '../../../platform/ui/section.tsx';
import { CourseRating, LearnerReviews } from './learner-reviews.tsx';
import { CourseFilm, FactGrid, FreeLesson, LearnGrid, Levels, levelSums, Path } from './course-sections.tsx';
import type { BandName, BlockName, CoursePage, Story } from './course-page.ts';
import { Khatam, Zellige } from '../../../platform/ui/khatam.tsx';
import type { CourseWords } from '../course.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { Trainer } from '../trainer.ts';
import { Icon } from '../../../platform/ui/icon.tsx';

type TrainerStoriesProps = { trainer: Trainer; stories: readonly Story[]; words: Words['course'] };

/** The trainer: portrait, name and story in the page's language, and beside it in the other where the course needs both. */
function TrainerStories({ trainer, stories, words }: TrainerStoriesProps) {
  const [own, other] = stories;
  if (own === undefined) return null;
  return (
    <div className="trainer-stories">
      <Arch ground={trainer.ground} className="trainer-stories-door">
        <Portrait name={trainer.portrait} alt="" />
      </Arch>
      <div className="space-y-4 py-2 lg:pb-10">
        <Kicker>{words.instructor}</Kicker>
        <div>
          <Heading level={2}>{own.name}</Heading>
          <p className="mt-2 font-medium text-majorelle">{own.title}</p>
        </div>
        {own.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={trainer.linkedin}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline"
        >
          <Icon name="linkedin" />
          {words.linkedin(own.name)}
        </a>
      </div>
      {other !== undefined && (
        <div lang={other.locale} dir={directionOf(other.locale)} className="trainer-stories-other space-y-4">
          <div>
            <Heading level={3}>{other.name}</Heading>
            <p className="mt-1 font-medium text-majorelle">{other.title}</p>
          </div>
          {other.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}

const grounds: readonly Ground[] = ['saffron', 'mint', 'clay'];

/** What learners say, each beside a small arch. For dark bands. */
function Voices({ items }: { items: CourseWords['testimonials'] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.name}>
          <figure className="flex h-full flex-col justify-between gap-6 rounded-lg border border-ink-soft p-6">
            <blockquote className="text-lg">
              <p>{item.text}</p>
            </blockquote>
            <figcaption className="flex items-center gap-4">
              <Arch ground={grounds[index % grounds.length] ?? 'saffron'} className="h-20 w-14 shrink-0">
                <Portrait name={item.portrait} alt="" />
              </Arch>
              <span>
                <span className="block font-semibold">{item.name}</span>
                <span className="block text-sm text-mist">{item.city}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The course in Arabic on the English page, for families who read it together. */
function InArabic({ words }: { words: CourseWords }) {
  return (
    <section lang="ar" dir="rtl" className="in-arabic">
      <div className="in-arabic-edge">
        <Zellige />
      </div>
      <div className="space-y-4 p-6 sm:p-8">
        <Heading level={2} size={2}>
          {words.name}
        </Heading>
        <p className="text-lg font-medium">{words.description}</p>
        {words.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** What a learner should have before beginning. */
function Requirements({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Khatam size={16} className="mt-1.5 text-clay" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export type ShownCourse = { page: CoursePage; reviews: CourseReviews; t: Words; locale: Locale };

function Part({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <div>
        <Heading level={2} size={2}>
          {heading}
        </Heading>
        {text !== undefined && <p className="mt-2 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** A part without texts in the record is not shown. */
const blocks: Record<BlockName, (shown: ShownCourse) => ReactNode> = {
  film: ({ page: { view }, t }) =>
    view.course.videoUrl !== null && (
      <Part heading={t.course.video.heading}>
        <CourseFilm course={view.course} label={t.course.video.play} words={t.common.video} />
      </Part>
    ),
  about: ({ page: { words, long }, t }) => (
    <Part heading={t.course.about}>
      <div className="max-w-2xl space-y-4">
        {words.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FactGrid facts={long} />
    </Part>
  ),
  arabic: ({ page: { arabic } }) => arabic !== null && <InArabic words={arabic} />,
  learn: ({ page: { words }, t }) =>
    words.whatYouLearn.length > 0 && (
      <Part heading={t.course.learn}>
        <LearnGrid items={words.whatYouLearn} />
      </Part>
    ),
  levels: ({ page: { words }, t, locale }) =>
    words.curriculum.length > 0 && (
      <Part
        heading={t.course.curriculum.heading}
        text={levelSums(words.curriculum, t.course.curriculum, locale)}
      >
        <Levels levels={words.curriculum} words={t.course.curriculum.lessons} locale={locale} />
      </Part>
    ),
  path: ({ page: { words }, t, locale }) =>
    words.curriculum.length > 0 && (
      <Part
        heading={t.course.curriculum.heading}
        text={levelSums(words.curriculum, t.course.curriculum, locale)}
      >
        <Path levels={words.curriculum} />
      </Part>
    ),
  requirements: ({ page: { words }, t }) =>
    words.requirements.length > 0 && (
      <Part heading={t.course.requirements}>
        <Requirements items={words.requirements} />
      </Part>
    ),
};

const bands: Record<BandName, (shown: ShownCourse) => ReactNode> = {
  learn: ({ page: { words }, t }) =>
    words.whatYouLearn.length > 0 && (
      <Section tone="paper">
        <div className="space-y-8">
          <Heading level={2}>{t.course.learn}</Heading>
          <LearnGrid items={words.whatYouLearn} wide />
        </div>
      </Section>
    ),
  trainer: ({ page: { trainer, stories }, t }) =>
    trainer !== null && (
      <Section className="bg-sand-deep!">
        <TrainerStories trainer={trainer} stories={stories} words={t.course} />
      </Section>
    ),
  voices: ({ page: { words, view }, reviews, t, locale }) => {
    const samples = reviews.replaces ? [] : words.testimonials;
    const isEmpty = samples.length + reviews.reviews.length === 0;
    return (
      <Section tone="ink">
        <div className="space-y-6">
          {!isEmpty && <Kicker>{t.course.testimonials.kicker}</Kicker>}
          <Heading level={2}>{t.course.testimonials.heading}</Heading>
          {view.rating !== null && (
            <p className="text-lg">
              <CourseRating rating={view.rating} />
            </p>
          )}
          {reviews.reviews.length > 0 && (
            <LearnerReviews items={reviews.reviews} words={t.course.testimonials} locale={locale} />
          )}
          {samples.length > 0 && <Voices items={samples} />}
          {isEmpty && <p className="text-lg text-mist">{t.course.testimonials.none}</p>}
        </div>
      </Section>
    );
  },
  questions: ({ page: { words }, t }) =>
    words.faq.length > 0 && (
      <Section tone="sand">
        <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-14">
          <Heading level={2}>{t.course.faq}</Heading>
          <Questions items={words.faq} />
        </div>
      </Section>
    ),
};

/** The parts beside the facts. */
export function CourseBlocks({ freeLesson, ...shown }: ShownCourse & { freeLesson: Lesson | null }) {
  const { page, t, locale } = shown;
  return (
    <div className="course-blocks">
      {freeLesson !== null && (
        <FreeLesson
          courseSlug={page.view.course.slug}
          lesson={freeLesson}
          words={t.course.freeLesson}
          locale={locale}
        />
      )}
      {shown.page.layout.beside.map((name) => {
        const Block = blocks[name];
        return <Block key={name} {...shown} />;
      })}
    </div>
  );
}

/** The bands below them. */
export function CourseBands(shown: ShownCourse) {
  return shown.page.layout.bands.map((name) => {
    const Band = bands[name];
    return <Band key={name} {...shown} />;
  });
}
