import { awaitsDecision } from '../../../domain/orders/order.ts';
import { mayRecordPayments } from '../../../domain/staff/who-may.ts';
import { formatMad } from '../../../domain/money/money.ts';
import { count } from '../../../domain/people/count.ts';
import { formatDate } from '../../../domain/time/calendar-date.ts';
import type { PlanPartView } from '../../../flows/instalment-verbs.ts';
import { standingOfPlan } from '../checkout/plan-page.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeCard, OfficeFacts } from './office-frame.tsx';
import type { Office } from './open-office.ts';

/** What the office sees of a course that is paid in parts; null for an order that is paid at once. */
export async function planOfOrderPage(number: string, office: Office) {
  const { academy, say, links, locale, staff } = office;
  const plan = await academy.staff.planOfNumber(number);
  if (plan === null) return null;
  const words = say.instalments.staff;
  const kind = standingOfPlan(plan);
  const state =
    kind === 'pausedChecked'
      ? 'paused'
      : kind in words.states
        ? (kind as keyof typeof words.states)
        : 'running';
  const money = (centimes: number) => formatMad(centimes, locale);
  const { deposit } = plan;
  return {
    words,
    self: links.staffOrder(number),
    facts: [
      { label: words.state, value: words.states[state] },
      { label: words.paid, value: `${money(plan.paidCentimes)} / ${money(plan.totalCentimes)}` },
      { label: words.left, value: money(plan.leftCentimes) },
    ],
    parts: [
      {
        key: 1,
        title: words.deposit,
        amount: money(deposit.amountCentimes),
        text: say.common.statuses[deposit.status],
        order: { number: deposit.number, href: links.staffOrder(deposit.number) },
        record: null,
      },
      ...plan.parts.map((part) => ({
        key: part.number,
        title: words.part(part.number),
        amount: money(part.amountCentimes),
        text: [say.instalments.page.states[part.standing], whenOf(part, office)].join(' · '),
        order: part.order && { number: part.order.number, href: links.staffOrder(part.order.number) },
        // A transfer that she announced is decided about on the page of its order.
        record:
          mayRecordPayments(staff) &&
          part.number === plan.next &&
          !(part.order && awaitsDecision(part.order.status))
            ? part.number
            : null,
      })),
    ],
  };
}

function whenOf({ dueOn, afterDays }: PlanPartView, { say, locale }: Office): string {
  const words = say.instalments.staff;
  return dueOn === null
    ? words.after(count(afterDays, say.refunds.days, locale))
    : words.due(formatDate(dueOn, locale));
}

type OrderPlanProps = { plan: NonNullable<Awaited<ReturnType<typeof planOfOrderPage>>> };

/** Every part with its order: each is decided about, and paid back, on a page of its own. */
export function OrderPlan({ plan }: OrderPlanProps) {
  const { words, self, facts, parts } = plan;
  return (
    <OfficeCard title={words.title}>
      <OfficeFacts facts={facts} />
      <ol className="grid divide-y divide-line">
        {parts.map(({ key, title, amount, text, order, record }) => (
          <li key={key} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{title}</span>
              <span className="font-semibold">{amount}</span>
            </p>
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
              <span>{text}</span>
              {order !== null && (
                <a
                  href={order.href}
                  className="inline-flex min-h-11 items-center text-majorelle underline underline-offset-4"
                >
                  <bdi dir="ltr">{order.number}</bdi>
                </a>
              )}
            </p>
            {record !== null && (
              <form method="post" action={self} className="mt-2">
                <input type="hidden" name="part" value={record} />
                <Button kind="secondary" name="act" value="begin-part">
                  {words.record}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{words.refundEach}</p>
    </OfficeCard>
  );
}
