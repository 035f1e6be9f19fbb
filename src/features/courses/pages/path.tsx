import type { CurriculumLevel } from '../course.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { type Ground, groundColour } from '../../../platform/ui/section.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

const grounds: readonly Ground[] = ['saffron', 'lilac', 'blush'];

/** The modules of a course as doors along a lane, all of them open: for a course of a few modules. */
export function Path({ levels }: { levels: readonly CurriculumLevel[] }) {
  return (
    <ol>
      {levels.map((level, place) => (
        <li key={level.title} className="module">
          <span
            className={classNames('module-door', groundColour[grounds[place % grounds.length] ?? 'saffron'])}
          >
            {level.title}
          </span>
          <div className="module-words">
            <h3 className="heading text-xl">{level.subtitle}</h3>
            {level.description !== undefined && <p className="mt-1 text-ink-soft">{level.description}</p>}
            <ul className="module-lessons">
              {level.lessons.map((lesson) => (
                <li key={lesson} className="flex gap-2.5">
                  <Icon name="check" size={18} className="mt-1 text-mint" />
                  {lesson}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
