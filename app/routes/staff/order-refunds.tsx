import { leftToPayBack } from '../../../domain/orders/refund-policy.ts';
import { formatMad } from '../../../domain/money/money.ts';
import { mayRefund } from '../../../domain/staff/who-may.ts';
import { dateInMorocco, formatDate } from '../../../domain/time/calendar-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeCard } from './office-frame.tsx';
import type { Office } from './open-office.ts';
import { refundLine } from './read-refunds.ts';
import type { FoundOrder } from './read-staff-order.ts';

/** The refunds of an order, and what can still be paid back of it. */
export async function refundsOfOrderPage({ order }: FoundOrder, office: Office) {
  const { academy, locale, links, staff, say } = office;
  const words = say.staffRefunds.order;
  const refunds = await academy.staff.refundsOfOrder(order.number);
  const left = leftToPayBack(order);
  return {
    words,
    mayDecide: mayRefund(staff),
    lines: refunds.map((refund) => refundLine(refund, office)),
    left: left > 0 ? words.left(formatMad(left, locale)) : null,
    href: links.staffRefundOrder(order.number),
    disputed: order.disputedAt && words.disputedText(formatDate(dateInMorocco(order.disputedAt), locale)),
  };
}

type Props = { refunds: Awaited<ReturnType<typeof refundsOfOrderPage>> };

/** Nothing for an order that no money came in for. */
export function OrderRefunds({ refunds }: Props) {
  const { words, lines, left, href, disputed, mayDecide } = refunds;
  if (lines.length === 0 && left === null && disputed === null) return null;
  return (
    <OfficeCard title={words.title} id="refunds">
      {disputed !== null && (
        <Notice tone="error" title={words.disputed}>
          {disputed}
        </Notice>
      )}
      {lines.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
            {mayDecide ? (
              <a href={line.href} className="font-semibold text-majorelle underline underline-offset-4">
                <bdi dir="ltr">{line.number}</bdi>
              </a>
            ) : (
              <bdi dir="ltr" className="font-semibold">
                {line.number}
              </bdi>
            )}
            <span className="font-semibold">{line.amount}</span>
            <Badge tone={line.tone}>{line.state}</Badge>
            {line.day !== null && <span className="text-sm text-ink-soft">{line.day}</span>}
          </li>
        ))}
      </ul>
      {left !== null && (
        <div className="grid gap-3">
          <p className="text-ink-soft">{left}</p>
          {mayDecide ? (
            <div>
              <ButtonLink kind="secondary" href={href}>
                {words.payBack}
              </ButtonLink>
            </div>
          ) : (
            <p className="text-sm text-ink-soft">{words.onlyLook}</p>
          )}
        </div>
      )}
    </OfficeCard>
  );
}
