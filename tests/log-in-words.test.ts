/** How the staff console's log and an order's timeline read for somebody who is no programmer. */
import { expect, test } from 'vitest';
import { leavesThatDiffer } from '../console/src/catalogue/draft.ts';
import { logDetailsOf } from '../console/src/log/log-view.ts';
import { keepMoroccosClock } from '../console/src/morocco.ts';
import { consoleLocales, type ConsoleLocale } from '../console/src/locale.ts';
import { actionsOfTimeline, detailsOf, type Entry } from '../console/src/orders/timeline-details.ts';
import type { ConsoleWords } from '../console/src/words/words.ts';
import { moroccosClock } from '../src/platform/time/calendar-date.ts';
import type { DoneOf } from '../console/src/api.ts';

type LogRow = DoneOf<'GET log'>['rows'][number];

keepMoroccosClock(moroccosClock(new Date('2026-11-24T12:00:00Z')));

const modules = import.meta.glob<Record<string, unknown>>('../console/src/words/*/{en,fr,ar}.ts', {
  eager: true,
});
const sayIn = (locale: ConsoleLocale) =>
  ({
    ...Object.assign(
      {},
      ...Object.entries(modules).flatMap(([file, words]) => (file.endsWith(`/${locale}.ts`) ? [words] : [])),
    ),
    locale,
  }) as ConsoleWords & { locale: ConsoleLocale };

const aRow = (of: Partial<LogRow>): LogRow => ({
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  at: '2026-11-21T11:30:00.000Z',
  email: 'finance@example.com',
  act: 'refund-order',
  subject: 'MEM-482913-a1b2',
  detail: null,
  before: null,
  after: null,
  about: { of: 'order', name: null, key: null },
  reason: null,
  address: null,
  agent: null,
  ...of,
});

const detailsIn = (of: Partial<LogRow>, locale: ConsoleLocale = 'en') => {
  const { fields, technical } = logDetailsOf(aRow(of), sayIn(locale));
  return { fields: fields.map(({ label, was, is }) => [label, was, is]), technical };
};

const record: Partial<LogRow> = {
  act: 'save-draft',
  subject: 'sewing',
  about: { of: 'record', name: { en: 'Sewing', ar: 'خياطة', fr: 'Couture' }, key: 'course/sewing' },
};

test('statuses, ways and money have the words of the staff console', () => {
  const { fields, technical } = detailsIn({
    before: { status: 'Payment Confirmed', refundedCentimes: 0 },
    after: { status: 'Refunded', refundedCentimes: 12_000, way: 'cash-agency' },
  });
  expect(fields).toEqual([
    ['Status', 'Paid', 'Refund due'],
    ['Refunds', '0\u00a0MAD', '120\u00a0MAD'],
    ['Method', null, sayIn('en').refunds.ways['cash-agency']],
  ]);
  expect(technical).toEqual({});
});

