/** What is held about a person as a page to read: the export's rows under headings, with dates and amounts in words. */
import { statusesAr, statusesEn, statusesFr } from '../../academy/frame/status-words.ts';
import * as ordersAr from '../../selling/orders/words.ar.ts';
import * as ordersEn from '../../selling/orders/words.en.ts';
import * as ordersFr from '../../selling/orders/words.fr.ts';
import { columnLabels } from '../../selling/orders/order-columns.ts';
import { type Locale, directionOf, inEach } from '../../platform/i18n/locale.ts';
import { formatMad } from '../../platform/money/money.ts';
import { formatDate, formatMoment } from '../../platform/time/calendar-date.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { ar } from './data-page.words.ar.ts';
import { en } from './data-page.words.en.ts';
import { fr } from './data-page.words.fr.ts';

const words = { en, ar, fr };
const methods = { en: ordersEn.order.methods, ar: ordersAr.order.methods, fr: ordersFr.order.methods };
const statuses = { en: statusesEn, ar: statusesAr, fr: statusesFr };
const headings = inEach((locale) => ({ ...words[locale].columns, ...columnLabels(locale) }));
const valuesIn = inEach((locale): Record<string, string> => ({
  ...words[locale].values,
  ...methods[locale],
  ...statuses[locale],
}));

/** Columns whose values are one of a few: never what somebody wrote. */
const chosen: ReadonlySet<string> = new Set(
  'status fromStatus toStatus paymentOption option paidBy itemKind kind subjectKind state locale way actor'.split(
    ' ',
  ),
);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

type Plain = string | number | boolean;

/** A value in words: a day, an amount of MAD from centimes, a choice; whatever somebody wrote stays as it is. */
export function valueInWords(column: string, value: Plain, locale: Locale): string {
  if (typeof value === 'boolean') return value ? words[locale].yes : words[locale].no;
  if (typeof value === 'number') return /centimes$/i.test(column) ? formatMad(value, locale) : String(value);
  if (instant.test(value)) return formatMoment(new Date(value), locale);
  if (day.test(value)) return formatDate(value, locale);
  return (chosen.has(column) ? valuesIn[locale][value] : undefined) ?? value;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Leaf = { column: string; label: string; value: Plain; isTechnical: boolean };

const isId = (column: string, value: unknown): boolean =>
  /^id$|Id$/.test(column) || (typeof value === 'string' && isUuid(value));

/** The values of a row, however deep; a value without a label of its own is named after what it is in. */
function leavesOf(
  value: unknown,
  columns: Record<string, string>,
  column = '',
  within: string[] = [],
): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, columns, column, within));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) =>
      leavesOf(one, columns, name, column === '' ? within : [...within, column]),
    );
  const known = [...within, column].flatMap((name) => columns[name] ?? []);
  const own = columns[column];
  const label = own === undefined ? [...known, column].join(' · ') : known.join(' · ');
  return [{ column, label, value: value as Plain, isTechnical: known.length === 0 || isId(column, value) }];
}

function rowIn(row: unknown, locale: Locale): string {
  const { technical } = words[locale];
  const leaves = leavesOf(row, headings[locale]);
  const shown = (leaf: Leaf) => escaped(valueInWords(leaf.column, leaf.value, locale));
  const said = leaves
    .filter(({ isTechnical }) => !isTechnical)
    .map((leaf) => `<div><dt>${escaped(leaf.label)}</dt><dd dir="auto">${shown(leaf)}</dd></div>`);
  const rest = leaves
    .filter(({ isTechnical }) => isTechnical)
    .map((leaf) => `<span dir="ltr">${escaped(leaf.column)}: ${shown(leaf)}</span>`);
  const details =
    rest.length === 0 ? '' : `<details><summary>${technical}</summary><p>${rest.join('<br>')}</p></details>`;
  return `<article>${said.length === 0 ? '' : `<dl>${said.join('')}</dl>`}${details}</article>`;
}

function tableIn(title: string, rows: unknown, locale: Locale): string {
  const list = Array.isArray(rows) ? rows : rows === null || rows === undefined ? [] : [rows];
  if (list.length === 0) return '';
  return `<h3>${escaped(title)} (${list.length})</h3>${list.map((row) => rowIn(row, locale)).join('')}`;
}

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem;color:#1b1b22;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.6rem}h2{font-size:1.3rem;margin-top:2.5rem;border-bottom:2px solid}h3{font-size:1.05rem;margin:1.5rem 0 .5rem}
article{border:1px solid #8a8a94;border-radius:.5rem;padding:.75rem 1rem;margin:.5rem 0;break-inside:avoid}
dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 .75rem}dt{color:#54545f;flex:0 0 11rem}dd{margin:0;text-align:match-parent;flex:1 1 14rem;white-space:pre-wrap}
details{font-size:.85rem;color:#54545f}summary{min-height:2rem;cursor:pointer}p{margin:.5rem 0}`;

/** The export of a person as one HTML document, complete: it needs no other file. Times on Morocco's clock. */
export function dataPage(exported: object, locale: Locale): string {
  const t = words[locale];
  // As in the other file: instants and days are texts there.
  const { academy, exportedAt, ...tables } = JSON.parse(JSON.stringify(exported)) as Record<string, unknown>;
  const named = new Set<string>();
  const part = ({ title, tables: names }: { title: string; tables: Record<string, string> }) => {
    const inside = Object.entries(names).map(([name, heading]) => {
      named.add(name);
      return tableIn(heading, tables[name], locale);
    });
    const html = inside.join('');
    return html === '' ? '' : `<section><h2>${escaped(title)}</h2>${html}</section>`;
  };
  const parts = Object.values(t.parts).map(part);
  const others = Object.fromEntries(
    Object.keys(tables)
      .filter((name) => !named.has(name))
      .map((name) => [name, name]),
  );
  parts.push(part({ title: t.others, tables: others }));
  const lead = t.lead(String(academy), valueInWords('exportedAt', String(exportedAt), locale));
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t.title}</title><style>${style}</style></head>
<body><main><h1>${t.title}</h1><p>${escaped(lead)}<br>${t.careful}</p>${parts.join('')}</main></body></html>
`;
}
