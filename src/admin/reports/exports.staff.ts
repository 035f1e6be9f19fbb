/** Lists and months as files: CSV of any length, workbooks as far as they fit. Each is logged. */
import { z } from 'zod';
import { applicationKinds } from '../../catalogue/applicants/application.ts';
import { type StaffLocale, staffLocales } from '../../platform/i18n/locale.ts';
import {
  mayExportApplications,
  mayExportLog,
  mayExportMonth,
  mayExportOrders,
  mayFollowLearners,
} from '../../academy/staff/who-may.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Listed } from './export-files.ts';
import { monthSheets } from './month-sales.ts';
import { filterFields, filterOf } from '../../selling/order-management/list-orders.staff.ts';
import { staffCall, type StaffApiOptions } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';
import { givenDay, instant } from '../../platform/api/fields.ts';
import { moneyMethods } from '../../selling/orders/order.ts';
import { fileNames } from './file-names.ts';

/** A file for staff as a response: always saved, never shown in the browser, under a name of ours. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Format = 'csv-semicolon' | 'csv-comma' | 'xlsx';

/** Pieces as they are made: whoever stops taking them ends the reading too. */
function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** `content`: a workbook's bytes, or the pieces of a CSV. */
export function fileOf(content: Uint8Array<ArrayBuffer> | AsyncIterable<string>, name: string): Response {
  const isBook = content instanceof Uint8Array;
  const headers = {
    'Content-Type': isBook ? workbookType : 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Robots-Tag': 'noindex',
  };
  return new Response(isBook ? content : streamOf(content), { headers });
}

/** `day`: in the file's name, 'YYYY-MM-DD'; today when left out. */
export async function listAsFile(
  { files, words, clock }: StaffApiOptions,
  listed: Listed,
  { format, locale, day }: { format: Format; locale: StaffLocale; day?: string },
): Promise<Response | StaffFailure> {
  const t = words[locale];
  const name = `${fileNames(locale)[listed.of]}-${day ?? dateInMorocco(clock())}`;
  if (format !== 'xlsx') {
    const separator = format === 'csv-comma' ? ',' : ';';
    return fileOf(files.listCsv(listed, { t, locale, separator }), `${name}.csv`);
  }
  const book = await files.listWorkbook(listed, { t, locale });
  if (book.ok) return fileOf(book.bytes, `${name}.xlsx`);
  return refuseStaff(book.reason, { detail: { rows: listed.list.count } });
}

/** The fields of every export. */
export const fileFields = {
  format: z.enum(['csv-semicolon', 'csv-comma', 'xlsx']).meta({
    description:
      'csv-semicolon: as spreadsheets in French or Arabic split; csv-comma: elsewhere; xlsx: a workbook.',
  }),
  locale: z.enum(staffLocales).default('en').meta({ description: 'Of headings, names and statuses.' }),
};

const exportOrders = staffCall({
  method: 'GET',
  path: 'exports/orders',
  summary: 'Orders as a file, narrowed as the list is',
  description: 'CSV, or a workbook of at most 5,000 rows.',
  may: mayExportOrders,
  input: z.object({ ...fileFields, ...filterFields }),
  file: workbookType,
  refusals: ['too-many-rows'],
  async run({ staff, ...options }, value) {
    const { locale } = value;
    const list = await options.academy.staff.exportOrders({ filter: filterOf(value), locale, staff });
    return listAsFile(options, { of: 'orders', list }, value);
  },
});

const exportMonth = staffCall({
  method: 'GET',
  path: 'exports/months/{month}',
  summary: 'A month’s payments and refunds with their sums',
  description:
    '`month`: 2026-05, on Morocco’s clock. A workbook has all sheets, CSV the one that `sheet` names.',
  may: mayExportMonth,
  input: z.object({
    ...fileFields,
    sheet: z.enum(monthSheets).default('payments'),
  }),
  file: workbookType,
  refusals: ['not-found', 'too-many-rows'],
  async run({ academy, files, words, params, staff }, value) {
    const { format, locale, sheet } = value;
    const result = await academy.staff.exportMonth({ ...monthIn(params), locale, staff });
    if (!result.ok) return refuseStaff('not-found');
    const t = words[locale];
    const names = fileNames(locale);
    if (format === 'xlsx') {
      const book = await files.monthWorkbook(result.month, { t, locale });
      return book.ok
        ? fileOf(book.bytes, `${names.month}-${result.month.month}.xlsx`)
        : refuseStaff(book.reason);
    }
    const separator = format === 'csv-comma' ? ',' : ';';
    const pieces = files.monthCsv(result.month, { t, locale, separator, sheet });
    return fileOf(pieces, `${names.month}-${result.month.month}-${names[sheet]}.csv`);
  },
});

