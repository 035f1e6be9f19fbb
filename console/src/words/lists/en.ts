/** What lists have in common: views that are kept, and files that are taken away. */
import { pluralIn } from '../plural.ts';

const many = pluralIn('en');

export const lists = {
  views: {
    title: 'Views',
    none: 'No view is kept yet. Narrow the list, then keep it here under a name.',
    save: 'Keep this filter',
    name: 'Name of the view',
    nothing: 'Narrow the list first; what is typed to search is not kept.',
    keep: 'Keep it',
    kept: (name: string) => `“${name}” is kept.`,
    forget: (name: string) => `Forget “${name}”`,
    forgotten: (name: string) => `“${name}” is forgotten.`,
    all: 'All orders',
  },
  exports: {
    title: 'Download',
    lead: 'The orders of the present filter, with names and numbers of everybody in it. It stands in the log.',
    formats: {
      xlsx: 'Excel workbook',
      'csv-semicolon': 'CSV with semicolons (Excel in French or Arabic)',
      'csv-comma': 'CSV with commas (other programs)',
    },
    busy: 'The file is being made …',
    saved: (name: string) => `${name} is saved.`,
  },
  month: {
    title: 'Month',
    lead: 'What came in and what went back in a month, with its sums: for the accountant. Saving the file stands in the log.',
    month: 'Month',
    year: 'Year',
    sheet: 'Which sheet',
    sheets: { payments: 'Payments', refunds: 'Refunds', byMethod: 'Sums by method', byItem: 'Sums by item' },
    format: 'Kind of file',
    untilNow: 'until now',
    underWay: (moment: string) =>
      `This month is under way: it is told until ${moment}, and the file tells it until the moment when you save it.`,
    ordersPaid: 'Orders paid',
    cameTwice: many({ one: 'and {n} payment that came twice', other: 'and {n} payments that came twice' }),
    received: 'Received',
    paidBack: 'Paid back',
    net: 'Net',
    byMethod: 'By way of payment',
    unknown: 'Not known',
    nothing:
      'Nothing came in and nothing went back in this month. Its file says so too: its sheets are empty.',
    nothingYet:
      'Nothing has come in and nothing has gone back in this month yet. The first payment stands here once it is confirmed.',
    notBegun: 'This month has not begun.',
    file: 'The file',
    take: 'Save the file',
  },
};
