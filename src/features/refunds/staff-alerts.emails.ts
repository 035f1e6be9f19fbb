/** That buyers are to send their money elsewhere, to an owner: who changed it, when, and from what to what. */
import { z } from 'zod';
import { emailWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { payeeFields } from '../settings/where-money-goes.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import type { Fact, Letter, EmailPart, EmailContext } from '../emails/email-content.ts';
import type { ClaimedEmail } from '../emails/outbox-claim.store.ts';
import { formatMad } from '../../platform/money/money.ts';
import { hasMoney } from '../orders/order.ts';
import { inBothLanguages, orderPart } from '../emails/staff-email.emails.ts';

/** To the staff: the bank agreed in a buyer's browser, and has not confirmed it itself. */
function rowsIn({ order, itemName }: EmailContext, locale: Locale): Fact[] {
  const { frame, staffClaimWaiting } = emailWords[locale];
  return [
    { label: frame.order, value: order.number, ltr: true },
    { label: staffClaimWaiting.amount, value: formatMad(order.amountCentimes, locale) },
    { label: staffClaimWaiting.buyer, value: order.name },
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
}

/** Null when money has come in the meantime. */
export function approvedReturnEmail(context: EmailContext): Letter | null {
  const { order } = context;
  if (hasMoney(order.status)) return null;
  const { subject, preview } = emailWords.en.staffApprovedReturn;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) => {
    const words = emailWords[locale].staffApprovedReturn;
    const more = [{ kind: 'steps', items: words.steps }] as const;
    return orderPart(context, locale, { words, rows: rowsIn(context, locale), more });
  });
}

const side = z.object({ en: z.string(), ar: z.string() }).nullable();
const payload = z.object({
  to: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  changes: z.array(z.object({ what: z.enum(payeeFields), before: side, after: side })),
});
type About = z.output<typeof payload> & { publicOrigin: string };

function partIn(locale: Locale, { by, at, changes, publicOrigin }: About): EmailPart {
  const { staffPayeeChanged: words, frame } = emailWords[locale];
  const rows: Fact[] = [
    { label: words.by, value: by ?? words.byServer, ltr: by !== null },
    { label: words.at, value: formatMoment(new Date(at), locale) },
    ...changes.flatMap(({ what, before, after }) => [
      { label: words.before[what], value: before?.[locale] ?? words.none, ltr: before !== null },
      { label: words.after[what], value: after?.[locale] ?? words.none, ltr: after !== null },
    ]),
  ];
  const href = `${publicOrigin}${consoleAddress.log()}`;
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'facts', rows },
      { kind: 'paragraph', text: words.next },
      { kind: 'button', label: words.button, href, orCopy: frame.orCopy },
      { kind: 'paragraph', text: words.notYou },
    ],
  };
}

/** Goes also to whoever lost their place in between: that is when it matters most. */
export async function staffPayeeChanged(
  { db, publicOrigin }: { db: Handle; publicOrigin: string },
  row: ClaimedEmail,
): Promise<{ letter: Letter; to: string[] }> {
  const about = { ...payload.parse(row.payload), publicOrigin };
  const { siteName } = await readSettings(db);
  const { subject, preview } = emailWords.en.staffPayeeChanged;
  const letter: Letter = {
    subject: subject(siteName.en),
    preview,
    siteName: siteName.en,
    parts: [partIn('en', about), partIn('ar', about)],
    foot: [],
  };
  return { letter, to: [about.to] };
}
