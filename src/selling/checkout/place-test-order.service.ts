/** An order made on a test screen, of any small amount: it is paid like a real one, and opens nothing. */
import { createHash } from 'node:crypto';
import { lockOrderOfKey, insertOrder, type NewOrder } from '../orders/orders.service.ts';
import { expiryAfter, type Order, orderNumberFrom } from '../orders/order.ts';
import { readTermsVersion } from '../../academy/legal/legal.service.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { StaffMember } from '../../academy.ts';
import { auditOf, newOrderToken, type ServiceContext } from '../../context.ts';

export type PlaceTestOrder = {
  /** Made when the form was opened; the same key returns the same order. */
  idempotencyKey: string;
  locale: Locale;
  /** Centimes of MAD. Only this page lets a form set an amount. */
  amountCentimes: number;
  description: string;
  details: Pick<Order, 'name' | 'email' | 'phone'>;
  /** The member of staff who asks, where test screens are not open to everybody. */
  staff: StaffMember | null;
};

/** The item of every test order. */
export const testItem = 'test-payment';
const daysOpen = 1;

/**
 * The same form sent again returns the order it made. Throws when test screens are off and no member of staff asks: that is
 * a bug. No e-mail is sent: the page after it shows everything.
 */
export async function placeTestOrder(context: ServiceContext, input: PlaceTestOrder): Promise<Order> {
  if (!context.testScreens && input.staff === null) throw new Error('Test orders are not open here.');
  const action = auditOf(context, 'buyer');
  const key = createHash('sha256').update(`test ${input.idempotencyKey}`).digest('base64url');
  return context.database.transaction(async (tx) => {
    const before = await lockOrderOfKey(tx, key);
    if (before) return before;
    const today = dateInMorocco(action.at);
    const termsVersion = await readTermsVersion(tx, today, context.termsVersions);
    const order = await insertOrder(tx, newTestOrder(context, input, { key, termsVersion }), action);
    if (!order) throw new Error('The number or the key of a test order was taken: send it again.');
    return order;
  });
}

function newTestOrder(
  context: ServiceContext,
  input: PlaceTestOrder,
  { key: idempotencyKey, termsVersion }: { key: string; termsVersion: string | null },
) {
  const now = context.clock();
  const { amountCentimes, description, locale } = input;
  return {
    id: context.uuid(),
    number: orderNumberFrom(context.randomBytes(5)),
    token: newOrderToken(context),
    idempotencyKey,
    locale,
    itemKind: 'test',
    itemSlug: testItem,
    description,
    ...input.details,
    listPriceCentimes: amountCentimes,
    discountCentimes: 0,
    amountCentimes,
    confirmedAgeAt: now,
    termsVersion,
    placedAt: now,
    updatedAt: now,
    expiresAt: expiryAfter(now, daysOpen),
  } satisfies NewOrder;
}
