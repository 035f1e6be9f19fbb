import { contactOf } from '../../orders/gift-by-hand.ts';
import { formatMad, formatTakenOff } from '../../../platform/money/money.ts';
import { awaitsDecision, isGift, type Order } from '../../orders/order.ts';
import { OrderNumber, Said } from '../../orders/pages/order-number.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import { Badge, type BadgeTone } from '../../../platform/ui/badge.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { type Ground, Heading } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { UnderWayKind } from '../../orders/pages/order-line.tsx';
import { Doorway } from '../../../platform/ui/doors.tsx';
import { Khatam, Zellige } from '../../../platform/ui/khatam.tsx';
import type { TimelineEntry } from '../../orders/pages/read-order-page.ts';

type OrderTimelineProps = {
  entries: readonly TimelineEntry[];
  next: readonly string[];
  words: Words['order']['timeline'];
};

/** What happened, oldest first, and what is still to come. */
export function OrderTimeline({ entries, next, words }: OrderTimelineProps) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="timeline-title">
        <h2 id="timeline-title" className="mb-4 text-lg font-bold">
          {words.title}
        </h2>
        <ol className="ms-2 border-s-2 border-line">
          {entries.map((entry, place) => (
            <li key={`${entry.iso}${entry.text}`} className="relative ps-6 pb-5 last:pb-0">
              <Khatam size={18} className="absolute -start-2.5 top-1 text-link" />
              <p className="font-medium">{entry.text}</p>
              {entry.at !== entries[place + 1]?.at && (
                <p className="text-xs text-ink-soft">
                  <time dateTime={entry.iso}>{entry.at}</time>
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      {next.length > 0 && (
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="mb-4 text-lg font-bold">
            {words.next}
          </h2>
          <ol className="ms-2 border-s-2 border-dashed border-line">
            {next.map((step) => (
              <li key={step} className="relative ps-6 pb-4 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute -start-2 top-1.5 size-3.5 rounded-full border-2 border-edge bg-sand"
                />
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const keys = [
  'not-in-this-status',
  'not-on-sale',
  'sold-out',
  'free-now',
  'slot-taken',
  'too-many-hours',
  'too-many-hours-here',
  'price-now',
  'coupon-gone',
  'other-failed',
  'asked',
] as const;
type NoticeKey = (typeof keys)[number];

export const isNoticeKey = (text: string | null): text is NoticeKey => keys.some((key) => key === text);

type OrderNoticesProps = {
  /** Named in the page's address after something the buyer did; it is only text, and changes nothing. */
  notice: NoticeKey | null;
  declined: boolean;
  /** The buyer may still be on the bank's page, or the bank has not answered yet. */
  underWay: UnderWayKind | null;
  /** Two payments arrived; how soon one is paid back: '14 days'. */
  paidTwice: string | null;
  /** The address of this page, where the bank is asked. */
  self: string;
  order: Pick<Order, 'status' | 'refusalReason'>;
  /** The code of an agency that was not found; this page alone shows it, whole. */
  refusedCode: string | null;
  amount: string;
  words: Words['order'];
};

/** What the buyer should know before doing something: a refusal and its reason, a declined card, a changed price. */
export function OrderNotices(props: OrderNoticesProps) {
  const { notice, declined, underWay, paidTwice, self, order, refusedCode, amount, words } = props;
  const { declined: card, refusal, notice: notices } = words;
  return (
    <>
      {notice !== null && (
        <Notice tone="info">
          {notice === 'price-now'
            ? notices.priceNow(amount)
            : notice === 'coupon-gone'
              ? notices.couponGone(amount)
              : notices[notice]}
        </Notice>
      )}
      {order.status === 'Rejected' && order.refusalReason !== null && (
        <Notice tone="error" title={refusal}>
          <bdi className="wrap-anywhere">{order.refusalReason}</bdi>
          {refusedCode !== null && (
            <p>
              {words.refusedCode}{' '}
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {refusedCode}
              </bdi>
            </p>
          )}
        </Notice>
      )}
      {declined && (
        <Notice tone="error" title={card.title}>
          {card.text}
        </Notice>
      )}
      {underWay === 'approved' && (
        <Notice tone="warning" title={words.underWay.approved.title}>
          {words.underWay.approved.text}
        </Notice>
      )}
      {underWay === 'wait' && (
        <Notice tone="info" title={words.underWay.title}>
          {words.underWay.wait}
        </Notice>
      )}
      {underWay === 'ask' && (
        <Notice tone="info" title={words.underWay.title}>
          {words.underWay.text}
          <form method="post" action={self} className="mt-3">
            <Button kind="secondary" name="intent" value="ask">
              {words.underWay.action}
            </Button>
          </form>
        </Notice>
      )}
      {paidTwice !== null && (
        <Notice tone="warning" title={words.paidTwice.title}>
          {words.paidTwice.text(paidTwice)}
        </Notice>
      )}
    </>
  );
}

type OrderHeadProps = {
  order: Order;
  label: string;
  status: { title: string; text: string };
  /** Until when they hear of what they sent; null where nothing is looked for. */
  by: string | null;
  /** When the group begins and meets, or that a course is taken at one's own pace. */
  group: readonly { label: string; value: string }[];
  tone: BadgeTone;
  amount: string;
  words: Words['order'];
  locale: Locale;
};

const toneStyles: Record<BadgeTone, { ground: Ground; icon: IconName }> = {
  success: { ground: 'mint', icon: 'check' },
  info: { ground: 'majorelle', icon: 'search' },
  warning: { ground: 'saffron', icon: 'wallet' },
  error: { ground: 'clay', icon: 'refresh' },
  plain: { ground: 'sand', icon: 'clock' },
  highlight: { ground: 'saffron', icon: 'wallet' },
};

/** What was taken off, with its coupon; nothing for an order at its whole price. */
function discountRows(order: Order, { facts }: Words['order'], locale: Locale): [string, string][] {
  const { listPriceCentimes, discountCentimes, couponCode } = order;
  if (discountCentimes === 0) return [];
  const off = formatTakenOff(discountCentimes, locale);
  return [
    [facts.listPrice, formatMad(listPriceCentimes, locale)],
    [facts.discount, couponCode === null ? off : `${off} · ${couponCode}`],
  ];
}

const Facts = ({ rows }: { rows: readonly [term: string, fact: string][] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:gap-x-8">
    {rows.map(([term, fact]) => (
      <div key={term} className={fact.length > 12 ? 'col-span-2 min-w-0 md:col-span-1' : 'min-w-0'}>
        <dt className="text-xs text-ink-soft">{term}</dt>
        <dd className="font-medium wrap-anywhere">
          <bdi>{fact}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

/**
 * The order's status in words for the buyer, not those of the records: they call an order 'Paid' whose money nobody has found
 * yet.
 */
export function OrderHead({ order, label, status, by, group, tone, amount, words, locale }: OrderHeadProps) {
  const { facts, methods } = words;
  const method = order.paymentOption === null ? null : methods[order.paymentOption];
  const first = group.map(({ label: term, value }): [string, string] => [term, value]);
  const rest: [term: string, fact: string][] = [
    ...(method === null ? [] : [[facts.method, method] as [string, string]]),
    [facts.placed, dateOf(order.placedAt, locale)],
    [facts.name, order.name],
    [facts.email, order.email],
    ...(isGift(order)
      ? [
          [words.gift.isFor, [order.recipientName ?? '', contactOf(order)].filter(Boolean).join(' · ')] as [
            string,
            string,
          ],
        ]
      : []),
    ...(order.phone === '' ? [] : [[facts.phone, order.phone] as [string, string]]),
  ];
  const { ground, icon } = toneStyles[tone];
  const isLookedFor = awaitsDecision(order.status);
  return (
    <div className="overflow-clip rounded-lg border border-line bg-paper">
      {isLookedFor && (
        <div className="paid-wall border-t-0">
          <Zellige />
          <Doorway state="ajar" />
        </div>
      )}
      <div className="flex items-end justify-between gap-6 bg-sand-deep px-5 pt-6 md:px-9 md:pt-8">
        <div className="min-w-0 pb-6 md:pb-8">
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={tone}>{label}</Badge>
            <span className="text-sm text-ink-soft">
              {facts.order} <OrderNumber number={order.number} className="font-semibold text-ink" />
            </span>
          </p>
          <Heading level={1} size={2}>
            {status.title}
          </Heading>
          {by !== null && (
            <p className="mt-3 text-lg">
              <Said text={words.hearing.by(by)} mark={by} />
            </p>
          )}
          <p className="mt-3 max-w-[52ch] wrap-anywhere">
            <Said text={status.text} mark={order.email} />
          </p>
        </div>
        {!isLookedFor && (
          <Arch ground={ground} className="hidden h-36 w-28 shrink-0 place-items-center sm:grid">
            <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
              <Icon name={icon} size={28} />
            </span>
          </Arch>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-3 px-5 py-5 md:grid-cols-2 md:px-9 md:py-7">
        <div>
          <p className="mb-4 text-lg font-bold wrap-anywhere">{order.description}</p>
          {first.length > 0 && <Facts rows={first} />}
        </div>
        <dl>
          {[...discountRows(order, words, locale), [facts.amount, amount]].map(([term, fact]) => (
            <div
              key={term}
              className="flex items-baseline justify-between gap-4 py-1 last:text-lg last:font-bold not-only:last:border-t last:border-line"
            >
              <dt>{term}</dt>
              <dd>
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <details className="md:col-span-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
            {facts.more}
          </summary>
          <Facts rows={rest} />
        </details>
      </div>
    </div>
  );
}
