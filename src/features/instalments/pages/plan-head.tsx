import type { Words } from '../../../words.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Door } from '../../../platform/ui/door.tsx';
import type { Ground } from '../../../platform/ui/ground.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { PartOnPage, PlanOnPage } from './plan-page.ts';

const groundOf = ({ isPaid, tone, pay }: PartOnPage): Ground => {
  if (isPaid) return 'mint';
  if (tone === 'error') return 'clay';
  return pay !== null || tone === 'warning' ? 'saffron' : tone === 'info' ? 'majorelle' : 'sand';
};

/** The parts as a lane of doors: those that are paid stand open. */
export function PlanHead({ plan, words }: { plan: PlanOnPage; words: Words['instalments']['page'] }) {
  const isPaused = plan.kind === 'paused' || plan.kind === 'pausedChecked';
  return (
    <header className="mt-3 overflow-clip rounded-lg border border-line bg-paper">
      <div className="px-5 pt-6 pb-5 md:px-9 md:pt-8">
        <p className="text-sm font-semibold text-clay-ink">{words.kicker}</p>
        <Heading level={1} size={2} className="mt-1 wrap-anywhere">
          {plan.course}
        </Heading>
        <p className="mt-3 text-lg font-semibold">{plan.paidOf}</p>
        <p
          className={classNames(
            'mt-1 flex max-w-[60ch] gap-2.5',
            isPaused && 'mt-3! rounded-md border border-error bg-error-pale p-4',
          )}
        >
          {isPaused && <Icon name="waiting" size={22} className="mt-0.5 text-error" />}
          <span>{plan.text}</span>
        </p>
      </div>
      <ol
        aria-hidden="true"
        className="flex items-end gap-2 overflow-clip bg-sand-deep px-5 pt-5 md:gap-4 md:px-9"
      >
        {plan.parts.map((part) => (
          <li key={part.number} className="min-w-0 flex-1">
            <Door
              ground={groundOf(part)}
              className="mx-auto grid h-20 w-full max-w-20 place-items-center border border-b-0 border-line md:h-28 md:max-w-24"
            >
              <span className="grid size-8 place-items-center rounded-full bg-paper text-sm font-bold text-ink md:size-10">
                {part.isPaid ? <Icon name="check" size={20} /> : part.number}
              </span>
            </Door>
          </li>
        ))}
      </ol>
    </header>
  );
}
