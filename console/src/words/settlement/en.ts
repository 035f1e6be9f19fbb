import type {
  SettlementAnswer,
  SettledOutcome,
} from '../../../../src/features/reconciliation/settlement.staff.ts';
import { pluralIn } from '../plural.ts';

const many = pluralIn('en');
const lines = many({ one: '1 line', other: '{n} lines' });

/** A bank's statement or CMI's settlement, handed in as a file. */
export const settlement = {
  title: 'Statements and settlements',
  menu: 'Bank files',
  lead: 'Hand in the file your bank lets you save. It is read, held against the orders and forgotten: nothing of it is kept, and nothing is confirmed without you.',
  kind: 'What is it?',
  sources: {
    bank: { title: 'Bank statement', text: 'Transfers that arrived, to find claims in.' },
    cmi: { title: 'CMI settlement', text: 'Card payments that CMI paid out.' },
  },
  choose: 'Choose the file',
  chosen: (name: string) => `Chosen: \u2068${name}\u2069`,
  fileHint:
    'CSV, at most 2 MB and 20,000 lines. Save it as CSV in your bank’s pages or in your table program.',
  paste: 'Or paste its lines',
  pasteHint: 'With the line of headings: date, wording, amount.',
  submit: 'Compare with the orders',
  neither: 'Choose a file or paste its lines.',
  read: (n: number) => `${lines(n)} read.`,
  days: (first: string, last: string) => (first === last ? `Of ${first}.` : `From ${first} to ${last}.`),
  leftOut: {
    outgoing: many({
      one: '1 line of money that went out is left out.',
      other: '{n} lines of money that went out are left out.',
    }),
    unreadable: many({
      one: '1 line is left out: a total, or without an amount in dirhams.',
      other: '{n} lines are left out: totals, or without an amount in dirhams.',
    }),
  },
  line: (n: number) => `Line ${n}`,
  perhaps: 'Perhaps this order: same amount, same name. Look before you decide.',
  first: (n: number) => `The first ${n} are shown.`,
  confirm: (n: string, amount: string) => `Confirm ${n}, ${amount} in all`,
  claims: many({ one: '1 payment', other: '{n} payments' }),
  noneTicked: 'Tick what shall be confirmed.',
  pick: (number: string) => `Confirm \u2066${number}\u2069`,
  done: many({
    one: '1 payment confirmed. The learner is being written to.',
    other: '{n} payments confirmed. The learners are being written to.',
  }),
  outcomes: {
    confirmed: 'Confirmed',
    'amount-differs': 'Not confirmed: the order’s amount has changed. Look at the order.',
    failed: 'Not confirmed: something broke. It can be pressed again.',
    'order-not-found': 'There is no such order.',
    'already-decided': 'Not confirmed: the order waits for no transfer any more.',
  } satisfies Record<Exclude<SettledOutcome['outcome'], 'own-order'>, string>,
  conflict: (by: string, status: string) => `\u2068${by}\u2069 was first: now “${status}”.`,
  groups: {
    'to-confirm': {
      title: 'Fits a claim that waits',
      text: 'The amount is the same and the claim waits. Untick what you doubt.',
    },
    'captured-there-not-here': {
      title: 'Settled by CMI, not paid here',
      text: 'Look at the order and at the bank’s messages, then record the payment on the order’s page.',
    },
    'amount-differs': {
      title: 'The amount differs',
      text: 'Ask the learner about the rest, or refuse the claim with the reason.',
    },
    'paid-otherwise': {
      title: 'Paid twice: once by card or cash, once by this transfer',
      text: 'Ask her whether she meant it for another order. If not, send it back by hand from your bank and keep the proof with your accounts. A refund on the order’s page pays the first payment back and can end her access.',
    },
    'second-payment': {
      title: 'A second payment for the same order',
      text: 'Compare the two lines. If the money really came twice, send one payment back by hand, outside this site, and keep the proof with your accounts. A refund on the order’s page pays the first one back and can end her access.',
    },
    'wrong-day': {
      title: 'The day does not fit',
      text: 'It was booked before the order was placed, or on a day to come. Look at the line and the order.',
    },
    'not-waiting': {
      title: 'The order waits for no transfer',
      text: 'The money may be there although she announced nothing, or the order has ended. Open the order’s page: record the payment there, or decide the claim that waits.',
    },
    'several-orders': { title: 'Names several orders', text: 'Decide each on its own page.' },
    'no-order': { title: 'No order found', text: 'The line names no order we know.' },
    'paid-back': {
      title: 'Paid, and paid back since',
      text: 'The transfer arrived, and the order has been refunded. Nothing is left to do.',
    },
    agrees: { title: 'Agrees', text: 'Both sides say the same.' },
  } satisfies Record<SettlementAnswer['groups'][number]['group'], { title: string; text: string }>,
  missing: {
    bank: {
      title: 'Claimed, not in this file',
      text: 'These claims wait, and the file has no line for them. It may arrive tomorrow.',
    },
    cmi: {
      title: 'Paid here, not in this file',
      text: 'Captured in these days and not settled in the file. CMI may settle them in the next one.',
    },
  },
  nothing: 'Nothing in this file concerns the orders.',
};
