import type { ReactNode } from 'react';
import type { Words } from '../../../content/words.ts';
import type { Trainer } from '../../../domain/catalogue/trainer.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { count } from '../../locale/count.ts';
import { Khatam } from '../../ui/khatam.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Heading } from '../../ui/section.tsx';
import type { Fact } from './course-page.ts';
import type { CourseView } from './course-view.ts';
import { Curriculum } from './curriculum.tsx';
import { FactGrid } from './fact-list.tsx';
import { Instructor } from './instructor.tsx';
import { LearnGrid } from './learn-grid.tsx';
import { VideoPoster } from './video-poster.tsx';

type PartProps = { heading: string; children: ReactNode };

const Part = ({ heading, children }: PartProps) => (
  <section className="space-y-5">
    <Heading level={2} size={2}>
      {heading}
    </Heading>
    {children}
  </section>
);

type CourseBodyProps = {
  view: CourseView;
  facts: readonly Fact[];
  trainer: Trainer | null;
  say: Words;
  locale: Locale;
};

/** All that the record tells about a course; a part without words in the record is not shown. */
export function CourseBody({ view, facts, trainer, say, locale }: CourseBodyProps) {
  const words = say.course;
  const { course, words: told } = view;
  const ground = course.ground === 'lilac' ? 'majorelle' : 'lilac';
  return (
    <div className="space-y-14">
      {course.videoUrl !== null && (
        <Part heading={words.video.heading}>
          <VideoPoster
            videoUrl={course.videoUrl}
            label={words.video.play}
            portrait={course.portrait}
            ground={ground}
          />
        </Part>
      )}
      <Part heading={words.about}>
        <div className="max-w-2xl space-y-4">
          {told.longDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FactGrid facts={facts} />
      </Part>
      {told.whatYouLearn.length > 0 && (
        <Part heading={words.learn}>
          <LearnGrid items={told.whatYouLearn} />
        </Part>
      )}
      {told.curriculum.length > 0 && (
        <Part heading={words.curriculum.heading}>
          <Curriculum
            levels={told.curriculum}
            lessonCount={(lessons) => count(lessons, words.curriculum.lessons, locale)}
          />
        </Part>
      )}
      {trainer !== null && (
        <Part heading={words.instructor}>
          <Instructor trainer={trainer} bio={told.instructorBio} locale={locale} />
        </Part>
      )}
      {told.requirements.length > 0 && (
        <Part heading={words.requirements}>
          <ul className="space-y-3">
            {told.requirements.map((requirement) => (
              <li key={requirement} className="flex gap-3">
                <Khatam size={16} className="mt-1.5 text-clay" />
                {requirement}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {told.faq.length > 0 && (
        <Part heading={words.faq}>
          <Questions items={told.faq} />
        </Part>
      )}
    </div>
  );
}
