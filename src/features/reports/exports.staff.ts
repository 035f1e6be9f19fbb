/** Lists and months as files: CSV as long as they are, workbooks as far as they fit. Each stands in the log. */
import { z } from 'zod';
import { applicationKinds } from '../applications/application.ts';
import { locales } from '../../platform/i18n/locale.ts';
import {
  mayExportApplications,
  mayExportLog,
  mayExportMonth,
  mayExportOrders,
  mayFollowLearners,
} from '../staff/who-may.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Listed } from './export-files.ts';
import { fileOf, listAsFile, workbookType } from './export-answer.staff.ts';
import { filterFields, filterOf } from '../orders/list-orders.staff.ts';
import { monthIn } from './months.staff.ts';
import { defineStaffCall, type StaffApiOptions, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

/** What every file is asked with. */
export const fileFields = {
  format: z.enum(['csv-semicolon', 'csv-comma', 'xlsx']).meta({
    description:
      'csv-semicolon: as spreadsheets in French or Arabic split; csv-comma: elsewhere; xlsx: a workbook.',
  }),
  locale: z.enum(locales).default('en').meta({ description: 'Of the headings.' }),
};

const day = z.iso.date('not-a-day').optional();
const answer200 = { when: 'The file.', contentType: workbookType };

/** 'orders-2026-11-22' */
const named = (what: string, { clock }: StaffApiOptions): string => `${what}-${dateInMorocco(clock())}`;

const exportOrders = defineStaffCall({
  id: 'exportOrders',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/orders',
  summary: 'Orders as a file, narrowed as the list is',
  description: 'CSV, or a workbook of at most 5,000 rows.',
  may: mayExportOrders,
  schema: z.object({ ...fileFields, ...filterFields }),
  example: { format: 'csv-semicolon', status: 'Payment Confirmed' },
  answer200,
  refusals: ['too-many-rows'],
  async answer(options, { value, staff }) {
    const { locale } = value;
    const list = await options.academy.staff.exportOrders({ filter: filterOf(value), locale, staff });
    return listAsFile(options, { of: 'orders', list }, { ...value, name: named('orders', options) });
  },
});

const exportMonth = defineStaffCall({
  id: 'exportMonth',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/months/{month}',
  summary: 'A month’s payments and refunds with their sums',
  description:
    '`month`: 2026-05, on Morocco’s clock. A workbook has all sheets, CSV the one that `sheet` names.',
  may: mayExportMonth,
  schema: z.object({
    ...fileFields,
    sheet: z.enum(['payments', 'refunds', 'byMethod', 'byItem']).default('payments'),
  }),
  example: { format: 'xlsx' },
  answer200,
  refusals: ['not-found', 'too-many-rows'],
  async answer({ academy, files, words }, { params, value, staff }) {
    const { format, locale, sheet } = value;
    const told = await academy.staff.exportMonth({ ...monthIn(params), locale, staff });
    if (!told.ok) return refuseStaff('not-found');
    const say = words[locale];
    if (format === 'xlsx') {
      const book = await files.monthWorkbook(told.month, { say, locale });
      return book.ok ? fileOf(book.bytes, `month-${told.month.month}.xlsx`) : refuseStaff(book.reason);
    }
    const separator = format === 'csv-comma' ? ',' : ';';
    const pieces = files.monthCsv(told.month, { say, locale, separator, sheet });
    return fileOf(pieces, `month-${told.month.month}-${sheet}.csv`);
  },
});

const exportApplications = defineStaffCall({
  id: 'exportApplications',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/applications',
  summary: 'Applications as a file, the oldest first',
  may: mayExportApplications,
  schema: z.object({
    ...fileFields,
    kind: z.enum(applicationKinds).optional(),
    subject: z.string().max(100).optional(),
  }),
  example: { format: 'xlsx', kind: 'workshop' },
  answer200,
  refusals: ['too-many-rows'],
  async answer(options, { value, staff }) {
    const { kind = null, subject = null, locale } = value;
    const list = await options.academy.staff.exportApplications({ kind, subject, locale, staff });
    const listed: Listed = { of: 'applications', list };
    return listAsFile(options, listed, { ...value, name: named('applications', options) });
  },
});

const exportWaitlist = defineStaffCall({
  id: 'exportWaitlist',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/waitlists/{course}',
  summary: 'Who waits for a course, the longest waiting first',
  may: mayExportApplications,
  schema: z.object(fileFields),
  example: { format: 'csv-comma' },
  answer200,
  refusals: ['too-many-rows'],
  async answer(options, { params, value, staff }) {
    const { locale } = value;
    const courseSlug = params['course'] ?? '';
    const list = await options.academy.staff.exportWaitlist({ courseSlug, locale, staff });
    return listAsFile(options, { of: 'waitlist', list }, { ...value, name: named('waitlist', options) });
  },
});

const exportRoster = defineStaffCall({
  id: 'exportRoster',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/groups/{of}',
  summary: 'The learners of a group as a file, those who are stuck first',
  description: '`of`: the group’s id, or a course’s slug for those who learn there without a group.',
  may: mayFollowLearners,
  schema: z.object(fileFields),
  example: { format: 'csv-semicolon' },
  answer200,
  refusals: ['not-found', 'too-many-rows'],
  async answer(options, { params, value, staff }) {
    const { locale } = value;
    const list = await options.academy.staff.exportRoster({ of: params['of'] ?? '', locale, staff });
    if (list === null) return refuseStaff('not-found');
    return listAsFile(options, { of: 'roster', list }, { ...value, name: named('group', options) });
  },
});

const exportLog = defineStaffCall({
  id: 'exportLog',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/log',
  summary: 'The log as a file, the oldest first',
  may: mayExportLog,
  schema: z.object({ ...fileFields, from: day, to: day }),
  example: { format: 'csv-comma', from: '2026-11-01' },
  answer200,
  refusals: ['too-many-rows'],
  async answer(options, { value, staff }) {
    const { from = null, to = null, locale } = value;
    const list = await options.academy.staff.exportLog({ from, to, locale, staff });
    return listAsFile(options, { of: 'log', list }, { ...value, name: named('log', options) });
  },
});

export const exportCalls: readonly StaffCall[] = [
  exportOrders,
  exportMonth,
  exportApplications,
  exportWaitlist,
  exportRoster,
  exportLog,
];
