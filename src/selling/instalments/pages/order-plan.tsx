import { formatMad } from '../../../platform/money/money.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import type { PlanOfOrder } from '../../checkout/instalments.service.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { awaitsDecision } from '../../orders/order.ts';
import { statusOfPlan } from './plan-page.ts';

/** The plan on the page of an order that belongs to one; null for an order without one. */
export async function readOrderPlan({ academy, t, links, locale }: ReturnType<typeof open>, token: string) {
  const plan = await academy.planOfOrder(token);
  if (plan === null) return null;
  const { panel, paused } = t.instalments;
  const kind = statusOfPlan(plan);
  const isPaused = kind === 'paused' || kind === 'pausedChecked';
  return {
    title: panel.title,
    lines: linesOf(plan, { t, locale }),
    see: {
      href: links.orderInstalments(plan.deposit.token),
      label: plan.number === 1 && plan.next !== null ? panel.seeAndPay : panel.see,
    },
    /** On the deposit's own page: its course is not shown meanwhile. */
    paused: isPaused && plan.number === 1 ? paused : null,
    notNeeded: isNotNeeded(plan) ? panel.notNeeded : null,
  };
}

/** Its money came when nothing was to be paid any more. */
function isNotNeeded({ number, parts, endedAt }: PlanOfOrder): boolean {
  const part = parts.find((one) => one.number === number);
  return endedAt !== null && part?.order?.status === 'Payment Confirmed' && part.paidAt === null;
}

function linesOf(plan: PlanOfOrder, { t, locale }: Pick<ReturnType<typeof open>, 't' | 'locale'>): string[] {
  const { panel } = t.instalments;
  const money = (centimes: number) => formatMad(centimes, locale);
  const { number, parts, deposit, totalCentimes } = plan;
  const next = parts.find((part) => part.number === plan.next);
  const which =
    number === 1
      ? panel.firstOf(money(totalCentimes))
      : panel.partOf(number, parts.length + 1, deposit.description);
  if (plan.endedAt !== null) return [which, panel.ended];
  if (plan.completedAt !== null) return [which, panel.completed];
  return [
    which,
    ...(plan.paidCentimes > 0 ? [panel.paidOf(money(plan.paidCentimes), money(totalCentimes))] : []),
    // Of a part whose payment is looked for nothing is to be done.
    ...(next?.dueOn && !(next.order && awaitsDecision(next.order.status))
      ? [panel.next(money(next.amountCentimes), formatDate(next.dueOn, locale))]
      : []),
  ];
}

export type OrderPlanView = NonNullable<Awaited<ReturnType<typeof readOrderPlan>>>;

/** Which part of which whole this order is, and the way to all of them. */
export function OrderPlan({ plan }: { plan: OrderPlanView }) {
  const { title, lines, see, notNeeded } = plan;
  return (
    <>
      {notNeeded !== null && (
        <Notice tone="warning" title={notNeeded.title}>
          {notNeeded.text}
        </Notice>
      )}
      <section aria-labelledby="plan-title" className="rounded-lg border border-line bg-paper p-5">
        <h2 id="plan-title" className="flex items-center gap-2 font-bold">
          <Icon name="calendar" size={20} className="text-link" />
          {title}
        </h2>
        <div className="mt-2 mb-4 grid gap-1 text-sm">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <ButtonLink kind={plan.paused === null ? 'secondary' : 'primary'} href={see.href} full>
          {see.label}
        </ButtonLink>
      </section>
    </>
  );
}
