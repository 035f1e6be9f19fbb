/** What a settlement file says of the orders, in words; and the payments a person ticked in it. */
import { formatMad } from '../../../domain/money/money.ts';
import type { SettlementKind } from '../../../domain/orders/settlement-file.ts';
import type { Match, MatchKind, SettlementMatches } from '../../../domain/orders/settlement-match.ts';
import { mayDecideClaims } from '../../../domain/staff/who-may.ts';
import { formatDate } from '../../../domain/time/calendar-date.ts';
import type { Office } from './open-office.ts';

/** What waits for a person first; what needs nobody last. */
const groupOrder: readonly MatchKind[] = [
  'to-confirm',
  'captured-there-not-here',
  'amount-differs',
  'paid-otherwise',
  'second-payment',
  'wrong-day',
  'not-waiting',
  'several-orders',
  'no-order',
  'paid-back',
  'agrees',
];

const mostShown = 100;

function lineOf({ line, order, kind }: Match, { say, links, locale }: Office) {
  const words = say.reconcile.settlement;
  return {
    key: line.line,
    line: words.line(line.line),
    day: line.day && formatDate(line.day, locale),
    amount: formatMad(line.amountCentimes, locale),
    text: line.text,
    order: order && {
      number: order.number,
      href: links.staffOrder(order.number),
      name: order.name,
      amount: formatMad(order.amountCentimes, locale),
      status: order.status,
      isGuess: kind === 'no-order',
    },
    // Number and amount as the file has it: both are looked at again before anything is confirmed.
    tick: kind === 'to-confirm' && order ? `${order.number}:${line.amountCentimes}` : null,
  };
}

export function settlementView(kind: SettlementKind, found: SettlementMatches, office: Office) {
  const { say, links, locale } = office;
  const words = say.reconcile.settlement;
  const { days, matches, missing, lines, outgoing, unreadable } = found;
  const span = days ? words.days(formatDate(days.first, locale), formatDate(days.last, locale)) : '';
  const groups = groupOrder
    .map((group) => ({ group, ...words.groups[group], all: matches.filter((match) => match.kind === group) }))
    .filter(({ all }) => all.length > 0)
    .map(({ all, ...group }) => ({
      ...group,
      count: all.length,
      more: all.length > mostShown ? words.first(mostShown) : null,
      rows: all.slice(0, mostShown).map((match) => lineOf(match, office)),
    }));
  return {
    read: words.read(lines, span),
    leftOut: [
      ...(outgoing > 0 ? [words.outgoing(outgoing)] : []),
      ...(unreadable > 0 ? [words.unreadable(unreadable)] : []),
    ],
    groups,
    missing:
      missing.length === 0
        ? null
        : {
            ...words.missing[kind],
            count: missing.length,
            more: missing.length > mostShown ? words.first(mostShown) : null,
            rows: missing.slice(0, mostShown).map(({ orderNumber, name, amountCentimes, day }) => ({
              number: orderNumber,
              href: links.staffOrder(orderNumber),
              name,
              amount: formatMad(amountCentimes, locale),
              day: day && formatDate(day, locale),
            })),
          },
  };
}

export type SettlementView = ReturnType<typeof settlementView>;

/**
 * Confirms each ticked claim whose order still waits for exactly the amount of the file; whoever decided meanwhile was
 * first. Says how many were confirmed and how many were not.
 */
export async function confirmTicked(
  { academy, staff }: Office,
  ticked: readonly FormDataEntryValue[],
): Promise<Record<string, string>> {
  if (!mayDecideClaims(staff)) return {};
  let [confirmed, refused] = [0, 0];
  for (const tick of ticked.slice(0, mostShown)) {
    const [, orderNumber = '', centimes = ''] =
      /^(MEM-\d{6}-[0-9a-f]{4}):(\d{1,9})$/.exec(typeof tick === 'string' ? tick : '') ?? [];
    const order = orderNumber === '' ? null : (await academy.staff.order(orderNumber))?.order;
    const fits = order?.status === 'Paid - Bank Transfer' && order.amountCentimes === Number(centimes);
    const done = fits ? await academy.staff.decideClaim({ orderNumber, staff, decision: 'confirm' }) : null;
    if (done?.ok) confirmed += 1;
    else refused += 1;
  }
  if (confirmed + refused === 0) return { none: '1' };
  return {
    ...(confirmed > 0 ? { confirmed: `${confirmed}` } : {}),
    ...(refused > 0 ? { refused: `${refused}` } : {}),
  };
}
