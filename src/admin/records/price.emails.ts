/** To those who may approve: a price waits for them. */
import { z } from 'zod';
import { button, facts, quote } from '../../academy/emails/email-content.ts';
import { defineEmail, toStaff } from '../../academy/emails/email.ts';
import { emailWords } from '../../email-words.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { maySetPrices } from '../../academy/staff/who-may.ts';
import { formatMad } from '../../platform/money/money.ts';
import { readWaitingPrices } from './waiting-prices.service.ts';
import { priceIn } from './price-rules.ts';
import { titleOf } from '../../platform/records/record.ts';
import type { RecordKind } from './record-kinds.ts';

const named = z.object({ record: z.object({ kind: z.string(), slug: z.string() }) });

/** Nothing once it was decided or withdrawn. */
const priceWaits = defineEmail({
  name: 'staff-price-waits',
  async load({ db, publicOrigin, staffAddresses }, input) {
    const { kind, slug } = named.parse(input).record;
    const all = await readWaitingPrices(db);
    const waiting = all.find(({ request }) => request.kind === kind && request.slug === slug);
    if (waiting === undefined) return null;
    const { request, record, published } = waiting;
    const shown = {
      title: titleOf(record ?? published ?? {}),
      before: priceIn(published),
      after: priceIn(record),
    };
    return { ...toStaff(await staffAddresses(maySetPrices)), request, ...shown, publicOrigin };
  },
  write({ locale, request, title, before, after, publicOrigin }) {
    const { staffPriceWaits: words } = emailWords[locale];
    const name = title[locale] || title.en || title.ar || request.slug;
    const price = (centimes: number | null) => (centimes === null ? words.none : formatMad(centimes, locale));
    return {
      subject: words.subject(name),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        facts([
          { label: words.of, value: name },
          { label: words.before, value: price(before) },
          { label: words.after, value: price(after) },
          { label: words.by, value: request.askedBy, ltr: true },
        ]),
        ...(request.note === '' ? [] : [quote(words.note, request.note)]),
        button(words.button, `${publicOrigin}${consoleAddress.today()}`),
      ],
    };
  },
});

/** `revision`: of the draft; asked again for the same one, there is no second e-mail. */
export const priceWaitsFor = ({
  kind,
  slug,
  revision,
}: {
  kind: RecordKind;
  slug: string;
  revision: string;
}) => ({
  name: priceWaits.name,
  dedupeKey: `${priceWaits.name}:${revision}`,
  input: { record: { kind, slug } },
});

export const priceEmails = [priceWaits];
