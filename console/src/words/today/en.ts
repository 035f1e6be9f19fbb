import type { ErrandRow, TodayAnswer } from '../../../../api/staff/today.ts';
import { pluralIn } from '../plural.ts';

type Counted = (n: number) => string;
type SampleKind = TodayAnswer['samples'][number]['kind'];
const many = pluralIn('en');

/** The first page: what waits, what of the sample is still there, sales, and the way to them. */
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
      refunds: many({ one: '{n} refund to be paid', other: '{n} refunds to be paid' }),
      'second-payments': many({
        one: '{n} payment came twice and goes back',
        other: '{n} payments came twice and go back',
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
      reports: many({ one: '{n} report from the community', other: '{n} reports from the community' }),
      applications: many({
        one: '{n} application without an answer',
        other: '{n} applications without an answer',
      }),
      mails: many({ one: '{n} letter could not be posted', other: '{n} letters could not be posted' }),
      webhooks: many({
        one: '{n} message to another server was not taken',
        other: '{n} messages to other servers were not taken',
      }),
      'sample-content': many({ one: '{n} piece of sample content', other: '{n} pieces of sample content' }),
    } satisfies Record<ErrandRow['kind'], Counted>,
    go: {
      claims: 'Look for the transfers',
      'other-methods': 'See these orders',
      'access-codes': 'Add access codes',
      'platform-codes': 'See what to do there',
      'few-codes': 'Add more codes',
      refunds: 'See the refunds',
      'second-payments': 'Pay them back',
      notifications: 'Look at the messages',
      differences: 'Compare',
      'data-requests': 'Answer the requests',
      reports: 'Read the reports',
      applications: 'Answer them',
      mails: 'See the letters',
      webhooks: 'See what was not taken',
      'sample-content': 'Replace it',
    } satisfies Record<ErrandRow['kind'], string>,
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
  samples: {
    title: 'Sample content that is still in place',
    lead: 'Visitors read it as if it were yours. Replace it before you open.',
    kinds: {
      course: many({ one: '{n} course', other: '{n} courses' }),
      workshop: many({ one: '{n} workshop', other: '{n} workshops' }),
      product: many({ one: '{n} product', other: '{n} products' }),
      trainer: many({ one: '{n} trainer', other: '{n} trainers' }),
      post: many({ one: '{n} article', other: '{n} articles' }),
      job: many({ one: '{n} job', other: '{n} jobs' }),
      service: many({ one: '{n} consultation', other: '{n} consultations' }),
      campaign: many({ one: '{n} campaign', other: '{n} campaigns' }),
      settings: () => 'the academy’s own settings',
      'access-codes': many({ one: 'Sample codes of {n} course', other: 'Sample codes of {n} courses' }),
      coupon: many({ one: '{n} coupon', other: '{n} coupons' }),
      'community-post': many({
        one: '{n} first post in the community',
        other: '{n} first posts in the community',
      }),
    } satisfies Record<SampleKind, Counted>,
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
      'Visits and opened forms are counted only of visitors who agreed to be counted; orders and payments are all there were. So there can be more orders than forms, and no share is given between the two.',
    byOffer: 'By offer',
    byMethod: 'By method',
    offer: 'Offer',
    method: 'Method',
    visits: 'Visits',
    forms: 'Forms opened',
    orders: 'Orders',
    paid: 'Paid',
    ofVisits: (share: string) => `${share} of visits`,
    ofOrders: (share: string) => `${share} of orders`,
    none: 'No visits and no orders in these days yet.',
    gone: 'no longer offered',
    all: many({ one: 'Show it', other: 'Show all {n}' }),
  },
};
