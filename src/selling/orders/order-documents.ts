/** The receipt of an order and the credit note of a refund, worked out from the records. `openDocuments` binds what prints them. */
import { policyValues, rightInWords, promisedTo } from '../../academy/legal/policy-values.ts';
import type { Context } from '../../platform/context.ts';
import { logoHeights } from '../../platform/files/picture.ts';
import { type Look, lookOf } from '../../academy/settings/look.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { formatMad, formatTakenOff } from '../../platform/money/money.ts';
import { type Order, type Paying, shownNumber } from './order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { dateOf } from '../../platform/time/calendar-date.ts';
import type { Words } from '../../words.ts';
import type { BuyerRefund } from '../order-management/read-refunds.service.ts';
import { inItsDirection, leftToRight } from '../../platform/pdf/visual-runs.ts';

export type OrderOnDocument = {
  order: Order;
  /** The refunds the buyer sees, the oldest first. */
  refunds: readonly BuyerRefund[];
  /** On the day staff typed, else when it was recorded. */
  paidAt: Date;
  /** How the money came, with the number staff wrote down. */
  paying: Pick<Paying, 'method' | 'reference'>;
  /** Of a course that is paid in parts: which part it is of how many, of what, and what is left after it; centimes of MAD. */
  part?: { number: number; of: number; totalCentimes: number; leftCentimes: number } | null;
  settings: AcademySettings;
  /** Of the document's language. */
  t: Words;
  locale: Locale;
};

type Party = PrintedDocument['parties'][number];

/** The academy, with its legal numbers. */
export const academyParty = (
  label: string,
  { settings, locale }: Pick<OrderOnDocument, 'settings' | 'locale'>,
): Party => ({
  label,
  name: settings.siteName[locale],
  lines: [
    settings.address[locale],
    ...settings.registration.map(
      ({ label, value }) => label[locale] + languageOf(locale).colon + leftToRight(value),
    ),
    leftToRight(settings.email),
    leftToRight(settings.phone),
  ],
});

/** Who sells and who buys. */
function partiesOf({ order, settings, t, locale }: OrderOnDocument): PrintedDocument['parties'] {
  const words = t.documents;
  return [
    academyParty(words.seller, { settings, locale }),
    {
      label: words.buyer,
      name: inItsDirection(order.name),
      lines: [leftToRight(order.email), ...(order.phone === '' ? [] : [leftToRight(order.phone)])],
    },
  ];
}

export const footOf = ({ settings, locale }: Pick<OrderOnDocument, 'settings' | 'locale'>): string =>
  [
    settings.siteName[locale],
    settings.address[locale],
    ...settings.registration.map(({ label, value }) => `${label[locale]} ${leftToRight(value)}`),
  ].join(' · ');

/** What went back of the payment, and what of it is left; nothing while nothing goes back. */
function refundFacts({ order, refunds, t, locale }: OrderOnDocument): DocumentLine[] {
  const words = t.documents;
  const own = refunds.filter(({ isDuplicate }) => !isDuplicate);
  if (own.length === 0) return [];
  const lines = own.map(({ isDone, doneAt, dueAt, amountCentimes, creditNoteNumber }): DocumentLine => {
    const amount = formatMad(amountCentimes, locale);
    return isDone && doneAt
      ? {
          label: words.paidBack,
          value: words.refundLine(amount, dateOf(doneAt, locale), leftToRight(creditNoteNumber)),
        }
      : { label: words.onTheWayBack, value: words.refundUntil(amount, dateOf(dueAt, locale)) };
  });
  const kept = Math.max(0, order.amountCentimes - order.refundedCentimes);
  return [...lines, { label: words.kept, value: formatMad(kept, locale) }];
}

