/** The academy's own texts of e-mails, as they are kept. */
import type { Handle } from '../../platform/db/handle.ts';
import type { OwnText } from './email-texts.ts';
import { emailTexts } from './email-texts.table.ts';

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
