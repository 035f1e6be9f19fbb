import { count } from '../../../locale/count.ts';
import { Heading, Kicker, Section } from '../../../ui/section.tsx';
import { Curriculum } from '../curriculum.tsx';
import type { Darija } from './sales-page.ts';

/** The twelve units, as the course's record has them, told in Darija. */
export function SalesCurriculum({ words }: { words: Darija['curriculum'] }) {
  return (
    <Section id="lbarnamaj">
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
        <div className="space-y-4 lg:sticky lg:top-28 lg:self-start">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2}>{words.title}</Heading>
          <p className="text-ink-soft">{words.text}</p>
        </div>
        <Curriculum levels={words.units} lessonCount={(lessons) => count(lessons, words.lessons, 'ar')} />
      </div>
    </Section>
  );
}
