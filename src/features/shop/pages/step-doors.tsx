import { classNames } from '../../../platform/ui/class-names.ts';

type Step = { title?: string; text: string };

/** Grounds on which ink can be read, one after the other. */
const grounds = ['bg-saffron', 'bg-lilac', 'bg-blush', 'bg-mint-pale'];

/** Steps in their order, the number of each in a small door. `className` gives the columns. */
export function StepDoors({ steps, className }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={classNames('grid gap-8', className)}>
      {steps.map(({ title, text }, place) => (
        <li key={text} className="flex gap-4">
          <span
            aria-hidden="true"
            className={classNames('step-door shrink-0 text-ink', grounds[place % grounds.length])}
          >
            {place + 1}
          </span>
          <div className={classNames('min-w-0', title === undefined ? 'self-center' : 'pt-2')}>
            {title !== undefined && <h3 className="text-lg font-semibold">{title}</h3>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
