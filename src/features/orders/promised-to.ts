/** What an order was promised when it was placed: a policy that changed since does not touch it. */
import type { AcademySettings } from '../settings/settings.ts';
import type { Order } from './order.ts';

/** The settings as they hold for this order. Orders from before this was kept have today's. */
export const promisedTo = (
  { refundDays }: Pick<Order, 'refundDays'>,
  settings: AcademySettings,
): AcademySettings =>
  refundDays === null
    ? settings
    : { ...settings, refundPolicy: { ...settings.refundPolicy, courseDays: refundDays } };
