/** Who may be written news, as their orders stand. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { emailChoices } from '../../academy/emails/email-choices.table.ts';
import { wantsNewsIf } from '../../academy/emails/email-choices.service.ts';

/** Whether an order of the address of a row of email_choices is paid. */
export const hasPaid = sql`${emailChoices.email} in (select ${orders.email} from ${orders} where ${orders.status} = 'Payment Confirmed')`;

export const wantsNews = wantsNewsIf(hasPaid);

/** Whether a broadcast may be written to the address now; `isNews`: one that needs their agreement. */
export async function mayBeWrittenTo(db: Handle, email: string, isNews: boolean): Promise<boolean> {
  const refused = isNews ? wantsNews : isNotNull(emailChoices.bouncedAt);
  const rows = await db
    .select({ email: emailChoices.email })
    .from(emailChoices)
    .where(and(eq(emailChoices.email, email), refused));
  return isNews === rows.length > 0;
}
