/** Whether an address gets news: asked at the checkout and in the account, ended by the link in every such e-mail. */
import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { type ChoiceSource, emailChoices } from './email-choices.table.ts';

type Agreement = {
  email: string;
  name: string;
  locale: Locale;
  source: ChoiceSource;
  /** The sentence beside the tick. */
  wording: string;
  now: Date;
};

/**
 * Notes that somebody agreed to news. A tick at the checkout changes nothing for an address that has answered before: anybody can
 * type any address there.
 */
export async function agreeToNews(tx: Handle, { now, ...who }: Agreement): Promise<void> {
  const agreed = { ...who, agreedAt: now, stoppedAt: null, stoppedBy: null };
  const unanswered = and(isNull(emailChoices.agreedAt), isNull(emailChoices.stoppedAt));
  await tx
    .insert(emailChoices)
    .values(agreed)
    .onConflictDoUpdate({
      target: emailChoices.email,
      set: who.name === '' ? { ...agreed, name: sql`${emailChoices.name}` } : agreed,
      ...(who.source === 'checkout' && { setWhere: unanswered }),
    });
}

/** From now on no news go to the address. `by`: the broadcast whose link was used; the first one counts. */
export async function stopNews(
  tx: Handle,
  { email, locale, by, now }: { email: string; locale: Locale; by: string | null; now: Date },
): Promise<void> {
  const stopped = { stoppedAt: now, stoppedBy: by };
  await tx
    .insert(emailChoices)
    .values({ email, name: '', locale, ...stopped })
    .onConflictDoUpdate({
      target: emailChoices.email,
      set: stopped,
      setWhere: isNull(emailChoices.stoppedAt),
    });
}

/** A mail server refuses the address for good: no broadcast is written to it again. */
export async function noteBounce(
  tx: Handle,
  { email, locale, now }: { email: string; locale: Locale; now: Date },
): Promise<void> {
  await tx
    .insert(emailChoices)
    .values({ email, name: '', locale, bouncedAt: now })
    .onConflictDoUpdate({ target: emailChoices.email, set: { bouncedAt: now } });
}

/**
 * Whether a row of email_choices allows news. What was only ticked at the checkout counts once an order of that address was paid:
 * whoever pays gets its e-mails, a stranger who typed it does not pay for it.
 */
export const wantsNewsIf = (isPaid: SQL) =>
  sql`(${emailChoices.agreedAt} is not null and ${emailChoices.stoppedAt} is null
    and ${emailChoices.bouncedAt} is null and (${emailChoices.source} <> 'checkout' or ${isPaid}))`;
/** What one address chose: 'unasked' where it never answered. */
export async function readNewsChoice(db: Handle, email: string): Promise<'on' | 'off' | 'unasked'> {
  const { agreedAt, stoppedAt } = emailChoices;
  const [row] = await db
    .select({ agreedAt, stoppedAt })
    .from(emailChoices)
    .where(eq(emailChoices.email, email));
  if (!row || (row.agreedAt === null && row.stoppedAt === null)) return 'unasked';
  return row.stoppedAt === null ? 'on' : 'off';
}

export const eraseChoices = (tx: Handle, email: string) =>
  tx.delete(emailChoices).where(eq(emailChoices.email, email));

/** For the export of a person's data. */
export const readHeldChoices = (db: Handle, email: string) => {
  const { stoppedBy: _by, ...choice } = getTableColumns(emailChoices);
  return db.select(choice).from(emailChoices).where(eq(emailChoices.email, email));
};
