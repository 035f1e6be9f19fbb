/** To whoever has credit from a friend: it ends soon. */
import { button, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { formatMad } from '../../platform/money/money.ts';
import { formatDay } from '../../platform/time/calendar-date.ts';
import { toBuyer } from '../order-emails/order-parts.emails.ts';
import { readCredit } from './friend-price.service.ts';
import * as ar from './words.ar.ts';
import * as en from './words.en.ts';
import * as fr from './words.fr.ts';

const words = { ar, en, fr };

const friendCreditEnding = defineEmail({
  name: 'friend-credit-ending',
  async load(mailing, input) {
    const data = await toBuyer(mailing, input);
    const { lots, centimes } = await readCredit(mailing.db, {
      email: data.order.email,
      now: mailing.clock(),
    });
    const [first] = lots;
    if (first === undefined || centimes <= 0) return null;
    return { ...data, centimes: Math.min(first.centimes, centimes), until: first.until };
  },
  write({ locale, centimes, until, publicOrigin }) {
    const { email } = words[locale].friends;
    const [amount, day] = [formatMad(centimes, locale), formatDay(until, locale)];
    return {
      subject: email.subject(amount, day),
      preview: email.preview,
      heading: email.heading,
      blocks: [
        paragraph(email.text(amount, day)),
        button(email.button, `${publicOrigin}${pathIn(locale, '/courses')}`),
        paragraph(email.note, true),
      ],
    };
  },
});

export const friendEmails = [friendCreditEnding];
