/** A line of the log, split into values with words and values for machines: names without a word, ids, JSON. */
import { type ConsoleLocale, dayOf, fieldIn, formatTags, languageNames, madOf, momentOf } from '../locale.ts';
import { isLocale } from '../../../src/platform/i18n/locale.ts';
import { pagesOfSettings, type SettingsPage } from '../../../src/academy/settings/settings-pages.ts';
import type { ConsoleWords } from '../words/words.ts';
import { methodOf, waysPaid } from '../../../src/selling/orders/order.ts';
import { nameOfPlace } from '../catalogue/labels.ts';
import { wordOf } from '../words/word-of.ts';
import { weekdayName } from '../hours/week.ts';
import type { DoneOf } from '../api.ts';

export type LogRow = DoneOf<'GET log'>['rows'][number];
type Value = NonNullable<LogRow['before']>[string];
type Row = Pick<LogRow, 'act' | 'about' | 'detail'>;
type Texts = ConsoleWords & { locale: ConsoleLocale };
type Words = Readonly<Record<string, string>>;

/** The log writes this for a value that it does not keep. */
const notKept = '[not kept]';
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** A day of the week in a record, alone or one of several. */
const isWeekday = /(?:^|\.)(?:weekday|days\.\d+)$/;
/** A bank account number (RIB), shown in groups as a bank prints it. */
const rib = /^(\d{3})(\d{3})(\d{16})(\d{2})$/;
/** The name of a picture of the library. */
const ofLibrary = /^picture-[\da-f-]{36}-\d+x\d+$/i;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The labels of the form that changes such a subject. */
function formOf({ about: { of } }: Row, t: Texts): object {
  switch (of) {
    case 'coupon':
      return t.coupons;
    case 'expert':
      return t.hours;
    case 'course':
      return { ...t.teaching.kinds, ...t.cohorts.fields };
    case 'workshop':
      return { ...t.applications.attendance, ...t.applications.joining };
    case 'data-request':
      return t.people.requests;
    case 'month':
      return t.lists.month;
    case 'email':
    case 'delivery':
      return t.deliveries;
    default:
      return {};
  }
}

/** Fields that are called in the log as in the catalogue, whatever has them. */
const asInCatalogue: ReadonlySet<string> = new Set(
  'courses expert files hours isFree lessons name place position priceCentimes role trainer type version'.split(
    ' ',
  ),
);

/** A label without its hint: 'Seats (empty: unlimited)'. */
const plain = (label: string): string => label.replace(/ \([^()]*\)$/, '');

/** The pages of the settings that a line is about: one, as a rule. */
export const settingsPagesIn = ({ detail, before, after }: LogRow): SettingsPage[] =>
  detail?.['kind'] === 'settings' ? pagesOfSettings(Object.keys({ ...before, ...after })) : [];

/** 'title.fr' is a text in French; older lines say 'titleAr'. */
const ofLanguage = /^(alt|title|body)(?:\.|(?=[A-Z]))(\w\w)$/;

/** The name of a changed field, as its form names it. Null where it has no word: then it is for machines. */
function fieldInWords(name: string, row: Row, t: Texts): string | null {
  const kind = row.detail?.['kind'];
  const place = row.about.of === 'record' && kind !== undefined ? nameOfPlace(t.catalogue, kind, name) : '';
  if (place !== '') return place;
  const [, text = '', side = ''] = ofLanguage.exec(name) ?? [];
  const language = side.toLowerCase();
  if (isLocale(language)) return fieldIn(t.log.fields[text] ?? text, language, t.locale);
  const own: unknown = Object.entries(formOf(row, t)).find(([field]) => field === name)?.[1];
  if (typeof own === 'string') return plain(own);
  if (asInCatalogue.has(name)) return plain(t.catalogue.fields[name] ?? name);
  return wordOf(t.log.fields, name) ?? wordOf(t.orderPage.details, name) ?? null;
}

/** Which table has the words of a state depends on what has the state. */
function statesOf({ about: { of }, act }: Row, t: Texts): Words {
  if (of === 'order') return act.endsWith('-hour') ? t.bookings.states : t.refunds.states;
  if (of === 'workshop') return t.applications.places;
  return of === 'data-request' ? t.people.requests.states : t.deliveries.states;
}

function kindsOf({ about: { of } }: Row, t: Texts): Words {
  if (of === 'data-request') return t.people.requests.kinds;
  if (of === 'coupon') return t.log.values;
  if (of === 'application-kind') return t.applications.kinds;
  const kinds = Object.entries(t.catalogue.kinds).map(([kind, { one }]) => [kind, one] as const);
  return { ...t.teaching.kinds, ...Object.fromEntries(kinds) };
}

/** The tables with the words of values, by field. */
const tables: Readonly<Record<string, (row: Row, t: Texts) => Words>> = {
  status: (_row, t) => t.orders.statuses,
  paymentOption: (_row, t) => t.orders.methods,
  method: (_row, t) => t.orders.methods,
  stage: (_row, t) => ({ ...t.applications.stages, ...t.pipeline.stages }),
  state: statesOf,
  kind: kindsOf,
  role: (_row, t) => t.people.staff.roles,
  way: ({ about: { of } }, t) => (of === 'data-request' ? t.people.requests.ways : t.refunds.ways),
  paidBy: (_row, t) => Object.fromEntries(waysPaid.map((way) => [way, t.orders.methods[methodOf[way]]])),
  what: (_row, t) => ({ ...t.deliveries.events, ...t.deliveries.emails }),
  verdict: (_row, t) => ({ ...t.orderPage.verdicts, ...t.log.values }),
  locale: () => languageNames,
  atPlatform: (_row, t) => t.log.values,
  decision: (_row, t) => t.log.values,
  list: (_row, t) => t.log.values,
  as: (_row, t) => t.freeAccess.reasons,
};

