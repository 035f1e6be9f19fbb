import type { DeclineReason, RefundState, RefundWay } from '../../../../src/features/refunds/refund.ts';
import { pluralIn } from '../plural.ts';
import type { DoneOf } from '../../api.ts';

type DifferenceRow = NonNullable<DoneOf<'GET comparisons'>['last']>['differences'][number];
type SettlementAnswer = DoneOf<'settlement'>;
type SettledOutcome = DoneOf<'settlement/confirmations'>['answers'][number];
type RefundableFacts = DoneOf<'GET orders/{number}/refundable'>;

const many = pluralIn('en');

/** Refunds: the list, one refund, the form that decides it. */
export const refunds = {
  title: 'Refunds',
  lead: 'Money that goes back to buyers, by the day it was promised for. A card service is asked by itself; the other ways wait for you.',
  requests: {
    title: 'Asked for by buyers',
    lead: 'Asked for in time, so it is their right: pay it back by the promised day.',
    asked: (day: string, ago: string) => `Asked for on ${day}, ${ago}.`,
    rule: (days: number, last: string) =>
      `The right: ${days === 1 ? '1 day' : `${days} days`} from the payment, until ${last}.`,
    by: (day: string) => `pay by ${day}`,
    late: (ago: string) => `late: promised ${ago}`,
    payBack: 'Pay back',
    decline: 'Decline',
    declineLead:
      'A request in time can be declined for these reasons alone (law 31‑08). The buyer reads the reason and your sentence.',
    why: 'Why',
    reasons: {
      'paid-back-already': 'The money was paid back already',
      'asked-by-someone-else': 'It was asked for by somebody else than the buyer',
      'bank-returns-it': 'The bank is returning the money already',
      other: 'Another reason, in a sentence',
    } satisfies Record<DeclineReason, string>,
    note: 'A sentence for the buyer',
    noteHint: 'In the buyer’s language. Needed for another reason.',
    declineSubmit: 'Decline and tell the buyer',
    declined: 'Declined. The buyer is being told why.',
    reason: (words: string) => (words === '' ? 'Asked for in time.' : `Asked for in time: “${words}”`),
    parts: (amount: string, numbers: string) =>
      `The later parts go back with it: ${amount} (${numbers}). Choose the whole.`,
    rest: 'What was asked for is not paid back yet. Go on with:',
  },
  duplicateTitle: 'Paid twice',
  duplicateLead:
    'A second payment came in for an order that was paid. The order stays as it is; this payment goes back.',
  payItBack: 'Pay it back',
  openTitle: 'On its way back',
  none: 'Nothing waits to be paid back.',
  doneTitle: 'Paid back',
  by: (day: string) => `by ${day}`,
  on: (day: string) => `on ${day}`,
  late: 'late',
  second: 'second payment',
  states: {
    due: 'to be paid',
    pending: 'with the card service',
    done: 'paid back',
    failed: 'refused: choose another way',
    cancelled: 'replaced',
  } satisfies Record<RefundState, string>,
  ways: {
    gateway: 'Card service',
    'gateway-office': 'By hand, at the card service',
    'bank-transfer': 'Bank transfer',
    'cash-agency': 'Cash agency',
  } satisfies Record<RefundWay, string>,
  wayTexts: {
    gateway: 'Asked anew, as another refund.',
    'gateway-office': 'On its own pages, where a person can pay back.',
    'bank-transfer': 'To an account that she gave you.',
    'cash-agency': 'WafaCash or Cash Plus, to the name on her CIN.',
  } satisfies Record<RefundWay, string>,
  gateways: { practice: 'Practice bank', stripe: 'Stripe', cmi: 'CMI', payzone: 'Payzone' } as Record<
    string,
    string
  >,
  ofOrder: {
    title: 'Refunds',
    none: 'Nothing has been paid back.',
    payBack: 'Pay this order back',
    disputed: (day: string) =>
      `Her bank disputes this payment since ${day}. Answer in the card service’s own pages, before its deadline. Pay nothing back meanwhile: she could get it twice.`,
  },
  form: {
    heading: 'Pay back order',
    duplicateHeading: 'Pay back the second payment of order',
    back: 'Back to the order',
    promised: 'What was promised',
    byRight: (day: string) => `She may ask for her money back until ${day}. This is her right.`,
    beyond: (day: string) =>
      `She could ask until ${day}. Paying back now is goodwill: the record of the order will say so.`,
    unknown: 'The day of the payment is not known. Paying back is goodwill: the record will say so.',
    surplus: 'She paid twice. The second payment is hers, whatever the day.',
    within: (days: number) =>
      `Promised to reach her within ${days === 1 ? '1 day' : `${days} days`} of your decision.`,
    facts: {
      item: 'Bought',
      buyer: 'Buyer',
      paid: 'Paid',
      paidOn: 'Paid on',
      gateway: 'Card service',
      left: 'Can be paid back',
    },
    howMuch: 'How much',
    whole: (amount: string) => `All of it: ${amount}`,
    wholeTexts: {
      classroom: 'The classroom closes at once, and the seat is free again.',
      code: 'The code is hidden here at once, and the seat is free again. You are asked on Today to end the code at the learning platform.',
      other: 'What the order opened closes at once.',
    } satisfies Record<RefundableFacts['opened'], string>,
    duplicateText: 'The order and what it opened stay as they are.',
    part: 'A part',
    partText: 'What the order opened stays open.',
    amount: 'Amount of the part, in MAD',
    amountHint: (amount: string) => `Up to ${amount}. Such as 250 or 99.50.`,
    way: 'By which way',
    wayCard: (gateway: string) =>
      `The refund goes to her card. ${gateway} is asked at once, without your doing.`,
    staffSide: (gateway: string) =>
      `${gateway} cannot be asked from here. After your decision, pay it back on its own pages, then write the number of that here.`,
    wayHold:
      'CMI has only reserved this second payment and has not taken it. Void it in its Merchant Center, so that her bank frees the money, then write the number of that here.',
    cash: 'She paid in cash, which cannot go back the way it came: it is sent to her name at an agency, or to her account.',
    name: 'Her name, as it stands on the account or the CIN',
    rib: 'RIB of her account',
    ribHint: '24 digits. A slip of the finger is found before the money leaves.',
    phone: 'Her phone',
    phoneHint: 'The agency may call her.',
    reason: 'Reason',
    reasonHint: 'For the record. The buyer does not read it.',
    duplicateReason: 'Paid twice.',
    submit: 'Pay back',
    goodwill: 'Pay back as goodwill',
    sure: {
      title: (amount: string) => `Pay back ${amount}?`,
      whose: (buyer: string, number: string) => `To ${buyer}, of order ${number}.`,
      card: (gateway: string) =>
        `The money goes to the card she paid with. ${gateway} is asked at once: it cannot be called back.`,
      office: (gateway: string) => `You then pay it back by hand, in the merchant pages of ${gateway}.`,
      bank: (holder: string, rib: string) =>
        `You then transfer it to the account of ${holder}, RIB ${rib}. She is written to at once.`,
      agency: (holder: string) =>
        `You then send it to a cash agency, in the name of ${holder}. She is written to at once.`,
      submit: 'Yes, it goes back',
    },
    nothing: 'Nothing of this order can be paid back.',
    done: 'Decided. The buyer is being written to.',
  },
  one: {
    heading: 'Refund',
    back: 'All refunds',
    facts: {
      amount: 'Amount',
      order: 'Order',
      buyer: 'Buyer',
      way: 'Way',
      due: 'Promised by',
      decided: 'Decided',
      by: 'By',
      done: 'Paid back',
      proof: 'Proof',
      beneficiary: 'In the name of',
      rib: 'RIB',
      phone: 'Phone',
      email: 'E-mail',
      payment: 'Number of the payment there',
      ourNumber: 'Our number of it',
      refundNumber: 'Number of the refund there',
      problem: 'What went wrong',
    },
    copy: {
      amount: 'Copy the amount',
      name: 'Copy the name',
      rib: 'Copy the RIB',
      phone: 'Copy the phone number',
      referenceLabel: 'Reference',
      reference: 'Copy the reference',
    },
    made: 'Made at the card service itself',
    problems: {
      'gateway-unreachable': 'The card service did not answer. It is asked again by itself.',
      'gateway-refused': 'The card service refused.',
      'came-back': 'It was paid back, and came back.',
    } as Record<string, string>,
    late: 'The promised day has passed. Pay it back today, and call her.',
    asked: 'The card service is being asked. There is nothing to do.',
    pending: 'The card service has taken it and is not done. There is nothing to do.',
    failed: 'The card service will not pay this back. Choose another way; the promised day stays.',
    cameBack:
      'This money had left, and came back to us. The buyer has been told. Choose another way: she is promised it by the day below.',
    stepsTitle: 'What to do',
    steps: {
      bank: (amount: string) => `Open the academy’s bank and make a transfer of ${amount} to this account.`,
      bankReference: (number: string) => `Give it ${number} as its reference.`,
      cash: (amount: string) => `Go to a WafaCash or Cash Plus agency and send ${amount} to this name.`,
      cashName: 'It must be the name on her identity card (CIN), or she cannot take it.',
      office: (gateway: string, amount: string) =>
        `Open the merchant pages of ${gateway}, find this payment and pay back ${amount}.`,
      hold: (gateway: string) =>
        `Open the merchant pages of ${gateway} and find this payment. It was held and never taken: release the hold. If it was taken after all, pay it back there.`,
      noAccount: 'No account yet: write to her. Her order’s page asks her for one, and it then stands here.',
      proof: 'Type its number below, so that the buyer is told.',
    },
    write: 'Write to her',
    writeSubject: (number: string) => `Where shall we send your money? Order ${number}`,
    proof: 'Number of the transfer or of the refund',
    proofHint: 'She reads it. At an agency she needs it to take the money.',
    complete: 'It is paid: tell her',
    completed: 'Written down. The buyer is being told that her money has left.',
    change: 'Choose another way, or other details',
    typeAccount: 'She has told you: type it here',
    changeLead: 'She is told of the new way. The promised day stays.',
    changeSubmit: 'Choose this way and tell her',
    changed: 'Another way was chosen. The buyer is being written to.',
    correct: 'Correct the number',
    correctLead: 'The buyer is written the right one. The record keeps both.',
    correctSubmit: 'Correct it and tell her',
    corrected: 'Corrected. The buyer is being written the right number.',
    replacedBy: (number: string) => `${number} has taken the place of this refund.`,
    paidAlready: 'If you have paid already, do not pay again: write it down there.',
    open: (number: string) => `Open ${number}`,
    youTyped: (number: string) => `You typed this number: ${number}`,
  },
};

