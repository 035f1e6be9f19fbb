/** The buyer chooses how to pay, and gets the e-mail with the instructions. */
import { whenMethodChosen } from '../orders/accompany-order.store.ts';
import { isClosedTo } from '../payments/real-money.store.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { openMethods } from './open-methods.ts';
import type { Order, PaymentOption, CardType } from '../orders/order.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { lockOrderByToken, moveOrder } from '../orders/orders.store.ts';
import { carryOut, auditOf, railsOf, type ServiceContext } from '../../context.ts';
import { closeOpenAttempts } from '../payments/gateway-answers.service.ts';

export type ChangeResult =
  | { ok: true; order: Order }
  | {
      ok: false;
      /** 'course-not-ready': its access codes or its platform are samples, and this method takes real money. */
      reason: 'order-not-found' | 'not-in-this-status' | 'transfer-code-taken' | 'course-not-ready';
    };

/** The name of each method in the key of the e-mail 'how to pay'; a card needs none, since the bank's page explains it. */
const emailKeys: Record<PaymentOption, string | null> = {
  Card: null,
  'Bank Transfer': 'bank',
  'WafaCash / Cash Plus': 'cash',
  'Other Payment Methods': 'other',
};

/** To the buyer how to pay; to staff when the buyer was promised that somebody writes to them. Test orders send nothing. */
function emailsOf({ id: orderId, email, itemKind }: Order, option: PaymentOption): OrderEmail[] {
  const emailKey = emailKeys[option];
  if (emailKey === null || itemKind === 'test') return [];
  const toBuyer: OrderEmail = {
    dedupeKey: `how-to-pay:${orderId}:${emailKey}`,
    letter: 'how-to-pay',
    orderId,
    unprovedEmail: email,
  };
  if (option !== 'Other Payment Methods') return [toBuyer];
  return [toBuyer, { dedupeKey: `staff-other-method:${orderId}`, letter: 'staff-other-method', orderId }];
}

/** Choosing the same method again changes nothing. Not possible once a transfer was reported or paid, or the order ended. */
export async function chooseMethod(
  context: ServiceContext,
  { token, option }: { token: string; option: PaymentOption },
): Promise<ChangeResult> {
  const event = option === 'Other Payment Methods' ? 'choose-other-method' : 'choose-known-method';
  const result = await context.database.transaction<ChangeResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const action = auditOf(context, 'buyer');
    const isAgain = order.paymentOption === option;
    if (!isAgain && (await isClosedTo(tx, order, option, railsOf(context))))
      return { ok: false, reason: 'course-not-ready' };
    const moved = await moveOrder(tx, order, event, action, {
      change: { paymentOption: option, cardType: option === 'Card' ? order.cardType : null },
      detail: { option },
      unlessAlready: isAgain,
    });
    if (!moved) return { ok: false, reason: 'not-in-this-status' };
    // The time an hour is held counts from the first choice: choosing the same again must not extend it.
    const chosen = isAgain ? moved : await whenMethodChosen(tx, moved, action);
    await carryOut(context, tx, { emails: emailsOf(chosen, option) });
    return { ok: true, order: chosen };
  });
  // A bank's page in an old tab must not take a second payment.
  if (result.ok && option !== 'Card') await closeOpenAttempts(context, result.order.id);
  return result;
}

/**
 * The methods of an order, in the order they are offered; none where what it opens is a sample. The practice bank moves no
 * real money, so it is offered there too, beside a real gateway.
 */
export async function waysToPay(
  context: ServiceContext,
  order: Pick<Order, 'itemKind' | 'itemSlug'>,
): Promise<PaymentOption[]> {
  const { database, gateways, production } = context;
  const { db } = database;
  const settings = await readSettings(db, { sampleToo: !production });
  const offered = openMethods({ settings, cardTypes: gateways.flatMap(({ cardTypes }) => cardTypes) });
  const practiceCard = gateways.some(({ live, cardTypes }) => !live && cardTypes.length > 0);
  const open: PaymentOption[] = [];
  for (const option of offered)
    if ((option === 'Card' && practiceCard) || !(await isClosedTo(db, order, option, railsOf(context))))
      open.push(option);
  return open;
}

/** Card types that some configured gateway takes. */
export const cardTypes = ({ gateways }: ServiceContext): readonly CardType[] => [
  ...new Set(gateways.flatMap((gateway) => gateway.cardTypes)),
];
