import { classNames } from '../../../platform/ui/class-names.ts';
import { type Ground, groundColour } from '../../../platform/ui/section.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';

const grounds: readonly Ground[] = ['saffron', 'lilac', 'blush'];

type LearnGridProps = { items: readonly { title: string; text: string }[]; wide?: boolean };

/** What a learner will be able to do, one card each; in a band of its own three in a row. */
export function LearnGrid({ items, wide }: LearnGridProps) {
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', wide === true && 'lg:grid-cols-3')}>
      {items.map((item, place) => (
        <li
          key={item.title}
          className={classNames(
            'flex gap-4 rounded-lg border border-line p-5',
            wide === true ? 'bg-sand' : 'bg-paper',
          )}
        >
          <span
            className={classNames('learn-door', groundColour[grounds[place % grounds.length] ?? 'saffron'])}
          >
            <Khatam size={18} className="text-ink" />
          </span>
          <div className="min-w-0">
            <h3 className="mb-1 text-lg font-semibold">{item.title}</h3>
            <p className="text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
