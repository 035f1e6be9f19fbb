import { formatMad } from '../../../platform/money/money.ts';
import { shownToBuyer } from '../../refunds/refund.ts';
import type { PaymentData } from './read-payment.ts';

/** The order as it is, when this browser holds it; beside it what the address said, as plain text. */
export function PaymentFacts({
  asked,
  view,
  words,
  locale,
}: Pick<PaymentData, 'asked' | 'view' | 'words' | 'locale'>) {
  const { shown } = words.payment;
  const order = view?.order;
  const rows: [term: string, fact: string][] = [
    [shown.order, order?.number ?? asked.order],
    [words.order.facts.course, order?.description ?? ''],
    [words.order.facts.amount, order === undefined ? '' : formatMad(order.amountCentimes, locale)],
    [shown.status, view === null ? '' : words.statuses[shownToBuyer(view.shown)]],
    [shown.transaction, asked.transaction],
    [shown.amount, asked.amount],
  ];
  const said = rows.filter(([, fact]) => fact !== '');
  if (said.length === 0) return null;
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-paper p-5 sm:grid-cols-2 md:p-6">
      {said.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-ink-soft">{term}</dt>
          <dd className="font-medium wrap-anywhere">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
