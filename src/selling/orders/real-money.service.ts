/**
 * Invented data is never sold for real money. Sample codes and the sample coupon are used only while no real money can come in;
 * a course that is taught elsewhere, without codes or a platform of its own, cannot be paid by a method that takes real money.
 */
import { eq, isNull, and, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { isTaughtHere } from '../../catalogue/courses/course.ts';
import { isMethodOn, methodsSetUp } from '../../academy/settings/open-methods.ts';
import type { Order, PaymentOption } from './order.ts';
import { accessCodes } from './access.table.ts';
import { isRealPlatform } from './access-codes.ts';

/** Which methods take real money: cards with live keys; in production also whatever staff agree with a buyer. */
export type Rails = { production: boolean; liveCards: boolean };

/** The bank account and agency of the sample do not count; an account that is switched off still does, for orders paid to it. */
export async function readRealWays(
  db: Handle,
  { production, liveCards }: Rails,
): Promise<Set<PaymentOption>> {
  const real = new Set(methodsSetUp({ settings: await readSettings(db), cardTypes: [] }));
  if (liveCards) real.add('Card');
  if (production || real.size > 0) real.add('Other Payment Methods');
  return real;
}

/** `isPractice` is known of the process; here the settings are checked as well. */
export const mayUseSamples = async (db: Handle, isPractice: boolean | undefined): Promise<boolean> =>
  isPractice === true && (await readRealWays(db, { production: false, liveCards: false })).size === 0;

/** Why a course takes no real money: all its codes are invented, or its start address is. */
export type NotReady = 'sample-codes' | 'no-platform';

export const notReadyOf = (
  { free, samples }: { free: number; samples: number },
  learningPlatformUrl: string,
): NotReady | null =>
  samples > 0 && samples === free
    ? 'sample-codes'
    : isRealPlatform(learningPlatformUrl)
      ? null
      : 'no-platform';

/** Null of a course that is taught here: it needs neither. */
export async function whyNotReady(db: Handle, courseSlug: string): Promise<NotReady | null> {
  const course = await readCourse(db, courseSlug);
  if (course !== null && isTaughtHere(course)) return null;
  const [stock = { free: 0, samples: 0 }] = await db
    .select({
      free: sql<number>`count(*)`.mapWith(Number),
      samples: sql<number>`count(*) filter (where ${accessCodes.isSample})`.mapWith(Number),
    })
    .from(accessCodes)
    .where(and(eq(accessCodes.itemSlug, courseSlug), isNull(accessCodes.orderId)));
  return notReadyOf(stock, (await readSettings(db)).learningPlatformUrl);
}

export type Closed = 'method-off' | 'course-not-ready';

/**
 * Why an order may not begin to be paid that way; null: it may. An order that is on a method already keeps it once it is switched
 * off, and staff try a gateway by an order of the test page before they switch it on. Only a course can be opened by a code on a
 * platform.
 */
export async function whyClosed(
  db: Handle,
  { itemKind, itemSlug, paymentOption }: Pick<Order, 'itemKind' | 'itemSlug' | 'paymentOption'>,
  option: PaymentOption,
  rails: Rails,
): Promise<Closed | null> {
  if (itemKind !== 'test' && paymentOption !== option && !isMethodOn(await readSettings(db), option))
    return 'method-off';
  if (itemKind !== 'course' || !(await readRealWays(db, rails)).has(option)) return null;
  return (await whyNotReady(db, itemSlug)) === null ? null : 'course-not-ready';
}
