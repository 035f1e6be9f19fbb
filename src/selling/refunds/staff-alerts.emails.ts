/** E-mails to the staff about money that may be missing, or may go elsewhere. */
import { z } from 'zod';
import { emailWords } from '../../email-words.ts';
import { payeeFields } from '../../academy/settings/where-money-goes.ts';
import { troubles } from '../../academy/emails/post-emails.service.ts';
import { mayEditSettings } from '../../academy/staff/who-may.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import { button, facts, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail, toStaff } from '../../academy/emails/email.ts';
import { formatMad } from '../../platform/money/money.ts';
import { hasMoney } from '../orders/order.ts';
import { numberRow, staffText, toThoseWho } from '../order-emails/order-parts.emails.ts';

/** The bank agreed in a buyer's browser, and has not confirmed it itself. Null when money has come in the meantime. */
export const approvedReturn = defineEmail({
  name: 'staff-approved-return',
  load: toThoseWho(),
  write(data) {
    const { order, itemName, locale } = data;
    if (hasMoney(order.status)) return null;
    const { frame, staffClaimWaiting, staffApprovedReturn: words } = emailWords[locale];
    const rows = [
      numberRow(data, locale),
      { label: staffClaimWaiting.amount, value: formatMad(order.amountCentimes, locale) },
      { label: staffClaimWaiting.buyer, value: order.name },
      { label: frame.item[order.itemKind], value: itemName[locale] },
    ];
    return staffText(data, words, rows, [{ kind: 'steps', items: words.steps }]);
  },
});

const side = z.object({ en: z.string(), ar: z.string() }).nullable();
const change = z.object({
  to: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  changes: z.array(z.object({ what: z.enum(payeeFields), before: side, after: side })),
});

/**
 * That buyers are to send their money elsewhere, to an owner: who changed it, when, and from what to what. Goes also to whoever
 * lost their place in between: that is when it matters most.
 */
const payeeChanged = defineEmail({
  name: 'staff-payee-changed',
  async load({ publicOrigin }, { payload }) {
    const { to, ...changed } = change.parse(payload);
    return { ...toStaff([to]), ...changed, publicOrigin };
  },
  write({ locale, by, at, changes, publicOrigin }, { siteName }) {
    const { staffPayeeChanged: words } = emailWords[locale];
    return {
      subject: words.subject(siteName[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        facts([
          { label: words.by, value: by ?? words.byServer, ltr: by !== null },
          { label: words.at, value: formatMoment(new Date(at), locale) },
          ...changes.flatMap(({ what, before, after }) => [
            { label: words.before[what], value: before?.[locale] ?? words.none, ltr: before !== null },
            { label: words.after[what], value: after?.[locale] ?? words.none, ltr: after !== null },
          ]),
        ]),
        paragraph(words.next),
        button(words.button, `${publicOrigin}${consoleAddress.log()}`),
        paragraph(words.notYou),
      ],
    };
  },
});

/** That money, or what it depends on, waits for somebody. */
const troubleFound = defineEmail({
  name: 'staff-trouble',
  async load({ publicOrigin, staffAddresses }, { payload }) {
    const { trouble } = z.object({ trouble: z.enum(troubles) }).parse(payload);
    return { ...toStaff(await staffAddresses(mayEditSettings)), trouble, publicOrigin };
  },
  write({ locale, trouble, publicOrigin }, { siteName }) {
    const { staffTrouble: words } = emailWords[locale];
    const { heading, text } = words.of[trouble];
    return {
      subject: `${siteName[locale]}: ${heading}`,
      preview: text,
      heading,
      blocks: [
        paragraph(text),
        paragraph(words.again),
        button(words.button, `${publicOrigin}${consoleAddress.today()}`),
      ],
    };
  },
});

export const staffAlertEmails = [approvedReturn, payeeChanged, troubleFound];
