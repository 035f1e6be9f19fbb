/** A statement on paper: every sale, what is withheld, and where the rest is paid. */
import { lookOf } from '../../academy/settings/look.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMad, formatTakenOff } from '../../platform/money/money.ts';
import { groupRib } from '../../platform/money/rib.ts';
import { inItsDirection, leftToRight } from '../../platform/pdf/visual-runs.ts';
import { dateOf, formatDate, formatMonth } from '../../platform/time/calendar-date.ts';
import { shownNumber } from '../orders/order.ts';
import { academyParty, footOf, type PrintedDocument } from '../orders/order-documents.ts';
import type { LedgerLine } from './ledger.store.ts';
import type { WholeStatement } from './shares.service.ts';
import { shareWords } from './words.ts';

type OnPaper = { statement: WholeStatement; settings: AcademySettings; locale: Locale };

const signed = (centimes: number, locale: Locale): string =>
  centimes < 0 ? formatTakenOff(-centimes, locale) : formatMad(centimes, locale);

function rowOf(line: LedgerLine, locale: Locale): PrintedDocument['rows'][number] {
  const t = shareWords[locale].paper;
  const { receivedCentimes, backCentimes, costPercent } = line;
  const note = [
    `${t.sold(formatDate(line.day, locale))} · ${leftToRight(shownNumber(line.orderNumber))}`,
    ...(receivedCentimes === 0 ? [] : [t.received(signed(receivedCentimes, locale))]),
    ...(backCentimes === 0 ? [] : [t.back(signed(backCentimes, locale))]),
    t.percent(line.percent),
    ...(costPercent === 0 ? [] : [t.cost(costPercent)]),
  ].join(' · ');
  return { label: inItsDirection(line.item[locale]), note, value: signed(line.shareCentimes, locale) };
}

function partiesOf({ statement, settings, locale }: OnPaper): PrintedDocument['parties'] {
  const t = shareWords[locale].paper;
  const { name, email, rib } = statement;
  const account = rib === null ? [] : [leftToRight(groupRib(rib))];
  return [
    academyParty(t.academy, { settings, locale }),
    { label: t.trainer, name: inItsDirection(name), lines: [leftToRight(email), ...account] },
  ];
}

/** The same data give the same paper; of a paid one it says when. */
export function statementPaper(on: OnPaper): PrintedDocument {
  const { statement, settings, locale } = on;
  const t = shareWords[locale].paper;
  const month = formatMonth(statement.month, locale);
  const { name, withholdPercent, grossCentimes, withheldCentimes, paidOn } = statement;
  return {
    locale,
    siteName: settings.siteName[locale],
    look: lookOf(settings),
    title: t.title,
    fileTitle: t.fileTitle(month, name),
    head: [
      { label: t.number, value: leftToRight(statement.number) },
      { label: t.month, value: month },
    ],
    parties: partiesOf(on),
    columns: { what: t.what, amount: t.share },
    rows: [
      ...statement.lines.map((line) => rowOf(line, locale)),
      ...(withheldCentimes === 0
        ? []
        : [{ label: t.withheld(withholdPercent), value: formatTakenOff(withheldCentimes, locale) }]),
    ],
    total: { label: t.net, value: formatMad(statement.netCentimes, locale) },
    facts: [
      { label: t.gross, value: formatMad(grossCentimes, locale) },
      { label: t.made, value: dateOf(statement.madeAt, locale) },
      ...(paidOn === null ? [] : [{ label: t.paid, value: formatDate(paidOn, locale) }]),
    ],
    notes: [t.rounding, t.refunds],
    foot: footOf({ settings, locale }),
    at: statement.madeAt,
  };
}