/** Notifications from gateways. A reason or a state without a word here is shown as it came. */
export const notifications = {
  title: 'Messages of banks',
  empty: 'No messages here.',
  nothingToDo: 'Nothing waits for you here.',
  which: 'Which ones',
  show: { 'to-do': 'To look at', refused: 'Refused', all: 'All' },
  gateway: 'Bank',
  order: 'Order (whole number)',
  gateways: { practice: 'Practice bank', stripe: 'Stripe', cmi: 'CMI', payzone: 'Payzone' } as Record<
    string,
    string
  >,
  kinds: { payment: 'payment', refund: 'refund', dispute: 'dispute', nothing: 'news' },
  verdicts: { applied: 'applied', 'no-change': 'changed nothing', refused: 'refused' },
  forged: 'looks forged',
  forgedHint: 'It did not come from the bank. Nothing was changed, and there is nothing to do.',
  noOrder: 'no order',
  says: 'It says',
  foreign: (amount: string, currency: string) => `${amount} ${currency}`,
  heldAtCmi: 'CMI was told no and holds the money: capture it in CMI’s merchant centre first.',
  handledBy: (by: string, at: string) => `Put away by ${by}, ${at}.`,
  raw: 'All that it says',
  facts: {
    id: 'Our number',
    verdict: 'What became of it',
    reason: 'Reason',
    kind: 'About',
    amount: 'Amount',
    outcome: 'Outcome',
    number: 'The bank’s number',
    unbelieved: 'It was not believed: nothing of it was read.',
  },
  apply: {
    again: 'Apply again',
    sure: 'It is judged by the same rules as when it came. If it counts, the order moves and the learner is written to.',
    sureGo: 'Yes, apply it',
  },
  askBank: {
    again: 'Ask the bank',
    sure: 'It came too late to be believed. The bank is asked what became of the payment, and its answer counts.',
    sureGo: 'Yes, ask now',
  },
  putAway: {
    again: 'Put away',
    sure: 'It changes no order and waits for nobody any more. Look for its money at the bank first.',
    sureGo: 'Yes, put it away',
    done: 'Put away.',
  },
  results: {
    applied: 'Applied: it counts now.',
    'no-change': 'Heard once more: it changed nothing, because it counts already.',
    surplus: 'The order was paid already: this payment must be paid back.',
  },
  first: (by: string) => `${by} was first: this message is dealt with.`,
  outcomes: {
    captured: 'paid',
    declined: 'declined',
    cancelled: 'cancelled',
    pending: 'not decided',
    done: 'paid back',
    failed: 'could not be paid back',
    opened: 'dispute opened',
    changed: 'dispute changed',
    won: 'dispute won',
    lost: 'dispute lost',
  } as Record<string, string>,
  reasons: {
    'bad-signature': 'The signature is wrong.',
    malformed: 'It could not be read.',
    unreadable:
      'It is signed by the gateway, and we could not read it: look for this payment at the gateway.',
    stale: 'It came too late to be believed.',
    'not-configured': 'Its key is missing in the settings.',
    'wrong-merchant': 'It is about another merchant’s account.',
    'wrong-mode': 'It is of a test account, or of a live one: not of ours.',
    'of-no-consequence': 'Nothing follows from it here.',
    'noted-refund': 'A refund, noted.',
    'dispute-over': 'This dispute had ended already.',
    'noted-dispute': 'The buyer’s bank disputes the payment: answer at the gateway before its deadline.',
    'already-captured': 'The payment was there already.',
    'already-declined': 'It had been declined already.',
    'already-cancelled': 'It had been cancelled already.',
    'already-abandoned': 'It had been given up already.',
    'already-due': 'The refund is decided already.',
    'already-pending': 'The refund is on its way already.',
    'already-done': 'It was paid back already.',
    'already-failed': 'The refund had failed already.',
    'unknown-refund': 'We know no such refund.',
    'not-captured': 'A refund of a payment that never arrived here.',
    'refund-exceeds': 'More was paid back than was paid.',
    'refund-was-replaced': 'This refund was replaced by another: the money may be on its way twice.',
    'wrong-amount': 'The amount differs from the order.',
    'foreign-currency': 'The currency is not MAD.',
    'unknown-attempt': 'We began no such payment.',
    repeated: 'Heard before.',
    pending: 'Not decided yet.',
    'already-paid': 'The order was paid already: pay this one back.',
    'claimed-too': 'A transfer was announced for this order too: look for it, and send it back if it came.',
  } as Record<string, string>,
};