function receiptNotes({ order, paidAt, settings, t, locale }: OrderOnDocument): string[] {
  const words = t.documents;
  const promises = policyValues(promisedTo(order, settings), t.refunds, locale);
  const right = rightInWords(order, settings, { paidAt, forms: t.refunds, locale });
  const refunds =
    order.itemKind === 'consultation'
      ? words.refundsOfHour(promises.consultationHours, promises.paidBack)
      : order.itemKind === 'instalment'
        ? t.instalments.paper.refunds
        : words.refunds(right, promises.paidBack);
  return [
    ...(order.amountCentimes === 0 ? [words.free] : order.status === 'Refunded' ? [] : [refunds]),
    ...(order.agreedToStartAt ? [words.agreed(dateOf(order.agreedToStartAt, locale))] : []),
    ...(order.termsVersion === null ? [] : [words.terms(leftToRight(order.termsVersion))]),
  ];
}

/** `order`: the buyer gave the code of an agency. */
function payingFacts({ order, paying, t }: OrderOnDocument): DocumentLine[] {
  const words = t.documents;
  const { method } = paying;
  const reference =
    paying.reference ??
    (method === 'WafaCash / Cash Plus' || method === 'Mobile Wallet' ? order.transferCode : null);
  return [
    ...(method === null ? [] : [{ label: words.method, value: t.order.methods[method] }]),
    ...(reference === null ? [] : [{ label: words.reference, value: inItsDirection(reference) }]),
  ];
}

/** '2 of 4', beside what was bought. */
function partNote({ part, t }: OrderOnDocument): string[] {
  if (!part) return [];
  const words = t.instalments.paper;
  return [part.number === 1 ? words.first(part.of) : words.part(part.number, part.of)];
}

function partFacts({ part, t, locale }: OrderOnDocument): DocumentLine[] {
  if (!part) return [];
  const words = t.instalments.paper;
  return [
    { label: words.whole, value: formatMad(part.totalCentimes, locale) },
    { label: words.left, value: formatMad(part.leftCentimes, locale) },
  ];
}

/** Only of an order whose money came in for certain. */
export function receiptDocument(on: OrderOnDocument): PrintedDocument {
  const { order, paidAt, settings, t, locale } = on;
  const words = t.documents;
  const money = (centimes: number) => formatMad(centimes, locale);
  const discount =
    order.discountCentimes > 0
      ? [
          {
            label: words.discount,
            note:
              order.freeAs !== null
                ? words.freeReasons[order.freeAs]
                : order.couponCode === null
                  ? words.discountNote
                  : words.couponNote(leftToRight(order.couponCode)),
            value: formatTakenOff(order.discountCentimes, locale),
          },
        ]
      : [];
  return {
    locale,
    siteName: settings.siteName[locale],
    look: lookOf(settings),
    title: words.receipt,
    fileTitle: words.receiptFile(shownNumber(order.number)),
    head: [
      { label: words.order, value: leftToRight(shownNumber(order.number)) },
      { label: order.amountCentimes === 0 ? words.date : words.paidOn, value: dateOf(paidAt, locale) },
    ],
    parties: partiesOf(on),
    columns: { what: words.what, amount: words.amount },
    rows: [
      {
        label: inItsDirection(order.description),
        note: [words.kinds[order.itemKind], ...partNote(on)].join(' · '),
        value: money(order.listPriceCentimes),
      },
      ...discount,
    ],
    total: { label: words.paid, value: money(order.amountCentimes) },
    facts: [...payingFacts(on), ...partFacts(on), ...refundFacts(on)],
    notes: receiptNotes(on),
    foot: footOf(on),
    at: paidAt,
  };
}

