import type { CurriculumLevel } from '../course.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Levels } from './levels.tsx';
import type { Darija } from './sales-page.ts';

type SalesCurriculumProps = { units: readonly CurriculumLevel[]; words: Darija['curriculum'] };

/** The units of the course, told in Darija. */
export function SalesCurriculum({ units, words }: SalesCurriculumProps) {
  return (
    <Section id="lbarnamaj">
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
        <div className="space-y-4 lg:sticky lg:top-28 lg:self-start">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2}>{words.title(count(units.length, words.units, 'ar'))}</Heading>
          <p className="text-ink-soft">{words.text}</p>
        </div>
        <Levels levels={units} words={words.lessons} locale="ar" />
      </div>
    </Section>
  );
}
