import type { Course } from '../course.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { FreeLesson as Lesson } from '../../classroom/films.service.ts';
import { CourseFilm } from './course-film.tsx';
import { FreeLesson } from './free-lesson.tsx';
import type { Darija } from './sales-page.ts';

type Props = { course: Course; freeLesson: Lesson | null; words: Darija };

/** The preview: a still until it is clicked. Without a video the page does not speak of one. */
export function SalesPreview({ course, freeLesson, words }: Props) {
  if (course.videoUrl === null) return null;
  const { preview, video } = words;
  return (
    <Section tone="paper">
      <div className="grid items-center gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <div className="space-y-4">
          <Kicker>{preview.kicker}</Kicker>
          <Heading level={2}>{preview.title}</Heading>
          <p>{preview.text}</p>
          {freeLesson !== null && (
            <FreeLesson courseSlug={course.slug} lesson={freeLesson} words={words.freeLesson} locale="ar" />
          )}
        </div>
        <CourseFilm course={course} label={preview.play} words={video} />
      </div>
    </Section>
  );
}
