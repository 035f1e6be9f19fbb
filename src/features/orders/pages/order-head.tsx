import { formatMad, formatTakenOff } from '../../../platform/money/money.ts';
import { isGift, type Order } from '../order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import { Badge, type BadgeTone } from '../../../platform/ui/badge.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { type Ground, Heading } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';

type OrderHeadProps = {
  order: Order;
  label: string;
  standing: { title: string; text: string };
  /** When the group begins and meets, or that a course is taken at one's own pace. */
  group: readonly { label: string; value: string }[];
  tone: BadgeTone;
  amount: string;
  words: Words['order'];
  locale: Locale;
};

const doors: Record<BadgeTone, { ground: Ground; icon: IconName }> = {
  success: { ground: 'mint', icon: 'check' },
  info: { ground: 'majorelle', icon: 'search' },
  warning: { ground: 'saffron', icon: 'wallet' },
  error: { ground: 'clay', icon: 'refresh' },
  plain: { ground: 'sand', icon: 'clock' },
  highlight: { ground: 'saffron', icon: 'wallet' },
};

/** What was taken off, with the code that did it; nothing for an order at its whole price. */
function discountRows(order: Order, { facts }: Words['order'], locale: Locale): [string, string][] {
  const { listPriceCentimes, discountCentimes, couponCode } = order;
  if (discountCentimes === 0) return [];
  const off = formatTakenOff(discountCentimes, locale);
  return [
    [facts.listPrice, formatMad(listPriceCentimes, locale)],
    [facts.discount, couponCode === null ? off : `${off} · ${couponCode}`],
  ];
}

/** How the order stands, said to a person, and never in the words of the records: those say 'Paid' of money that nobody has found. */
export function OrderHead({ order, label, standing, group, tone, amount, words, locale }: OrderHeadProps) {
  const { facts, methods } = words;
  const method = order.paymentOption === null ? null : methods[order.paymentOption];
  const rows: [term: string, fact: string][] = [
    ...group.map(({ label: term, value }): [string, string] => [term, value]),
    ...discountRows(order, words, locale),
    [facts.amount, amount],
    ...(method === null ? [] : [[facts.method, method] as [string, string]]),
    [facts.placed, dateOf(order.placedAt, locale)],
    [facts.name, order.name],
    [facts.email, order.email],
    ...(isGift(order)
      ? [
          [words.gift.isFor, `${order.recipientName ?? ''} · ${order.recipientEmail ?? ''}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(order.phone === '' ? [] : [[facts.phone, order.phone] as [string, string]]),
    [facts.status, label],
  ];
  const { ground, icon } = doors[tone];
  return (
    <div className="overflow-clip rounded-lg border border-line bg-paper">
      <div className="flex items-end justify-between gap-6 bg-sand-deep px-5 pt-6 md:px-9 md:pt-8">
        <div className="min-w-0 pb-6 md:pb-8">
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={tone}>{label}</Badge>
            <span className="text-sm text-ink-soft">
              {facts.order} <bdi className="font-semibold text-ink tabular-nums">{order.number}</bdi>
            </span>
          </p>
          <Heading level={1} size={2}>
            {standing.title}
          </Heading>
          <p className="mt-3 max-w-[52ch] wrap-anywhere">{standing.text}</p>
        </div>
        <Door ground={ground} className="hidden h-36 w-28 shrink-0 place-items-center sm:grid">
          <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
            <Icon name={icon} size={28} />
          </span>
        </Door>
      </div>
      <div className="px-5 py-5 md:px-9 md:py-7">
        <p className="mb-4 text-lg font-bold wrap-anywhere">{order.description}</p>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:gap-x-8 lg:grid-cols-3">
          {rows.map(([term, fact]) => (
            <div key={term} className={fact.length > 12 ? 'col-span-2 min-w-0 md:col-span-1' : 'min-w-0'}>
              <dt className="text-xs text-ink-soft">{term}</dt>
              <dd className="font-medium wrap-anywhere">
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
