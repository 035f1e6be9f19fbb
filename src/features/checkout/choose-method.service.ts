/** The buyer chooses how to pay; the e-mails that follow from it send themselves. */
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
      /** 'course-not-ready': its codes or its platform are invented, and this way takes real money. */
      reason: 'order-not-found' | 'not-in-this-status' | 'transfer-code-taken' | 'course-not-ready';
    };

/** What the e-mail 'how to pay' is called by its method; by card the bank's page says it all. */
const ways: Record<PaymentOption, string | null> = {
  Card: null,
  'Bank Transfer': 'bank',
  'WafaCash / Cash Plus': 'cash',
  'Other Payment Methods': 'other',
};

/** To the buyer how to pay; to the staff when she was told that somebody writes to her. Of a test nobody is told. */
function emailsOf({ id: orderId, email, itemKind }: Order, option: PaymentOption): OrderEmail[] {
  const way = ways[option];
  if (way === null || itemKind === 'test') return [];
  const toBuyer: OrderEmail = {
    dedupeKey: `how-to-pay:${orderId}:${way}`,
    letter: 'how-to-pay',
    orderId,
    unprovedEmail: email,
  };
  if (option !== 'Other Payment Methods') return [toBuyer];
  return [toBuyer, { dedupeKey: `staff-other-method:${orderId}`, letter: 'staff-other-method', orderId }];
}

/** Choosing the same again changes nothing. Not possible once something was claimed or paid, or the order ended. */
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
    // What is held for her counts from her first choice: the same once more must not begin its time anew.
    const chosen = isAgain ? moved : await whenMethodChosen(tx, moved, action);
    await carryOut(context, tx, { letters: emailsOf(chosen, option) });
    return { ok: true, order: chosen };
  });
  // An old tab at the bank must not pay for what is paid another way now.
  if (result.ok && option !== 'Card') await closeOpenAttempts(context, result.order.id);
  return result;
}

/**
 * Which ways an order may be paid by, in the order they are offered; none where what it opens is invented. A card at the
 * practice bank moves nothing real, also beside a firm that does.
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

/** Card types some configured gateway serves. */
export const cardTypes = ({ gateways }: ServiceContext): readonly CardType[] => [
  ...new Set(gateways.flatMap((gateway) => gateway.cardTypes)),
];
