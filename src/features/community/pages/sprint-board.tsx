import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { MySprint, SprintLoaded } from './sprint-page.ts';

type Props = { mine: MySprint; words: SprintLoaded['words'] };
type Day = MySprint['weeks'][number]['days'][number];

const looks: Record<Day['state'], string> = {
  done: 'bg-mint-light text-ink',
  today: 'bg-saffron text-ink',
  missed: 'border-2 border-dashed border-mist text-sand',
  ahead: 'bg-night text-mist',
};

const DayDoor = ({ day }: { day: Day }) => (
  <li>
    <a
      href={day.href}
      aria-label={day.label}
      aria-current={day.isChosen ? 'true' : undefined}
      className={classNames('board-door', looks[day.state])}
    >
      {day.state === 'done' ? <Icon name="check" size={20} /> : <bdi>{day.day}</bdi>}
    </a>
  </li>
);

/** How far she is, and fifteen doors: done ones are open, today's is lit. */
export function SprintBoard({ mine, words }: Props) {
  return (
    <section aria-labelledby="board" className="on-ink grid gap-5 rounded-lg bg-ink p-5 text-sand md:p-7">
      <div className="grid gap-1">
        <Heading level={2} size={4} id="board" className="text-saffron">
          {words.mine.goal}
        </Heading>
        <p className="text-xl break-words" dir="auto">
          {mine.goal}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="grid gap-3" role="group" aria-label={words.calendar.title}>
          {mine.weeks.map((week) => (
            <ol key={week.name} aria-label={week.name} className="flex gap-2">
              {week.days.map((day) => (
                <DayDoor key={day.day} day={day} />
              ))}
            </ol>
          ))}
        </div>
        <div className="grid gap-1">
          <p className="text-4xl font-bold">{mine.progress}</p>
          <p className="text-mist">{words.mine.doneLabel}</p>
          <p className="mt-2 inline-flex items-center gap-2 font-semibold text-saffron">
            <Icon name="sparkles" size={18} />
            {mine.row}
          </p>
        </div>
      </div>
      <p className="border-t border-[#44415c] pt-4 text-sm text-mist">
        {mine.isFinished ? words.mine.finished : mine.isOver ? words.mine.over : words.mine.until(mine.ends)}
      </p>
    </section>
  );
}
