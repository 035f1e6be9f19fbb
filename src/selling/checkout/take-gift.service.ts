/** A gift that is given by hand: whoever has its code takes it, once; until then its buyer may send it elsewhere. */
import { email as checkedEmail } from '../../platform/people/person.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { carryOut, auditOf, newGiftCode, type ServiceContext } from '../../context.ts';
import { findEntitlement, findOwned } from '../access/access.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { openedAgain } from './change-order-email.service.ts';
import { readGiftCode } from '../orders/gift-by-hand.ts';
import { grantsAccess, isGiftToCome, isToTake, type Order } from '../orders/order.ts';
import { queueAccessWebhooks, writeHistory } from '../orders/order-history.service.ts';
import { changeOrder, findOrderOfGift, lockOrder, lockOrderByToken } from '../orders/orders.service.ts';

/**
 * 'none': no such code, or what it opened was given back. 'waits': its day is to come. 'taken': somebody has it, and nobody learns
 * who.
 */
type GiftState = 'none' | 'waits' | 'open' | 'taken';

const stateOf = (order: Order | null, now: Date): GiftState => {
  if (!order || !grantsAccess(order.status)) return 'none';
  if (!isToTake(order)) return 'taken';
  return isGiftToCome(order, now) ? 'waits' : 'open';
};

/** For whoever has the code. The order is never shown: it is its buyer's. */
export async function giftOfCode(
  { database: { db }, clock }: ServiceContext,
  typed: string,
): Promise<{ state: GiftState; order: Order | null }> {
  const code = readGiftCode(typed);
  const order = code === null ? null : await findOrderOfGift(db, code);
  return { state: stateOf(order, clock()), order };
}

/** What was granted to nobody when it was paid is told to whoever has it now. */
async function openTo(
  context: ServiceContext,
  tx: Handle,
  order: Order,
  { at, turn }: { at: Date; turn: string },
): Promise<void> {
  const granted = await findEntitlement(tx, order.id);
  if (granted) await queueAccessWebhooks(tx, { orderId: order.id, at, code: granted.code });
  await carryOut(context, tx, { emails: await openedAgain(tx, order, turn) });
}

type TakeGiftResult =
  | { ok: true; order: Order }
  | { ok: false; reason: Exclude<GiftState, 'open'> | 'own-gift' | 'owned-already' };

/** It is theirs from now on, and nobody else's. A second press of the same person finds it taken by them. */
export async function takeGift(
  context: ServiceContext,
  input: { code: string; member: Member; name: string },
): Promise<TakeGiftResult> {
  const { member, name } = input;
  return context.database.transaction<TakeGiftResult>(async (tx) => {
    const code = readGiftCode(input.code);
    const found = code === null ? null : await findOrderOfGift(tx, code);
    const order = found && (await lockOrder(tx, found.id));
    // Its buyer may have made another link meanwhile.
    if (!order || order.giftCode !== code) return { ok: false, reason: 'none' };
    const action = auditOf(context, 'buyer');
    if (order.recipientEmail === member.email && grantsAccess(order.status)) return { ok: true, order };
    const state = stateOf(order, action.at);
    if (state !== 'open') return { ok: false, reason: state };
    if (mailboxOf(order.email) === mailboxOf(member.email)) return { ok: false, reason: 'own-gift' };
    const { itemKind: kind, itemSlug: slug } = order;
    if ((await findOwned(tx, member.email, { kind, slug })).length > 0)
      return { ok: false, reason: 'owned-already' };
    const change = { recipientEmail: member.email, recipientName: name };
    const taken = await changeOrder(tx, order, change, action.at);
    const line = await writeHistory(tx, { orderId: order.id, event: 'take-gift' }, action);
    await openTo(context, tx, taken, { at: action.at, turn: line });
    return { ok: true, order: taken };
  });
}

type GiveElsewhereResult =
  | { ok: true; order: Order }
  | { ok: false; reason: 'order-not-found' | 'taken' | 'email' | 'own-address' };

/**
 * Before anybody has taken it: to an address, which gets the e-mail, or, where it is empty, by another link. The link there was
 * opens nothing any more.
 */
export async function giveElsewhere(
  context: ServiceContext,
  { token, email }: { token: string; email: string },
): Promise<GiveElsewhereResult> {
  const read = email === '' ? null : checkedEmail.safeParse(email);
  if (read?.success === false) return { ok: false, reason: 'email' };
  const to = read?.data ?? null;
  return context.database.transaction<GiveElsewhereResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order || order.giftCode === null || !grantsAccess(order.status))
      return { ok: false, reason: 'order-not-found' };
    if (!isToTake(order)) return { ok: false, reason: 'taken' };
    if (to !== null && mailboxOf(to) === mailboxOf(order.email)) return { ok: false, reason: 'own-address' };
    const action = auditOf(context, 'buyer');
    const change = to === null ? { giftCode: newGiftCode(context) } : { giftCode: null, recipientEmail: to };
    const changed = await changeOrder(tx, order, change, action.at);
    if (to === null) {
      await writeHistory(tx, { orderId: order.id, event: 'new-gift-link' }, action);
      return { ok: true, order: changed };
    }
    const detail = { fields: 'recipientEmail' };
    const line = await writeHistory(tx, { orderId: order.id, event: 'change-details', detail }, action);
    await openTo(context, tx, changed, { at: action.at, turn: line });
    return { ok: true, order: changed };
  });
}