/** Lists of plain values become a sentence; other JSON is for machines. */
function listed(text: string): string | null {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return null;
    return read.every((one) => typeof one === 'string' || typeof one === 'number') ? read.join(', ') : null;
  } catch {
    return null;
  }
}

/** What a coupon is for: kinds in words, single items by their address. */
const scopeInWords = (text: string, { coupons }: Texts): string | null =>
  listed(text)
    ?.split(', ')
    .map((entry) => coupons.wholes[entry] ?? entry.replace(/^\w+:/, ''))
    .join(', ') ?? null;

/** 1 is Monday, as was 1 January 2024. */
const weekdayOf = (number: string, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, Number(number))),
  );

const clock = (minutes: string): string =>
  `${Math.floor(Number(minutes) / 60)}:${String(Number(minutes) % 60).padStart(2, '0')}`;

/** One of an expert's hours: '1 540-720' is Monday from 9 to 12, '2026-12-24 closed null-null' a day off. */
function hourInWords(text: string, { hours, locale }: Texts): string {
  const found = /^([1-7]|\d{4}-\d\d-\d\d)(?: ([a-z]\w*))? (?:(\d+)-(\d+)|null-null)$/.exec(text);
  if (found === null) return text;
  const [, when = '', kind, from, until] = found;
  const what = kind === undefined ? '' : `: ${wordOf(hours.kinds, kind) ?? kind}`;
  const span = from === undefined || until === undefined ? '' : ` \u2066${clock(from)}–${clock(until)}\u2069`;
  return `${when.length === 1 ? weekdayOf(when, locale) : dayOf(when, locale)}${what}${span}`;
}

function textOf(name: string, text: string, row: Row, t: Texts): string | null {
  if (text === notKept) return t.log.notKept;
  if (id.test(text)) return null;
  if (ofLibrary.test(text)) return t.pictures.choose.uploaded;
  if (rib.test(text)) return text.replace(rib, '$1 $2 $3 $4');
  if (instant.test(text)) return momentOf(text, t.locale);
  if (day.test(text)) return dayOf(text, t.locale);
  if (row.about.of === 'expert' && (name === 'hours' || name === 'days')) {
    const hours = text.split(', ').map((one) => hourInWords(one, t));
    return hours.join(t.locale === 'ar' ? '، ' : ', ');
  }
  if (row.about.of === 'coupon' && name === 'scope') return scopeInWords(text, t);
  if (/^[[{]/.test(text)) return listed(text);
  const table = tables[name]?.(row, t) ?? (row.about.of === 'record' ? t.catalogue.choices : null);
  return (table && wordOf(table, text)) ?? text;
}

/** A value of the log for a reader: words, money, days. Null where it has none, as an id or JSON. */
export function valueInWords(name: string, value: Value | undefined, row: Row, t: Texts): string | null {
  if (value === null || value === undefined || value === '' || value === '[]') return t.log.nothing;
  if (typeof value === 'boolean') return value ? t.log.yes : t.log.no;
  if (row.about.of === 'record' && isWeekday.test(name)) return weekdayName(Number(value), t.locale);
  const isMoney = name.endsWith('Centimes') || name === 'priceBefore';
  if (isMoney && Number.isSafeInteger(Number(value))) return madOf(Number(value), t.locale);
  return typeof value === 'number' ? String(value) : textOf(name, value, row, t);
}

export type ShownField = {
  name: string;
  label: string;
  /** Null where the log has no value from before. */
  was: string | null;
  is: string;
};

export type ShownDetails = { fields: ShownField[]; technical: Record<string, unknown> };

/** Fields that the subject of the line shows already. */
const inSubject = (row: LogRow): readonly string[] =>
  row.about.of === 'record' ? ['revision', 'kind', 'page'] : row.about.of === 'workshop' ? ['place'] : [];

/** The filter of an exported list, as fields of its own. */
function opened(detail: NonNullable<LogRow['detail']>): NonNullable<LogRow['detail']> {
  const { filter, ...others } = detail;
  if (filter === undefined) return detail;
  try {
    const asked = Object.entries(JSON.parse(filter) as object).filter(
      ([, value]) => value !== null && value !== '' && value !== false,
    );
    return { ...others, ...Object.fromEntries(asked.map(([name, value]) => [name, String(value)])) };
  } catch {
    return detail;
  }
}

export function logDetailsOf(row: LogRow, t: Texts): ShownDetails {
  const { before, after } = row;
  const details: ShownDetails = { fields: [], technical: {} };
  const add = (name: string, was: string | null, is: string | null, raw: unknown) => {
    const label = inSubject(row).includes(name) && was === null ? null : fieldInWords(name, row, t);
    // What was empty and stays so is no change.
    if (is === t.log.nothing && (was === null || was === is)) return;
    if (label === null || is === null) details.technical[name] = raw;
    else details.fields.push({ name, label, was, is });
  };
  for (const [name, value] of Object.entries(opened(row.detail ?? {})))
    add(name, null, valueInWords(name, value, row, t), value);
  if (row.reason !== null) add('reason', null, row.reason, row.reason);
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const wasThere = before !== null && Object.hasOwn(before, name);
    const was = wasThere ? valueInWords(name, before[name], row, t) : null;
    const is = wasThere && was === null ? null : valueInWords(name, after?.[name], row, t);
    add(name, was, is, { before: before?.[name] ?? null, after: after?.[name] ?? null });
  }
  return details;
}