const differing = many({ one: '1 difference', other: '{n} differences' });
const compared = many({ one: '1 payment compared', other: '{n} payments compared' });

/** Comparing with payment gateways. */
export const reconcile = {
  title: 'Comparing with the banks',
  menu: 'Reconciliation',
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
      todo: 'Look for the payment in the bank’s own pages. When it is not there, call the bank before anything is paid back.',
    },
    'wrong-amount': {
      title: 'The amounts differ',
      todo: 'Look at the payment at the bank. Pay it back, or agree on the rest with the learner.',
    },
    'wrong-currency': {
      title: 'Paid in another currency',
      todo: 'Nothing was counted. Pay it back in the bank’s own pages.',
    },
    'unknown-payment': {
      title: 'A payment we did not begin',
      todo: 'Find out whose it is in the bank’s own pages: another shop on the same account, or money to pay back.',
    },
    'surplus-payment': {
      title: 'Paid twice',
      todo: 'The order was paid by another payment already: pay this one back.',
    },
    'approved-without-notification': {
      title: 'Approved in the browser, no message from the bank',
      todo: 'Look in the bank’s own pages whether the money is held or captured. Then record the payment, or release it there.',
    },
    'refund-differs': {
      title: 'Refunds differ',
      todo: 'Compare the refunds of the order with those in the bank’s own pages.',
    },
    unreachable: {
      title: 'Did not answer',
      todo: 'Some payments could not be compared. The next round asks again; when it goes on, ask the bank.',
    },
  } satisfies Record<DifferenceRow['kind'], { title: string; todo: string }>,
  settledText: 'It was missing here and counts now. Nothing is left to do.',
  toStatements: 'CMI cannot be asked by machine. Hand in its settlement file instead.',
};

const lines = many({ one: '1 line', other: '{n} lines' });

/** An uploaded bank statement or CMI settlement. */
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
    'CSV, at most 2 MB and 20 000 lines. Save it as CSV in your bank’s pages or in your table program.',
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