test('a field of a record is called as its form calls it, with its line and its language', () => {
  const change = {
    ...record,
    detail: { kind: 'course', revision: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e' },
    before: { 'words.ar.curriculum.2.title': 'درس', startsOn: '2026-12-01', comingSoon: true },
    after: { 'words.ar.curriculum.2.title': 'درس آخر', startsOn: null, comingSoon: false },
  };
  expect(detailsIn(change).fields).toEqual([
    ['Units 3 › Title (Arabic)', 'درس', 'درس آخر'],
    ['First day', '1 Dec 2026', 'nothing'],
    [expect.stringContaining('Coming soon'), 'yes', 'no'],
  ]);
  // The number of the version is for whoever investigates.
  expect(detailsIn(change).technical).toHaveProperty('revision');
});

test('what is a heap of signs, an id or a field without a word is kept for machines, in every language', () => {
  for (const locale of consoleLocales) {
    const { fields, technical } = detailsIn(
      {
        ...record,
        detail: { kind: 'course' },
        before: { 'words.en.faq': '[{"question":"When?"', unheardOf: 1 },
        after: { 'words.en.faq': '[{"question":"Where?"', unheardOf: 2 },
      },
      locale,
    );
    expect(fields).toEqual([]);
    expect(Object.keys(technical)).toEqual(expect.arrayContaining(['words.en.faq', 'unheardOf']));
  }
});

test('the filter of an exported list is shown field by field, and its courses one after the other', () => {
  expect(
    detailsIn({ act: 'export-orders', detail: { rows: '3', filter: '{"status":"Paid","search":null}' } })
      .fields,
  ).toEqual([
    ['Rows', null, '3'],
    ['Status', null, sayIn('en').orders.statuses.Paid],
  ]);
  const coupon = { of: 'coupon', name: null, key: null } as const;
  const { fields } = detailsIn({
    act: 'make-coupon',
    about: coupon,
    after: { courses: '["sewing","selling"]' },
  });
  expect(fields).toEqual([['Courses', null, 'sewing, selling']]);
});

test.each([
  ['coupon', 'mostUses', 'coupons', 'mostUses'],
  ['expert', 'noticeHours', 'hours', 'noticeHours'],
  ['data-request', 'receivedOn', 'people.requests', 'receivedOn'],
  ['colleague', 'role', 'catalogue.fields', 'role'],
  ['order', 'paidBy', 'orderPage.details', 'paidBy'],
] as const)('of %s the field %s is called as in its form', (of, field, table, key) => {
  for (const locale of consoleLocales) {
    const about = { of, name: null, key: null };
    const labels = table
      .split('.')
      .reduce<unknown>((words, step) => (words as Record<string, unknown>)[step], sayIn(locale));
    const { fields } = detailsIn({ act: 'any', about, after: { [field]: 'x' } }, locale);
    expect(fields.map(([label]) => label)).toEqual([(labels as Record<string, string>)[key]]);
  }
});

test('a hint in brackets is no part of the name', () => {
  const about = { of: 'course', name: null, key: null } as const;
  const { fields } = detailsIn({ act: 'add-cohort', about, after: { seats: 12 } });
  expect(fields).toEqual([['Seats', null, '12']]);
});

test('a day of the week in a record is shown by its name', () => {
  const change = {
    ...record,
    detail: { kind: 'settings' },
    before: { 'transferChecks.days.5': 6, 'liveCalls.0.weekday': 1 },
    after: { 'transferChecks.days.5': null, 'liveCalls.0.weekday': 7 },
  };
  const { fields } = sayIn('en').catalogue;
  expect(detailsIn(change).fields).toEqual([
    [`${fields['transferChecks']} › ${fields['days']} 6`, 'Saturday', 'nothing'],
    [`${fields['liveCalls']} 1 › ${fields['weekday']}`, 'Monday', 'Sunday'],
  ]);
});

test('hours are shown by their days and times', () => {
  const about = { of: 'expert', name: null, key: 'amal' } as const;
  const { fields } = detailsIn({
    act: 'set-hours',
    about,
    before: { hours: '' },
    after: { hours: '1 540-720' },
  });
  expect(fields).toEqual([['Hours', 'nothing', 'Monday \u20669:00–12:00\u2069']]);
});

test('an account number is read in groups', () => {
  const change = { ...record, detail: { kind: 'settings' } };
  const rib = '007780000123456789012396';
  const [[, was, is] = []] = detailsIn({
    ...change,
    before: { 'bankTransfer.rib': null },
    after: { 'bankTransfer.rib': rib },
  }).fields;
  expect([was, is]).toEqual(['nothing', '007 780 0001234567890123 96']);
});

test('changes of a draft are shown down to single values, also where there was none before', () => {
  const account = { rib: '1', bank: 'One' };
  expect(leavesThatDiffer(account, { ...account, rib: '2' }, 'bankTransfer')).toEqual([
    { path: 'bankTransfer.rib', before: '1', after: '2' },
  ]);
  expect(leavesThatDiffer(null, { rib: '2', agencies: [{ en: 'A' }] }, 'cashAgency')).toEqual([
    { path: 'cashAgency.rib', before: null, after: '2' },
    { path: 'cashAgency.agencies.0.en', before: null, after: 'A' },
  ]);
  expect(leavesThatDiffer(990, 800, 'priceCentimes')).toEqual([
    { path: 'priceCentimes', before: 990, after: 800 },
  ]);
});

test('why a claim was refused is shown as it was written', () => {
  const { fields } = detailsIn({ act: 'refuse-claim', reason: '<b>Nothing came.</b>' }, 'ar');
  expect(fields).toEqual([['السبب', null, '<b>Nothing came.</b>']]);
});

test('a refund is one entry of the timeline, with its consequences below', () => {
  const line = (kind: Entry['kind'], event: string, action: string, detail: Entry['detail'] = {}): Entry => ({
    at: '2026-11-21T11:30:00.000Z',
    actor: 'finance@example.com',
    kind,
    event,
    action,
    detail,
  });
  const actions = actionsOfTimeline([
    line('history', 'place', 'a', { toStatus: 'Pending Payment' }),
    line('history', 'end-access', 'b'),
    line('refund', 'decided', 'b', { fromStatus: 'Payment Confirmed', toStatus: 'Refunded' }),
    line('email', 'refund-decided', 'b'),
  ]);
  expect(actions.map(({ head, parts }) => [head.event, parts.map(({ event }) => event)])).toEqual([
    ['place', []],
    ['decided', ['end-access', 'refund-decided']],
  ]);
});

test('a stage is shown in words, of whatever kind the application is', () => {
  for (const locale of consoleLocales) {
    const { stages } = sayIn(locale).applications;
    const of = { of: 'application', name: null, key: null } as unknown as LogRow['about'];
    const { fields } = detailsIn(
      { act: 'move-application', about: of, before: { stage: 'new' }, after: { stage: 'answered' } },
      locale,
    );
    expect(fields.map(([, , is]) => is)).toEqual([stages.answered]);
  }
});

test('the state of an e-mail that is sent again is shown in words on an order’s timeline', () => {
  for (const locale of consoleLocales) {
    const t = sayIn(locale);
    const detail = { 'before.state': 'sent', 'after.state': 'waiting' };
    const entry = {
      kind: 'staff',
      event: 'send-mail-again',
      actor: 'staff:a',
      at: '',
      action: '',
      detail,
    } as Entry;
    const { emailStates } = t.orders;
    expect(detailsOf(entry, t, locale).map(({ was, is }) => [was, is])).toEqual([
      [emailStates.sent, emailStates.waiting],
    ]);
  }
});
