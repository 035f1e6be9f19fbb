/** The office: receipts beside a claim, claims that wait too long, and money that is written down by hand. */
export const en = {
  receipts: {
    title: 'Receipts the learner sent',
    none: 'She sent no receipt.',
    mayNot: 'Your role may not open receipts.',
    advice: 'A picture proves nothing: only the line on our statement does.',
    open: 'Open',
    download: 'Download the PDF',
    kinds: {
      'image/jpeg': 'Photo',
      'image/png': 'Picture',
      'image/webp': 'Picture',
      'application/pdf': 'PDF',
    },
    picture: (number: number) => `Receipt ${number} of the transfer`,
    same: 'The very same file came with another order too. Look twice before you confirm:',
  },
  late: {
    badge: 'waits too long',
    since: (moment: string) => `waits since ${moment}`,
    notice: (count: number, hours: string) =>
      count === 1
        ? `1 transfer waits for more than ${hours}`
        : `${count} transfers wait for more than ${hours}`,
    list: 'Transfers that wait, the longest waiting first',
  },
  next: 'Next transfer to decide',
  noNext: 'No other transfer waits.',
  faults: {
    title: 'A way to pay is closed',
    rib: 'The RIB in the settings cannot be right: its key does not fit. Nobody is offered to pay by bank transfer until it is corrected.',
    'no-account': 'No bank account stands in the settings, so nobody is offered to pay by bank transfer.',
    'no-agency': 'Nobody to send cash to stands in the settings, so nobody is offered to pay at an agency.',
    'sample-account':
      'The bank account in the settings is the one invented for the sample, so nobody is offered to pay by bank transfer until your own stands there (npm run set-academy).',
    'sample-agency':
      'The beneficiary of cash in the settings is the one invented for the sample, so nobody is offered to pay at an agency until your own stands there (npm run set-academy).',
  },
  record: {
    link: 'Record a payment that came another way',
    title: (number: string) => `Record a payment for ${number}`,
    heading: 'Record a payment',
    lead: 'For money that is really there: counted in the hand, collected at a counter, or a line on the statement. It opens what was bought at once, and writes to the learner.',
    order: 'Order',
    expects: 'The order expects',
    ended: 'This order has ended. Recording the payment opens it all the same, at the price it had.',
    amount: 'Amount received, in MAD',
    amountHint: 'It must be the whole amount of the order.',
    differs: (amount: string) =>
      `The order is for ${amount}. Another amount is not recorded: agree with the learner first, or open the order again at today’s price.`,
    paidBy: 'How it was paid',
    choose: 'Choose',
    ways: {
      'bank-transfer': 'Bank transfer',
      'cash-agency': 'Cash at an agency (WafaCash, Cash Plus…)',
      cash: 'Cash in the hand',
      cheque: 'Cheque',
      other: 'Another way',
    },
    reference: 'Reference',
    referenceHint: 'The number of the slip, or the line and day on the statement.',
    reason: 'Why it is recorded by hand',
    reasonHint: 'For whoever asks later. The learner does not read it.',
    submit: 'Record and confirm',
    back: 'Back to the order',
    done: 'The payment is recorded and confirmed. The learner is being written to.',
    quicker: (who: string, status: string) =>
      `This payment was not recorded: ${who} moved the order before you. Its status is: ${status}.`,
    youTyped: 'What you typed',
    cannot: (status: string) => `No payment can be recorded for this order now. Its status is: ${status}.`,
    claimed: 'A transfer was announced for this order: decide about it on the order’s page.',
    notFound: 'There is no order of this number.',
  },
} as const;
