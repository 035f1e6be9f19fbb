/** One order as the office shows it: facts in words, nothing left to compute for the page. */
import { awaitsDecision, isPayable, type Order } from '../../../domain/orders/order.ts';
import { formatMad, formatTakenOff } from '../../../domain/money/money.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import { mayDecideClaims, maySendMailAgain } from '../../../domain/staff/who-may.ts';
import type { Academy } from '../../../flows/academy.server.ts';
import { orderWordsFor } from '../checkout/words-for-kind.ts';
import { gatewayName } from './gateway-name.ts';
import { historyDetails } from './history-details.ts';
import { titleReader } from './item-title.ts';
import { letterFits } from './letter-fits.ts';
import type { OfficeFact } from './office-frame.tsx';
import type { Office } from './open-office.ts';

export type FoundOrder = NonNullable<Awaited<ReturnType<Academy['staff']['order']>>>;

/** 'staff:nadia@…' is Nadia's address; the others have names in both languages. */
export function actorName(actor: string, { say }: Office): string {
  const { by } = say.staff.order;
  if (actor === 'buyer') return by.buyer;
  if (actor === 'clock') return by.clock;
  const [kind = '', name = ''] = actor.split(/:(.*)/s);
  return kind === 'gateway' ? gatewayName(name, say.staff.notifications) : name || actor;
}

function buyerFacts({ order }: FoundOrder, title: string, { say, locale }: Office): OfficeFact[] {
  const words = say.staff.order;
  const moment = (at: Date) => formatMoment(at, locale);
  return [
    { label: words.name, value: order.name },
    { label: words.email, value: order.email, ltr: true },
    ...(order.phone === '' ? [] : [{ label: words.phone, value: order.phone, ltr: true }]),
    { label: words.language, value: words.languages[order.locale] },
    { label: orderWordsFor(order.itemKind, say.order).facts.course, value: title },
    { label: words.placed, value: moment(order.placedAt) },
    // An order that is paid or closed ends on no day.
    ...(isPayable(order.status) ? [{ label: words.expires, value: moment(order.expiresAt) }] : []),
    ...(order.agreedToStartAt ? [{ label: words.agreed, value: moment(order.agreedToStartAt) }] : []),
  ];
}

function paymentFacts({ order, lastAttempt }: FoundOrder, { say, locale }: Office): OfficeFact[] {
  const words = say.staff.order;
  const attemptStates: Record<string, string> = words.attemptStates;
  const price = (centimes: number) => formatMad(centimes, locale);
  const facts: OfficeFact[] = [];
  if (order.discountCentimes > 0) {
    facts.push({ label: words.listPrice, value: price(order.listPriceCentimes) });
    facts.push({ label: words.discount, value: formatTakenOff(order.discountCentimes, locale) });
    if (order.couponCode !== null) facts.push({ label: say.coupon.code, value: order.couponCode, ltr: true });
  }
  facts.push({ label: words.amount, value: price(order.amountCentimes) });
  facts.push({
    label: words.method,
    value: order.paymentOption === null ? words.noMethod : say.order.methods[order.paymentOption],
  });
  if (order.transferCode) facts.push({ label: words.transferCode, value: order.transferCode, ltr: true });
  if (order.bankTransferConfirmedAt)
    facts.push({ label: words.bankClaimed, value: formatMoment(order.bankTransferConfirmedAt, locale) });
  if (order.refusalReason) facts.push({ label: words.refusal, value: order.refusalReason });
  if (lastAttempt)
    facts.push({
      label: words.attempt,
      value: `${attemptStates[lastAttempt.state] ?? lastAttempt.state}, ${formatMoment(lastAttempt.begunAt, locale)}`,
    });
  return facts;
}

function accessFacts({ access, order }: FoundOrder, { say, locale }: Office): OfficeFact[] {
  const words = say.staff.order;
  if (!access)
    return [{ label: words.access, value: order.status === 'Refunded' ? words.accessEnded : words.noAccess }];
  const granted = { label: words.access, value: formatMoment(access.grantedAt, locale) };
  // Only a course has a code.
  if (order.itemKind !== 'course') return [granted];
  return [
    granted,
    access.code === null
      ? { label: words.code, value: words.noCode }
      : { label: words.code, value: access.code, ltr: true },
  ];
}

function historyLines({ history, order }: FoundOrder, office: Office) {
  const words = office.say.staff.order;
  // Only a course has a code that is handed over.
  const opened = order.itemKind === 'course' ? {} : { 'grant-access': words.opened };
  const events: Record<string, string> = { ...words.events, ...opened };
  return history.map(({ at, actor, event, fromStatus, toStatus, detail }, index) => ({
    key: `${index} ${event}`,
    instant: at.toISOString(),
    at: formatMoment(at, office.locale),
    actor: actorName(actor, office),
    event: events[event] ?? event,
    moved: toStatus !== null && toStatus !== fromStatus ? toStatus : null,
    detail: historyDetails(detail, office.say, office.locale),
  }));
}

function letterLines({ mails, order, access }: FoundOrder, { say, locale, staff }: Office) {
  const words = say.staff.order;
  const letters: Record<string, string> = words.letters;
  return mails.map(({ id, subject, state, at }) => ({
    id,
    name: letters[subject] ?? subject,
    state,
    stateName: words.mailStates[state],
    instant: at.toISOString(),
    at: formatMoment(at, locale),
    maySendAgain:
      maySendMailAgain(staff) &&
      (state === 'sent' || state === 'failed') &&
      letterFits(subject, order.status, typeof access?.code === 'string'),
  }));
}

/** What the member of staff looks for, as it stands on the statement of the bank or of the agency. */
function lookFor(order: Order, { say, locale }: Office): OfficeFact[] {
  const words = say.staff.order;
  return [
    { label: words.amount, value: formatMad(order.amountCentimes, locale) },
    order.transferCode === null
      ? { label: words.reference, value: order.number, ltr: true }
      : { label: words.transferCode, value: order.transferCode, ltr: true },
    { label: words.buyer, value: order.name },
  ];
}

export async function staffOrderPage(found: FoundOrder, office: Office) {
  const { order } = found;
  const titleOf = await titleReader(office);
  const { links, locale, staff } = office;
  return {
    number: order.number,
    status: order.status,
    statusName: office.say.common.statuses[order.status],
    amount: formatMad(order.amountCentimes, locale),
    waits: awaitsDecision(order.status),
    mayDecide: mayDecideClaims(staff),
    claimedToo: found.history.some(({ detail }) => detail?.['claimed'] !== undefined)
      ? office.say.staff.order.claimedToo
      : null,
    byBank: order.status === 'Paid - Bank Transfer',
    lookFor: lookFor(order, office),
    self: links.staffOrder(order.number),
    buyersPage: links.order(order.token),
    buyer: buyerFacts(found, titleOf(order), office),
    payment: paymentFacts(found, office),
    access: accessFacts(found, office),
    history: historyLines(found, office),
    letters: letterLines(found, office),
    notifications: found.notifications.map((line) => ({
      ...line,
      at: formatMoment(line.receivedAt, locale),
      href: null,
    })),
  };
}

export type StaffOrderPage = Awaited<ReturnType<typeof staffOrderPage>>;
