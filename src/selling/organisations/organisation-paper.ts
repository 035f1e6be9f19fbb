/** Quotes, invoices and credit notes of organisations on paper: what was written when each was issued, in its language. */
import { lookOf } from '../../academy/settings/look.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { formatMad } from '../../platform/money/money.ts';
import { groupRib } from '../../platform/money/rib.ts';
import { inItsDirection, leftToRight } from '../../platform/pdf/visual-runs.ts';
import { dateOf, formatDate } from '../../platform/time/calendar-date.ts';
import type { DocumentLine, PrintedDocument } from '../orders/order-documents.ts';
import { type PaperData, type PaperKind, paperNumber } from './organisation.ts';
import { organisationWords } from './words.ts';

type Printed = {
  kind: PaperKind;
  year: number;
  place: number;
  issuedAt: Date;
  data: PaperData;
  netCentimes: number;
  vatCentimes: number;
  totalCentimes: number;
  paidOn: string | null;
  paidReference: string | null;
};

const wordsOf = ({ data: { locale } }: Printed) => organisationWords[locale].paper;

function partiesOf(paper: Printed): PrintedDocument['parties'] {
  const t = wordsOf(paper);
  const { locale, seller, buyer } = paper.data;
  const { colon } = languageOf(locale);
  return [
    {
      label: t.seller,
      name: inItsDirection(seller.name),
      lines: [
        inItsDirection(seller.address),
        ...seller.registration.map(({ label, value }) => label + colon + leftToRight(value)),
      ],
    },
    {
      label: t.buyer,
      name: inItsDirection(buyer.name),
      lines: [
        inItsDirection(buyer.address),
        ...(buyer.ice === null ? [] : [`ICE${colon}${leftToRight(buyer.ice)}`]),
      ],
    },
  ];
}

/** Without TVA and the tax apart, where there is one. */
function taxRows(paper: Printed): PrintedDocument['rows'] {
  const t = wordsOf(paper);
  const { vat, locale } = paper.data;
  if (vat.state !== 'subject') return [];
  return [
    { label: t.net, value: formatMad(paper.netCentimes, locale) },
    { label: t.vat(vat.percent), value: formatMad(paper.vatCentimes, locale) },
  ];
}

/** Where a transfer goes, while it is awaited. */
function bankFacts(paper: Printed, { bankTransfer }: AcademySettings): DocumentLine[] {
  const t = wordsOf(paper);
  if (paper.kind === 'credit-note' || paper.paidOn !== null || bankTransfer === null) return [];
  const { accountName, bank, rib } = bankTransfer;
  return [
    { label: t.account, value: inItsDirection(accountName) },
    { label: t.bank, value: inItsDirection(bank) },
    { label: t.rib, value: leftToRight(groupRib(rib)) },
  ];
}

function factsOf(paper: Printed): DocumentLine[] {
  const t = wordsOf(paper);
  const { locale } = paper.data;
  const { paidOn, paidReference } = paper;
  if (paidOn === null || paidReference === null) return [];
  const label = paper.kind === 'invoice' ? t.paidOn : t.paidBackOn;
  return [
    { label, value: formatDate(paidOn, locale) },
    { label: t.reference, value: inItsDirection(paidReference) },
  ];
}

function headOf(paper: Printed): DocumentLine[] {
  const t = wordsOf(paper);
  const { locale, validUntil, about } = paper.data;
  return [
    { label: t.number, value: leftToRight(paperNumber(paper)) },
    { label: t.date, value: dateOf(paper.issuedAt, locale) },
    ...(validUntil === null ? [] : [{ label: t.valid, value: formatDate(validUntil, locale) }]),
    ...(about === null ? [] : [{ label: t.about[paper.kind], value: leftToRight(about) }]),
  ];
}

/** The same rows print the same paper; of a paid one it says when. */
export function organisationPaper(paper: Printed, settings: AcademySettings): PrintedDocument {
  const t = wordsOf(paper);
  const { locale, seller, lines, vat } = paper.data;
  const number = paperNumber(paper);
  return {
    locale,
    siteName: seller.name,
    look: lookOf(settings),
    title: t.titles[paper.kind],
    fileTitle: `${t.titles[paper.kind]} ${number}`,
    head: headOf(paper),
    parties: partiesOf(paper),
    columns: { what: t.what, amount: t.amount },
    rows: [
      ...lines.map(({ what, quantity, unitCentimes, netCentimes }) => ({
        label: inItsDirection(what),
        note: t.times(quantity, formatMad(unitCentimes, locale)),
        value: formatMad(netCentimes, locale),
      })),
      ...taxRows(paper),
    ],
    total: {
      label: vat.state === 'subject' ? t.totalWithVat : t.total,
      value: formatMad(paper.totalCentimes, locale),
    },
    facts: [...bankFacts(paper, settings), ...factsOf(paper)],
    notes: [...(vat.state === 'exempt' ? [vat.sentence] : []), ...t.notes[paper.kind]],
    foot: [
      seller.name,
      seller.address,
      ...seller.registration.map(({ label, value }) => `${label} ${leftToRight(value)}`),
    ].join(' · '),
    at: paper.issuedAt,
  };
}
