import type { Words } from '../../../words.ts';
import type { CurriculumLevel } from '../course.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import { Icon } from '../../../platform/ui/icon.tsx';

/** '12 levels, 50 lessons': how much there is, counted from the record. */
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

/** The parts of a course, each a native <details>: the first stands open, the others open without script. */
export function Levels({ levels, words, locale }: LevelsProps) {
  return (
    <ol className="space-y-3">
      {levels.map((level, place) => (
        <li key={level.title}>
          <details
            open={place === 0}
            className="question overflow-hidden rounded-lg border border-line bg-paper text-ink"
          >
            <summary>
              {/* '01' stands beside what the part is called; a title of its own takes a line when both do not fit. */}
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
