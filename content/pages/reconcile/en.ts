/** The office's pages of money: what banks told us, what differs, and the files that banks hand over. */
const plural = (n: number, one: string, many: string): string =>
  n === 1 ? one : many.replace('{n}', `${n}`);

export const en = {
  messages: {
    filters: { 'to-do': 'To look at', refused: 'Refused', all: 'All' },
    filtersLabel: 'Which messages',
    nothingToDo: 'Nothing waits for you here.',
    newest: 'Newest',
    older: 'Older',
    list: 'Messages, newest first',
    kinds: { refund: 'refund', nothing: 'news' },
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
    },
    says: 'It says',
    number: 'The bank’s number',
    foreign: (amount: string, currency: string) => `${amount} ${currency}`,
    applyAgain: 'Apply again',
    askAgain: 'Ask the bank',
    heldAtCmi: 'CMI was told no and holds the money: capture it in CMI’s merchant centre first.',
    handled: 'Put away',
    handledBy: (by: string, at: string) => `Put away by ${by}, ${at}.`,
    results: {
      applied: 'Applied: it counts now, and the learner is being written to.',
      'no-change': 'Heard once more: it changed nothing, because it counts already.',
      surplus: 'The order was paid already: this payment must be paid back.',
      handled: 'Put away.',
      'not-found': 'Somebody else was first: this message is dealt with.',
      'nothing-to-apply': 'This message says nothing that could be applied. Look at the bank.',
      refused: 'Refused again, for the reason that stands beside it.',
      unreachable: 'The bank does not answer just now. Try again later.',
      'not-supported': 'This bank cannot be asked. Look in its own office.',
    },
  },
  compare: {
    title: 'Comparing with the banks',
    lead: 'Every night after half past three, what the card banks report about the last {days} days is compared with the orders. What was simply missing here is settled at once; the rest stands here for you.',
    now: 'Compare now',
    running: 'Comparing…',
    runningText: (compared: number) =>
      `${plural(compared, '1 payment', '{n} payments')} so far. This page looks again by itself; you can leave it.`,
    lookAgain: 'Look again',
    alreadyRunning: 'A comparison is under way already.',
    errand: (n: number) =>
      plural(n, '1 payment differs from what a bank reports', '{n} payments differ from what banks report'),
    never: 'Nothing has been compared yet.',
    last: 'Last comparison',
    by: { clock: 'by the clock', command: 'by the command' },
    byStaff: (who: string) => `by ${who}`,
    compared: 'Payments compared',
    unreachable: 'Without an answer',
    differing: 'Differences',
    settledNow: 'Settled at once',
    agree: 'Everything agrees.',
    interrupted: 'The last comparison was interrupted. Compare again.',
    differences: 'What differs',
    earlier: 'Earlier comparisons',
    earlierLine: (compared: number, open: number) =>
      `${plural(compared, '1 compared', '{n} compared')}, ${plural(open, '1 difference', '{n} differences')}`,
    unfinished: 'interrupted',
    here: 'Here',
    there: 'At the bank',
    nothing: 'nothing',
    settled: 'settled',
    open: 'to do',
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
    },
    settledText: 'It was missing here and counts now. Nothing is left to do.',
    toStatements: 'CMI cannot be asked by machine. Compare its settlement file on the page of statements.',
  },
  settlement: {
    title: 'Statements and settlements',
    lead: 'Hand in the file your bank lets you save. It is read, held against the orders and forgotten: nothing of it is kept, and nothing is confirmed without you.',
    kind: 'What is it?',
    kinds: {
      bank: { title: 'Bank statement', text: 'Transfers that arrived, to find claims in.' },
      cmi: { title: 'CMI settlement', text: 'Card payments that CMI paid out.' },
    },
    file: 'The file',
    fileHint:
      'CSV, at most 2 MB and 20,000 lines. Save it as CSV in your bank’s pages or in your table program.',
    paste: 'Or paste its lines',
    pasteHint: 'With the line of headings: date, wording, amount.',
    submit: 'Compare with the orders',
    problems: {
      none: 'Choose a file or paste its lines.',
      empty: 'There is nothing in this file.',
      'not-text': 'This is an Excel file or a PDF. Save it as CSV, then hand that in.',
      'too-large': 'This file is larger than 2 MB. Save a shorter period.',
      'too-many-lines': 'This file has more than 20,000 lines. Save a shorter period.',
      'no-headings':
        'We do not find the headings. A line must name at least the amount (Montant, Crédit, Amount, المبلغ) and the wording or the order (Libellé, Motif, Reference, البيان).',
      'no-lines': 'Under the headings stands no line with an amount.',
    },
    read: (lines: number, days: string) => `${plural(lines, '1 line', '{n} lines')} read${days}.`,
    days: (first: string, last: string) => (first === last ? ` of ${first}` : `, ${first} to ${last}`),
    outgoing: (n: number) =>
      plural(
        n,
        '1 line of money that went out is left out.',
        '{n} lines of money that went out are left out.',
      ),
    unreadable: (n: number) =>
      plural(
        n,
        '1 line is left out: a total, or without an amount in dirhams.',
        '{n} lines are left out: totals, or without an amount in dirhams.',
      ),
    line: (n: number) => `Line ${n}`,
    inOrder: 'The order',
    perhaps: 'Perhaps this order: same amount, same name. Look before you decide.',
    first: (n: number) => `The first ${n} are shown.`,
    confirmHint: 'The amount is the same and the claim waits. Untick what you doubt.',
    confirm: 'Confirm the ticked ones',
    confirmOne: (number: string, name: string) => `${number}, ${name}`,
    confirmed: (n: number) =>
      plural(
        n,
        '1 payment confirmed. The learner is being written to.',
        '{n} payments confirmed. The learners are being written to.',
      ),
    notConfirmed: (n: number) =>
      plural(
        n,
        '1 was not confirmed: somebody decided it meanwhile, or its amount has changed.',
        '{n} were not confirmed: somebody decided them meanwhile, or their amounts have changed.',
      ),
    noneChosen: 'Nothing was ticked, so nothing was confirmed.',
    mayNotDecide: 'Your role may look, but not decide about payments.',
    groups: {
      'to-confirm': { title: 'Fits a claim that waits', text: '' },
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
    },
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
  },
} as const;