const exportApplications = staffCall({
  method: 'GET',
  path: 'exports/applications',
  summary: 'Applications as a file, the oldest first',
  may: mayExportApplications,
  input: z.object({
    ...fileFields,
    kind: z.enum(applicationKinds).optional(),
    subject: z.string().max(100).optional(),
  }),
  file: workbookType,
  refusals: ['too-many-rows'],
  async run({ staff, ...options }, value) {
    const { kind = null, subject = null, locale } = value;
    const list = await options.academy.staff.exportApplications({ kind, subject, locale, staff });
    const listed: Listed = { of: 'applications', list };
    return listAsFile(options, listed, value);
  },
});

const exportWaitlist = staffCall({
  method: 'GET',
  path: 'exports/waitlists/{course}',
  summary: 'Who waits for a course, the longest waiting first',
  may: mayExportApplications,
  input: z.object(fileFields),
  file: workbookType,
  refusals: ['too-many-rows'],
  async run({ params, staff, ...options }, value) {
    const { locale } = value;
    const courseSlug = params.course;
    const list = await options.academy.staff.exportWaitlist({ courseSlug, locale, staff });
    return listAsFile(options, { of: 'waitlist', list }, value);
  },
});

const exportRoster = staffCall({
  method: 'GET',
  path: 'exports/groups/{of}',
  summary: 'The learners of a group as a file, those who are stuck first',
  description: '`of`: the group’s id, or a course’s slug for those who learn there without a group.',
  may: mayFollowLearners,
  input: z.object(fileFields),
  file: workbookType,
  refusals: ['not-found', 'too-many-rows'],
  async run({ params, staff, ...options }, value) {
    const { locale } = value;
    const list = await options.academy.staff.exportRoster({ of: params.of, locale, staff });
    if (list === null) return refuseStaff('not-found');
    return listAsFile(options, { of: 'roster', list }, value);
  },
});

const exportLog = staffCall({
  method: 'GET',
  path: 'exports/log',
  summary: 'The log as a file, the oldest first',
  may: mayExportLog,
  input: z.object({ ...fileFields, from: givenDay.optional(), to: givenDay.optional() }),
  file: workbookType,
  refusals: ['too-many-rows'],
  async run({ staff, ...options }, value) {
    const { from = null, to = null, locale } = value;
    const list = await options.academy.staff.exportLog({ from, to, locale, staff });
    return listAsFile(options, { of: 'log', list }, value);
  },
});

export const exportCalls = [
  exportOrders,
  exportMonth,
  exportApplications,
  exportWaitlist,
  exportRoster,
  exportLog,
] as const;

/** '2026-05', on Morocco’s clock; an invalid one is a month that does not exist. */
function monthIn(params: { month: string }): { year: number; month: number } {
  const [, year = '0', month = '0'] = /^(\d{4})-(\d{2})$/.exec(params.month) ?? [];
  return { year: Number(year), month: Number(month) };
}

const whole = z.number().int();
export const sums = z.object({
  payments: whole.meta({ description: 'Those that came twice among them.' }),
  receivedCentimes: whole,
  refunds: whole,
  paidBackCentimes: whole,
  netCentimes: whole.meta({ description: 'Below zero where more went back than came in.' }),
});
const method = sums.extend({
  method: z
    .enum(moneyMethods)
    .nullable()
    .meta({ description: 'How it came in, refunds by how they left; null: not known.' }),
  gateway: z.string().nullable().meta({ description: 'Of card payments.' }),
});
const answer = z.object({
  month: z.string(),
  until: instant.nullable().meta({ description: 'Of a month that is under way: now.' }),
  ordersPaid: whole.meta({ description: 'Payments without those that came twice.' }),
  inAll: sums,
  owed: z
    .object({ refunds: whole, centimes: whole })
    .meta({ description: 'Refunds decided, and not paid when the month ended.' }),
  shares: z
    .object({ statements: whole, centimes: whole })
    .meta({ description: 'Sent to trainers for their shares.' }),
  organisations: z.object({ papers: whole, centimes: whole }).meta({
    description: 'Paid by organisations less what went back, TVA among it; their papers of the month.',
  }),
  afterwards: whole.meta({
    description: 'Payments and refunds of these days that were recorded once the month was over.',
  }),
  byMethod: z.array(method),
});

const readMonth = staffCall({
  method: 'GET',
  path: 'months/{month}',
  summary: 'What a month’s file holds, in sums',
  description:
    '`month`: 2026-05, on Morocco’s clock. The sums of `exportMonth`, without anybody’s name; it is not logged.',
  may: mayExportMonth,
  input: z.object({}),
  output: answer,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const result = await academy.staff.readMonth({ ...monthIn(params), staff });
    return result.ok ? result.month : refuseStaff('not-found');
  },
});

export const monthCalls = [readMonth] as const;
