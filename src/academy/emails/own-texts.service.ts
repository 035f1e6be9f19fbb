/** The academy's own texts of e-mails, as they are kept. */
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { OwnText } from './email-texts.ts';
import { emailTexts } from './email-texts.table.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** All of them, of every e-mail and language. */
export const readOwnTexts = (db: Handle): Promise<OwnText[]> =>
  db
    .select({
      email: emailTexts.email,
      locale: emailTexts.locale,
      path: emailTexts.path,
      text: emailTexts.text,
    })
    .from(emailTexts);

/** Instead of all that were kept of an e-mail in a language. */
export async function replaceOwnTexts(
  tx: Handle,
  { name, locale }: { name: string; locale: Locale },
  rows: (typeof emailTexts.$inferInsert)[],
): Promise<void> {
  await tx.delete(emailTexts).where(and(eq(emailTexts.email, name), eq(emailTexts.locale, locale)));
  if (rows.length > 0) await tx.insert(emailTexts).values(rows);
}
