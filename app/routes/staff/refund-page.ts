/** One refund as the office shows it: whom to pay, by which steps, and what became of it. */
import { formatMad } from '../../../domain/money/money.ts';
import { groupRib } from '../../../domain/money/rib.ts';
import { cameBack } from '../../../domain/orders/refund.ts';
import { mayCorrectProof } from '../../../domain/orders/refund.ts';
import { dateInMorocco, formatDate, formatMoment } from '../../../domain/time/calendar-date.ts';
import type { RefundView } from '../../../flows/refund-verbs.ts';
import type { Words } from '../../../content/words.ts';
import type { OfficeFact } from './office-frame.tsx';
import type { Office } from './open-office.ts';
import { gatewayOf, refundLine } from './read-refunds.ts';

const dayOf = (at: Date, { locale }: Office): string => formatDate(dateInMorocco(at), locale);

function whereTo(
  { payout, lacksAccount, name, email, phone }: RefundView,
  words: Words['staffRefunds']['refund'],
): OfficeFact[] {
  if (lacksAccount)
    return [
      { label: words.facts.buyer, value: name },
      { label: words.facts.email, value: email, ltr: true },
      ...(phone === '' ? [] : [{ label: words.facts.phone, value: phone, ltr: true }]),
    ];
  if (!payout) return [];
  return [
    { label: words.facts.beneficiary, value: payout.name },
    ...(payout.rib === undefined ? [] : [{ label: words.facts.rib, value: groupRib(payout.rib), ltr: true }]),
    ...(payout.phone === undefined ? [] : [{ label: words.facts.phone, value: payout.phone, ltr: true }]),
  ];
}

function whatCard(refund: RefundView, office: Office): OfficeFact[] {
  const { facts } = office.say.staffRefunds.refund;
  const { payment, gateway, providerReference } = refund;
  if (!payment) return [];
  return [
    { label: facts.gateway, value: gatewayOf(gateway, office) },
    ...(payment.providerReference === null
      ? []
      : [{ label: facts.payment, value: payment.providerReference, ltr: true }]),
    { label: facts.ourNumber, value: payment.reference, ltr: true },
    ...(providerReference === null
      ? []
      : [{ label: facts.refundNumber, value: providerReference, ltr: true }]),
  ];
}

/** A payment that this card service only held for a second time, and never took. */
const isOnlyHeld = ({ isSurplus, gateway }: RefundView): boolean => isSurplus && gateway === 'cmi';

/** What a person does, one after the other; empty when nobody need do anything. */
function stepsOf(refund: RefundView, office: Office): string[] {
  const { steps } = office.say.staffRefunds.refund;
  const amount = formatMad(refund.amountCentimes, office.locale);
  const gateway = gatewayOf(refund.gateway, office);
  if (refund.state !== 'due') return [];
  if (refund.lacksAccount) return [steps.noAccount];
  switch (refund.way) {
    case 'gateway':
      return [];
    case 'bank-transfer':
      return [steps.bank(amount), steps.bankReference(refund.orderNumber), steps.proof];
    case 'cash-agency':
      return [steps.cash(amount), steps.cashName, steps.proof];
    case 'gateway-office':
      return [isOnlyHeld(refund) ? steps.hold(gateway) : steps.office(gateway, amount), steps.proof];
  }
}

function standingOf(
  { state, way, lastProblem }: RefundView,
  words: Words['staffRefunds']['refund'],
): string | null {
  if (state === 'failed') return lastProblem === cameBack ? words.cameBack : words.failed;
  if (state === 'pending') return words.pending;
  return state === 'due' && way === 'gateway' ? words.asked : null;
}

/** One refund with all that a person needs for it. */
export function refundPage(refund: RefundView, office: Office) {
  const { say, locale, links } = office;
  const words = say.staffRefunds.refund;
  const line = refundLine(refund, office);
  const problems: Readonly<Record<string, string>> = words.problems;
  const problem = refund.lastProblem === null ? null : (problems[refund.lastProblem] ?? refund.lastProblem);
  const facts: OfficeFact[] = [
    { label: words.facts.amount, value: line.amount },
    { label: words.facts.buyer, value: refund.name },
    { label: words.facts.way, value: say.staffRefunds.ways[refund.way] },
    { label: words.facts.due, value: dayOf(refund.dueAt, office) },
    { label: words.facts.decided, value: formatMoment(refund.decidedAt, locale) },
    {
      label: words.facts.reason,
      value: refund.reason === 'made-at-gateway' ? words.madeAtGateway : refund.reason,
    },
    ...(refund.doneAt ? [{ label: words.facts.done, value: formatMoment(refund.doneAt, locale) }] : []),
    ...(refund.payout?.proof === undefined
      ? []
      : [{ label: words.facts.proof, value: refund.payout.proof, ltr: true }]),
    ...(problem === null ? [] : [{ label: words.facts.problem, value: problem }]),
  ];
  return {
    ...line,
    self: links.staffRefund(refund.id),
    order: links.staffOrder(refund.orderNumber),
    creditNote: refund.state === 'done' ? links.creditNotePdf(refund.orderToken, line.number) : null,
    standing: standingOf(refund, words),
    isFailed: refund.state === 'failed',
    facts,
    whereTo: [...whereTo(refund, words), ...whatCard(refund, office)],
    lacksAccount: refund.lacksAccount,
    writeTo: refund.lacksAccount
      ? `mailto:${refund.email}?subject=${encodeURIComponent(words.writeSubject(refund.orderNumber))}`
      : null,
    copyRib: refund.payout?.rib ?? null,
    steps: stepsOf(refund, office),
    otherWays: refund.otherWays,
    way: refund.way,
    proof: mayCorrectProof(refund) ? (refund.payout?.proof ?? null) : null,
    successor: refund.successor && {
      number: refund.successor.creditNoteNumber,
      href: links.staffRefund(refund.successor.id),
    },
    payout: {
      name: refund.payout?.name ?? refund.name,
      rib: refund.payout?.rib ?? '',
      phone: refund.payout?.phone ?? (refund.lacksAccount ? refund.phone : ''),
    },
  };
}

export type RefundPage = ReturnType<typeof refundPage>;