/** Only of a refund that is done. */
export function creditNoteDocument(on: OrderOnDocument, refund: BuyerRefund): PrintedDocument {
  const { order, paidAt, settings, t, locale } = on;
  const words = t.documents;
  const amount = formatMad(refund.amountCentimes, locale);
  const doneAt = refund.doneAt ?? refund.decidedAt;
  const isWhole = order.status === 'Refunded' && !refund.isDuplicate && isLast(on, refund);
  const note = refund.isDuplicate ? words.surplus : isWhole ? words.whole : words.part;
  return {
    locale,
    siteName: settings.siteName[locale],
    look: lookOf(settings),
    title: words.creditNote,
    fileTitle: words.creditNoteFile(refund.creditNoteNumber, shownNumber(order.number)),
    head: [
      { label: words.number, value: leftToRight(refund.creditNoteNumber) },
      { label: words.date, value: dateOf(doneAt, locale) },
    ],
    parties: partiesOf(on),
    columns: { what: words.creditWhat, amount: words.amount },
    rows: [{ label: inItsDirection(order.description), note, value: amount }],
    total: { label: words.paidBack, value: amount },
    facts: [
      { label: words.order, value: leftToRight(shownNumber(order.number)) },
      { label: words.wasPaid, value: formatMad(order.amountCentimes, locale) },
      ...payingFacts(on),
      { label: words.way, value: words.ways[refund.way] },
      ...(refund.proof === null
        ? []
        : [
            {
              label: refund.way === 'cash' ? words.reference : words.proof,
              value: inItsDirection(refund.proof),
            },
          ]),
    ],
    notes: [words.creditNoteOf(leftToRight(shownNumber(order.number)), dateOf(paidAt, locale))],
    foot: footOf(on),
    at: doneAt,
  };
}

/** Whether it was this one that left nothing of the payment. */
const isLast = ({ refunds }: OrderOnDocument, refund: BuyerRefund): boolean =>
  refunds.findLast(({ isDuplicate }) => !isDuplicate)?.creditNoteNumber === refund.creditNoteNumber;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The receipts and credit notes of the academy, bound to the folder of its fonts. Pages see this type and nothing behind it.
 */
export type Documents = {
  /** The contents of the receipt, for the page that shows it too. */
  readReceipt(on: OrderOnDocument): PrintedDocument;
  receipt(on: OrderOnDocument): Promise<Bytes>;
  creditNote(on: OrderOnDocument, refund: BuyerRefund): Promise<Bytes>;
};

/** The printing code is large and seldom needed: the server starts without it. */
export async function printPaper(
  fontsDir: string,
  document: PrintedDocument,
  logoPng?: Context['logoPng'],
): Promise<Bytes> {
  const { printDocument } = await import('../../platform/pdf/print-document.ts');
  const { logo } = document.look;
  const drawn = logo && ((await logoPng?.(logo.id, 3 * logoHeights.receipt)) ?? null);
  return printDocument(document, fontsDir, drawn);
}

export function openDocuments(fontsDir: string, logoPng?: Context['logoPng']): Documents {
  const print = (document: PrintedDocument) => printPaper(fontsDir, document, logoPng);
  return {
    readReceipt: receiptDocument,
    receipt: (on) => print(receiptDocument(on)),
    creditNote: (on, refund) => print(creditNoteDocument(on, refund)),
  };
}

export type DocumentLine = { label: string; value: string };

/** A document without its layout: its contents, in order. Text in the reader's language; the printer knows no order. */
export type PrintedDocument = {
  locale: Locale;
  siteName: string;
  look: Look;
  title: string;
  /** Title of the file, for screen readers and file lists. */
  fileTitle: string;
  /** Number and days, beside the title. */
  head: readonly DocumentLine[];
  parties: readonly { label: string; name: string; lines: readonly string[] }[];
  /** Labels over the two columns of the rows. */
  columns: { what: string; amount: string };
  /** Amounts formatted in the language; `note` in small print below the label. */
  rows: readonly (DocumentLine & { note?: string })[];
  total: DocumentLine;
  /** Whole lines under the amounts, such as by which way and when. */
  facts: readonly DocumentLine[];
  notes: readonly string[];
  /** One line at the foot of every page. */
  foot: string;
  /** The instant the document is about: the same data print the same bytes. */
  at: Date;
};
