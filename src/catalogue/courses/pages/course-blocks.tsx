import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { CourseReviews } from '../../../learning/reviews/reviews.service.ts';
import { experienceOf, type Trainer } from '../trainer.ts';
import { Heading, Questions } from '../../../platform/ui/section.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Voices } from './learner-reviews.tsx';
import type { FreeLesson as Lesson } from '../../../learning/classroom/films.service.ts';
import { FreeLesson, LearnList, Modules, moduleSums, Road } from './course-sections.tsx';
import type { CoursePage } from './course-page.ts';

export type ShownCourse = { page: CoursePage; reviews: CourseReviews; t: Words; locale: Locale };

type PartProps = { heading: string; text?: string; children: ReactNode };

function Part({ heading, text, children }: PartProps) {
  return (
    <section className="space-y-4">
      <div>
        <Heading level={2} size={2}>
          {heading}
        </Heading>
        {text !== undefined && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** Paragraphs, the first of them open. */
function About({ paragraphs, more }: { paragraphs: readonly string[]; more: string }) {
  const [first, ...rest] = paragraphs;
  return (
    <div className="max-w-2xl">
      <p>{first}</p>
      {rest.length > 0 && (
        <details className="course-more">
          <summary>{more}</summary>
          <div className="space-y-4">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type BiographyProps = { trainer: Trainer; paragraphs: readonly string[]; t: Words; locale: Locale };

/** The trainer at their window; their title is in the head of the page. */
function Biography({ trainer, paragraphs, t, locale }: BiographyProps) {
  const { name } = trainer.words[locale];
  const { yearsOfExperience, portrait, ground } = trainer;
  const experience = experienceOf({ yearsOfExperience }, t, locale);
  return (
    <div className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] items-start gap-5 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-8">
      <Arch ground={ground} className="h-28 lg:h-52">
        <Portrait name={portrait} alt="" />
      </Arch>
      <Part heading={name} text={experience ?? undefined}>
        <div>
          {paragraphs.length > 0 && (
            <details className="course-more">
              <summary>{t.course.readMore}</summary>
              <div className="max-w-2xl space-y-4">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          )}
          {trainer.linkedin !== '' && (
            <a
              href={trainer.linkedin}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline max-sm:text-sm"
            >
              <Icon name="linkedin" />
              {t.course.linkedin(name)}
            </a>
          )}
        </div>
      </Part>
    </div>
  );
}

/** What a learner should have before beginning, as the first of the questions. */
function Requirements({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <details className="question card">
      <summary>
        <span>{heading}</span>
        <Icon name="plus" size={22} className="question-sign" />
      </summary>
      <ul className="list-disc space-y-2 ps-10 pe-5 pb-5 text-ink-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}

type CourseBlocksProps = ShownCourse & { freeLesson: Lesson | null };

/** The parts of a course's page below its head. A part without texts in the record is not shown. */
export function CourseBlocks({ page, reviews, t, locale, freeLesson }: CourseBlocksProps) {
  const { view, words, trainer, biography, programme } = page;
  const hasVoices = reviews.reviews.length > 0 || words.testimonials.length > 0;
  // Of a course that nobody has taken they speak of the academy.
  const voiceWords = t.course.testimonials;
  const voices = { ...voiceWords, heading: view.course.comingSoon ? voiceWords.ofUs : voiceWords.heading };
  const hasAnswers = words.requirements.length + words.faq.length > 0;
  return (
    <div className="course-blocks">
      {view.leavesWith !== null && (
        <Part heading={t.course.road(view.leavesWith.title)}>
          <Road stops={words.road ?? []} />
        </Part>
      )}
      {freeLesson !== null && freeLesson.film === null && (
        <FreeLesson
          courseSlug={view.course.slug}
          lesson={freeLesson}
          words={t.course.freeLesson}
          player={t.common.video}
          locale={locale}
        />
      )}
      {words.longDescription.length > 0 && (
        <Part heading={t.course.about}>
          <About paragraphs={words.longDescription} more={t.course.readMore} />
        </Part>
      )}
      {words.whatYouLearn.length > 0 && (
        <Part heading={t.course.learn}>
          <LearnList items={words.whatYouLearn} />
        </Part>
      )}
      {programme.modules.length > 0 && (
        <Part
          heading={t.course.curriculum.heading}
          text={[moduleSums(programme.modules, t.course.curriculum, locale), ...programme.notes].join(' ')}
        >
          <Modules modules={programme.modules} />
        </Part>
      )}
      {hasVoices && (
        <Part heading={voices.heading}>
          <Voices reviews={reviews} samples={words.testimonials} words={voices} locale={locale} />
        </Part>
      )}
      {trainer !== null && <Biography trainer={trainer} paragraphs={biography} t={t} locale={locale} />}
      {hasAnswers && (
        <Part heading={t.course.faq}>
          {words.requirements.length > 0 && (
            <Requirements heading={t.course.requirements} items={words.requirements} />
          )}
          {words.faq.length > 0 && <Questions items={words.faq} />}
        </Part>
      )}
    </div>
  );
}
