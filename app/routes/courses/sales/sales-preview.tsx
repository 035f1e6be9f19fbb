import type { Course } from '../../../../domain/catalogue/course.ts';
import { Heading, Kicker, Section } from '../../../ui/section.tsx';
import { VideoPoster } from '../video-poster.tsx';
import type { Darija } from './sales-page.ts';

/** The preview: a drawn still until it is clicked. Without a video the page does not speak of one. */
export function SalesPreview({ course, words }: { course: Course; words: Darija['preview'] }) {
  if (course.videoUrl === null) return null;
  return (
    <Section tone="paper">
      <div className="grid items-center gap-8 lg:grid-cols-[2fr_3fr]">
        <div className="space-y-4">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2}>{words.title}</Heading>
          <p>{words.text}</p>
        </div>
        <VideoPoster
          videoUrl={course.videoUrl}
          label={words.play}
          portrait={course.portrait}
          ground={course.ground}
        />
      </div>
    </Section>
  );
}
