import { Icon } from '../../ui/icon.tsx';

/** A part of a course: its number, its name, what it holds. */
type Level = {
  title: string;
  subtitle: string;
  description?: string | undefined;
  lessons: readonly string[];
};

type CurriculumProps = { levels: readonly Level[]; lessonCount: (lessons: number) => string };

/** The parts of a course, each a native <details>: the first stands open, the others open without script. */
export function Curriculum({ levels, lessonCount }: CurriculumProps) {
  return (
    <ol className="space-y-3">
      {levels.map((level, place) => (
        <li key={level.title}>
          <details
            open={place === 0}
            className="question overflow-hidden rounded-lg border border-line bg-paper text-ink"
          >
            <summary>
              <span className="flex min-w-0 items-center gap-4">
                <span className="min-w-8 shrink-0 text-2xl font-bold text-majorelle tabular-nums">
                  {level.title}
                </span>
                <span className="min-w-0">
                  <span className="block">{level.subtitle}</span>
                  <span className="block text-sm font-normal text-ink-soft">
                    {lessonCount(level.lessons.length)}
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
