import type { ErrandRow } from '../../../../src/features/today/today.staff.ts';
import { pluralIn } from '../plural.ts';

type Counted = (n: number) => string;
const many = pluralIn('en');

/** The first page: what waits, sales, and the way to them. */
export const today = {
  title: 'Today',
  waits: {
    title: 'What waits for you',
    none: 'Nothing waits for you. Everything is done: well done, and thank you.',
    noneButSetUp: 'Nobody waits for you. What is left to set up stands on this page.',
    since: (when: string) => `Oldest: ${when}`,
    due: (when: string) => `Promised by ${when}`,
    late: 'Late',
    more: many({ one: 'and {n} more', other: 'and {n} more' }),
    errands: {
      claims: many({ one: '{n} transfer to look for', other: '{n} transfers to look for' }),
      'other-methods': many({
        one: '{n} order whose way to pay is to be agreed',
        other: '{n} orders whose way to pay is to be agreed',
      }),
      'access-codes': many({
        one: '{n} paid order waits for an access code',
        other: '{n} paid orders wait for an access code',
      }),
      'platform-codes': many({
        one: '{n} access code to end or pause at the learning platform',
        other: '{n} access codes to end or pause at the learning platform',
      }),
      'few-codes': many({
        one: '{n} course is running out of access codes',
        other: '{n} courses are running out of access codes',
      }),
      'no-lessons': many({
        one: '{n} course is sold without a single lesson',
        other: '{n} courses are sold without a single lesson',
      }),
      'workshop-joining': many({
        one: '{n} workshop in 3 days or less has no link or address',
        other: '{n} workshops in 3 days or less have no link or address',
      }),
      'refund-requests': many({
        one: '{n} buyer asks for money back',
        other: '{n} buyers ask for money back',
      }),
      refunds: many({ one: '{n} refund to be paid', other: '{n} refunds to be paid' }),
      'second-payments': many({
        one: '{n} payment came twice and goes back',
        other: '{n} payments came twice and go back',
      }),
      doubles: many({ one: '{n} thing was bought twice', other: '{n} things were bought twice' }),
      'price-drafts': many({
        one: '{n} draft changes a price and waits for you',
        other: '{n} drafts change a price and wait for you',
      }),
      notifications: many({
        one: '{n} message of a bank needs a look',
        other: '{n} messages of banks need a look',
      }),
      differences: many({
        one: '{n} payment differs from what a bank reports',
        other: '{n} payments differ from what banks report',
      }),
      'data-requests': many({
        one: '{n} request about personal data',
        other: '{n} requests about personal data',
      }),
      'work-to-mark': many({ one: '{n} assignment to mark', other: '{n} assignments to mark' }),
      'lesson-questions': many({
        one: '{n} question under a lesson without an answer',
        other: '{n} questions under lessons without an answer',
      }),
      'question-reports': many({
        one: '{n} text under a lesson was reported',
        other: '{n} texts under lessons were reported',
      }),
      reports: many({ one: '{n} report from the community', other: '{n} reports from the community' }),
      applications: many({
        one: '{n} application without an answer',
        other: '{n} applications without an answer',
      }),
      mails: many({ one: '{n} letter could not be posted', other: '{n} letters could not be posted' }),
      webhooks: many({
        one: '{n} event was not taken by the other system',
        other: '{n} events were not taken by the other system',
      }),
    } satisfies Record<ErrandRow['kind'], Counted>,
    go: {
      claims: 'Look for the transfers',
      'other-methods': 'See these orders',
      'access-codes': 'Add access codes',
      'platform-codes': 'See what to do there',
      'few-codes': 'Add more codes',
      'no-lessons': 'Write its lessons',
      'workshop-joining': 'Say how to join',
      'refund-requests': 'Pay back or decline',
      refunds: 'See the refunds',
      'second-payments': 'Pay them back',
      doubles: 'Look at them',
      'price-drafts': 'Look and publish',
      notifications: 'Look at the messages',
      differences: 'Compare',
      'data-requests': 'Answer the requests',
      'work-to-mark': 'Mark them',
      'lesson-questions': 'Answer the questions',
      'question-reports': 'Keep or remove',
      reports: 'Read the reports',
      applications: 'Answer them',
      mails: 'See the letters',
      webhooks: 'See what was not taken',
    } satisfies Record<ErrandRow['kind'], string>,
    peopleWait: many({ one: '{n} person waits', other: '{n} people wait' }),
    codesLeft: many({ one: '{n} left', other: '{n} left' }),
    noCodeLeft: 'none left',
    reasons: {
      harassment: 'hurts somebody',
      contact: 'asks for a number, photo or meeting',
      selling: 'sells unasked',
      money: 'asks for money or a code',
      private: 'tells something private',
      other: 'something else',
    } as Record<string, string>,
  },
  closed: {
    title: 'A way to pay is closed',
    why: {
      rib: 'The RIB in the settings cannot be right: its key does not fit. Nobody is offered to pay by bank transfer until it is corrected.',
      'no-account': 'No bank account stands in the settings, so nobody is offered to pay by bank transfer.',
      'no-agency': 'Nobody to send cash to stands in the settings, so nobody is offered to pay at an agency.',
      'sample-account':
        'The bank account in the settings is the one invented for the sample. Nobody is offered to pay by bank transfer until yours stands there.',
      'sample-agency':
        'The beneficiary of cash in the settings is the one invented for the sample. Nobody is offered to pay at an agency until yours stands there.',
    },
    go: 'Open the settings',
  },
  period: {
    label: 'Period',
    choices: { 30: '30 days', 90: '90 days', 365: 'One year' } as Record<30 | 90 | 365, string>,
  },
  sales: {
    title: 'Sales',
    came: 'Came in',
    payments: many({ one: '{n} payment', other: '{n} payments' }),
    placed: 'Orders placed',
    back: 'Paid back',
    refunds: many({ one: '{n} refund', other: '{n} refunds' }),
    none: 'Nothing was sold in these days yet. The first payment appears here as soon as it is confirmed.',
    chart: (from: string, to: string) => `Payments that came in, and refunds, from ${from} to ${to}`,
    each: { day: 'Each bar is a day.', week: 'Each bar is seven days.', month: 'Each bar is a month.' },
    unit: 'in MAD',
    money: 'MAD',
    touch: 'Touch a bar to read it.',
    above: 'came in',
    below: 'paid back',
    table: 'As a table',
    when: 'Days',
    amount: 'Amount',
    count: 'Payments',
    erased: 'Orders that ended unpaid are erased after 90 days and are no longer counted among those placed.',
    byKind: 'By kind',
    byMethod: 'By method',
    kind: 'Kind',
    method: 'Method',
    noMethod: 'not chosen yet',
  },
  funnel: {
    title: 'From the visit to the payment',
    honest:
      'The four steps count only people who agreed to be counted: pages they opened, and orders they placed. Beside them stand all orders.',
    byOffer: 'By offer',
    byMethod: 'By method',
    visits: 'Visits',
    forms: 'Forms opened',
    orders: 'Orders',
    paid: 'Paid',
    ofVisits: (share: string) => `${share} of visits`,
    ofForms: (share: string) => `${share} of forms`,
    ofOrders: (share: string) => `${share} of orders`,
    allOrders: (placed: number, paid: number) => `All orders: ${placed}, paid: ${paid}`,
    none: 'No visits and no orders in these days yet.',
    gone: 'no longer offered',
    all: many({ one: 'Show it', other: 'Show all {n}' }),
  },
};
