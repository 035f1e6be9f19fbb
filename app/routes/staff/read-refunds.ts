/** Refunds as the office shows them: facts in words, nothing left to compute for the page. */
import { formatMad } from '../../../domain/money/money.ts';
import { isOpenRefund, type RefundState } from '../../../domain/orders/refund.ts';
import { count } from '../../../domain/people/count.ts';
import type { FieldProblems } from '../../../domain/people/read-form.ts';
import { dateInMorocco, formatDate, formatMoment } from '../../../domain/time/calendar-date.ts';
import type { Refundable, RefundInList } from '../../../flows/refund-verbs.ts';
import type { Words } from '../../../content/words.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { gatewayName } from './gateway-name.ts';
import type { OfficeFact } from './office-frame.tsx';
import type { Office } from './open-office.ts';

export const toneOfRefund: Record<RefundState, BadgeTone> = {
  due: 'warning',
  pending: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'plain',
};

/** Problems whose common sentence fits everywhere. */
const saidAlike: ReadonlySet<string> = new Set(['too-long', 'amount-is-all']);

/** What is wrong with each field, in the office's own words where the common ones would mislead. */
export function problemsOf(problems: FieldProblems, say: Words): Partial<Record<string, string>> {
  const own: Partial<Record<string, string>> = say.staffRefunds.form.fieldProblems;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, (!saidAlike.has(problem) && own[field]) || say.common.fieldProblems[problem]]] : [],
    ),
  );
}

/** A card service by its name; a dash where no card was used. */
export const gatewayOf = (gateway: string | null, { say }: Office): string =>
  gateway === null ? '–' : gatewayName(gateway, say.staff.notifications);

const dayOf = (at: Date, { locale }: Office): string => formatDate(dateInMorocco(at), locale);

function policyOf(found: Refundable, office: Office): string {
  const words = office.say.staffRefunds.form;
  if (found.surplusCentimes !== null) return words.surplus;
  if (found.lastDay === null) return words.beyondUnknown;
  // Of an hour the limit is one to the minute, of all else a day that counts whole.
  const day = found.until
    ? formatMoment(found.until, office.locale)
    : formatDate(found.lastDay, office.locale);
  return found.isByRight ? words.byRight(day) : words.beyond(day);
}

/** What the form about a refund shows of its order. */
export function refundablePage(found: Refundable, office: Office) {
  const { say, locale, links, url } = office;
  const words = say.staffRefunds.form;
  const money = (centimes: number) => formatMad(centimes, locale);
  const isSurplus = found.surplusCentimes !== null;
  const leftCentimes = found.surplusCentimes ?? found.leftCentimes;
  const before = found.amountCentimes - found.leftCentimes;
  const facts: OfficeFact[] = [
    { label: words.facts.item, value: found.description },
    { label: words.facts.buyer, value: found.name },
    { label: words.facts.paid, value: money(found.amountCentimes) },
    ...(found.paidAt ? [{ label: words.facts.paidOn, value: formatMoment(found.paidAt, locale) }] : []),
    ...(found.paymentOption === null
      ? []
      : [{ label: words.facts.method, value: say.order.methods[found.paymentOption] }]),
    ...(found.gateway === null
      ? []
      : [{ label: words.facts.gateway, value: gatewayOf(found.gateway, office) }]),
    ...(!isSurplus && before > 0 && leftCentimes > 0
      ? [{ label: words.facts.refunded, value: money(before) }]
      : []),
    { label: words.facts.left, value: money(leftCentimes) },
  ];
  return {
    self: `${links.staffRefundOrder(found.orderNumber)}${url.search}`,
    leftCentimes,
    left: money(leftCentimes),
    isSurplus,
    isByRight: isSurplus || found.isByRight,
    isCash: found.gateway === null && found.paymentOption === 'WafaCash / Cash Plus',
    isDisputed: found.disputedAt !== null,
    whatWhole: isSurplus ? words.surplusText : words.wholeText,
    policy: policyOf(found, office),
    within: words.within(count(found.paidBackWithinDays, say.refunds.days, locale)),
    ways: found.ways,
    wayCard: found.gateway === null ? null : wayCardOf(found.gateway, found, office),
    name: found.name,
    phone: found.phone,
    facts,
  };
}

/** How the money goes back to her card: by itself, or by a person where the card service cannot be asked. */
function wayCardOf(gateway: string, found: Refundable, office: Office): string {
  const words = office.say.staffRefunds.form;
  const isSurplus = found.surplusCentimes !== null;
  const byHand: Readonly<Record<string, string>> = isSurplus ? words.surplusByHand : words.byHand;
  const said = found.isSameVisit ? words.sameVisit : words.wayCard;
  return byHand[gateway] ?? said(gatewayOf(gateway, office));
}

/** One line of a list. */
export function refundLine(refund: RefundInList, office: Office) {
  const { say, locale, links, clock } = office;
  const words = say.staffRefunds;
  const { id, state, way, isSurplus, dueAt, doneAt, orderNumber, name, amountCentimes } = refund;
  const isOpen = isOpenRefund(state);
  return {
    id,
    href: links.staffRefund(id),
    orderNumber,
    number: refund.creditNoteNumber,
    name,
    amount: formatMad(amountCentimes, locale),
    way: way === 'gateway' ? gatewayOf(refund.gateway, office) : words.ways[way],
    state: words.states[state],
    tone: toneOfRefund[state],
    isSurplus,
    isLate: isOpen && dueAt < clock(),
    day: doneAt ? words.list.on(dayOf(doneAt, office)) : isOpen ? words.list.by(dayOf(dueAt, office)) : null,
  };
}
