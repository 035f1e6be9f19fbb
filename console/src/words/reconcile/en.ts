import type { DifferenceRow } from '../../../../src/features/reconciliation/reconcile.staff.ts';
import { pluralIn } from '../plural.ts';

const many = pluralIn('en');
const differing = many({ one: '1 difference', other: '{n} differences' });
const compared = many({ one: '1 payment compared', other: '{n} payments compared' });

/** Comparing with the firms that take cards. */
export const reconcile = {
  title: 'Comparing with the banks',
  menu: 'Comparison',
  lead: (days: number) =>
    `Every night after half past three, what the card banks report about the last ${days} days is compared with the orders. What was simply missing here is settled at once; the rest stands here for you.`,
  now: 'Compare now',
  begun: 'The comparison has begun.',
  running: 'Comparing…',
  runningText: (count: number) =>
    `${compared(count)} so far. This page looks again by itself; you can leave it.`,
  begunBy: (by: string) => `\u2068${by}\u2069 has begun a comparison already.`,
  never: 'Nothing has been compared yet.',
  last: 'Last comparison',
  by: { clock: 'by the clock', command: 'by a command on the server' } as Record<string, string>,
  byStaff: (who: string) => `by \u2068${who}\u2069`,
  counts: {
    open: 'To do',
    settled: 'Settled at once',
    compared: 'Payments compared',
    unreachable: 'Without an answer',
  },
  agree: 'Everything agrees.',
  interrupted: 'The last comparison was interrupted. Compare again.',
  differences: 'What differs',
  earlier: 'Earlier comparisons',
  earlierLine: (count: number, open: number) => `${compared(count)}, ${differing(open)}`,
  unfinished: 'interrupted',
  here: 'Here',
  there: 'At the bank',
  nothing: 'Nothing',
  more: (amount: string) => `The bank has ${amount} more.`,
  less: (amount: string) => `The bank has ${amount} less.`,
  noCurrency: 'The bank’s amount is in another currency.',
  settled: 'Settled',
  open: 'To do',
  since: (moment: string) => `Found first on ${moment}`,
  order: 'Order',
  payment: 'The bank’s number',
  kinds: {
    'captured-there-not-here': {
      title: 'Paid at the bank, missing here',
      todo: 'It could not be settled by itself. Open the order and look at what the bank told us about it.',
    },
    'captured-here-not-there': {
      title: 'Paid here, unknown at the bank',
      todo: 'Look for the payment in the bank’s own office. When it is not there, call the bank before anything is paid back.',
    },
    'wrong-amount': {
      title: 'The amounts differ',
      todo: 'Look at the payment at the bank. Pay it back, or agree on the rest with the learner.',
    },
    'wrong-currency': {
      title: 'Paid in another currency',
      todo: 'Nothing was counted. Pay it back in the bank’s own office.',
    },
    'unknown-payment': {
      title: 'A payment we did not begin',
      todo: 'Find out whose it is in the bank’s own office: another shop on the same account, or money to pay back.',
    },
    'surplus-payment': {
      title: 'Paid twice',
      todo: 'The order was paid by another payment already: pay this one back.',
    },
    'approved-without-notification': {
      title: 'Approved in the browser, no message from the bank',
      todo: 'Look in the bank’s own office whether the money is held or captured. Then record the payment, or release it there.',
    },
    'refund-differs': {
      title: 'Refunds differ',
      todo: 'Compare the refunds of the order with those in the bank’s own office.',
    },
    unreachable: {
      title: 'Did not answer',
      todo: 'Some payments could not be compared. The next round asks again; when it goes on, ask the bank.',
    },
  } satisfies Record<DifferenceRow['kind'], { title: string; todo: string }>,
  settledText: 'It was missing here and counts now. Nothing is left to do.',
  toStatements: 'CMI cannot be asked by machine. Hand in its settlement file instead.',
};
