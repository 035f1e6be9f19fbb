import type { Words } from '../../../words.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { PartOnPage, PlanOnPage } from './plan-page.ts';

type PageWords = Words['instalments']['page'];

function PartCard({ part, self, payFirst, words }: { part: PartOnPage; words: PageWords } & Ways) {
  const first = part.number === 1 ? payFirst : null;
  const isOpen = part.pay !== null || first !== null;
  return (
    <li
      className={classNames(
        'rounded-lg border bg-paper px-5 py-4 md:px-6',
        isOpen ? 'border-2 border-saffron' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{part.title}</h3>
        <p className="text-lg font-bold">{part.amount}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <p className="text-sm text-ink-soft">{part.when}</p>
        <Badge tone={part.tone}>{part.state}</Badge>
      </div>
      {part.pay !== null && (
        <form method="post" action={self} className="mt-4">
          <Button name="part" value={String(part.number)} full>
            {part.pay}
          </Button>
          {part.hint !== null && <p className="mt-2 text-center text-xs text-ink-soft">{part.hint}</p>}
        </form>
      )}
      {first !== null && (
        <ButtonLink href={first} full className="mt-4">
          {words.payFirst}
        </ButtonLink>
      )}
      {part.order !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-5 border-t border-line pt-1 text-sm">
          <a href={part.order.href} className="link inline-flex min-h-11 items-center">
            {words.openOrder}
            <span className="sr-only">: {part.order.number}</span>
          </a>
          {part.receipt !== null && (
            <a href={part.receipt} className="link inline-flex min-h-11 items-center">
              {words.receipt}
              <span className="sr-only">: {part.title}</span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

type Ways = {
  /** Where a part is paid from. */
  self: string;
  /** While the first payment is not made: where it is. */
  payFirst: string | null;
};

/** Every part on a card of its own, with its amount, its day, its receipt; one of them can be paid. */
export function PlanParts({ plan, words, ...ways }: { plan: PlanOnPage; words: PageWords } & Ways) {
  return (
    <section aria-labelledby="parts-title">
      <h2 id="parts-title" className="mb-1 text-xl font-bold">
        {words.list}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{words.inOrder}</p>
      <ol className="grid gap-3">
        {plan.parts.map((part) => (
          <PartCard key={part.number} part={part} words={words} {...ways} />
        ))}
      </ol>
    </section>
  );
}
