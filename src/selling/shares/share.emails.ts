/** To whoever has a share: the statement of the month is there. */
import { button, facts, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { formatMad } from '../../platform/money/money.ts';
import { formatMonth } from '../../platform/time/calendar-date.ts';
import { readStatement } from './shares.service.ts';
import { shareWords } from './words.ts';

const shareStatement = defineEmail({
  name: 'share-statement',
  async load({ db, publicOrigin, worksHere }, input) {
    const statement = await readStatement(db, String(input['statement']));
    if (!statement) return null;
    const { email, locale, name } = statement;
    const { why } = shareWords[locale].email;
    // Whoever works here no longer cannot open the console.
    const page = (await worksHere(email)) ? `${publicOrigin}${consoleAddress.ownShare()}` : null;
    return { to: [email], locale, name, why, statement, page };
  },
  write({ locale, page, statement }) {
    const words = shareWords[locale].email;
    const month = formatMonth(statement.month, locale);
    const money = (centimes: number) => formatMad(centimes, locale);
    return {
      subject: words.subject(month, money(statement.netCentimes)),
      preview: words.preview,
      heading: words.heading(month),
      blocks: [
        paragraph(words.text),
        facts([
          { label: words.number, value: statement.number, ltr: true },
          { label: words.gross, value: money(statement.grossCentimes) },
          ...(statement.withheldCentimes === 0
            ? []
            : [{ label: words.withheld, value: money(statement.withheldCentimes) }]),
          { label: words.net, value: money(statement.netCentimes) },
        ]),
        ...(page === null ? [] : [button(words.button, page)]),
        paragraph(words.ask, true),
      ],
    };
  },
});

export const shareEmails = [shareStatement];
