import { formatMad } from '../../../domain/money/money.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Words } from '../../../content/words.ts';
import type { StepOrder } from './open-step.ts';

/** What is being paid, on every step: course, order number, amount. */
export function OrderLine({
  order,
  words,
  locale,
}: {
  order: StepOrder;
  words: Words['enrol'];
  locale: Locale;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{order.description}</p>
        <p className="text-sm text-ink-soft">
          {words.summary.order} <bdi className="tabular-nums">{order.number}</bdi>
        </p>
      </div>
      <p className="text-xl font-bold">
        <span className="sr-only">{words.summary.amount}: </span>
        {formatMad(order.amountCentimes, locale)}
      </p>
    </div>
  );
}
