/** Where a gateway sends the buyer back: success, failure, cancel. The order's real state decides what is shown. */
export const payment = {
  success: {
    title: 'Payment',
    processingTitle: 'We are waiting for the bank',
    processingText: 'It has to confirm your payment, which usually takes a few seconds. Keep this page open.',
    slowTitle: 'The bank is taking its time',
    slowText:
      'Your order is safe. If you have paid, do not pay again: we keep asking the bank, and will write to you as soon as it confirms. You may close this page.',
    slowWait:
      'Your order is safe. If you have paid, do not pay again: the bank will tell us, and we will write to you as soon as it does. You may close this page.',
    slowApproved:
      'The bank has approved your payment, and we are waiting for its confirmation to reach us. Do not pay again: one of us will look into it today and write to you. You may close this page.',
    checkAgain: 'Check again',
    paidTitle: 'Payment received',
    paidText: 'Thank you. It is yours from now on.',
    paidSoonText: 'Thank you. The course is yours, and your activation code is on its way.',
    noMail: 'No e-mail after 10 minutes? Look in your spam folder, or write to us.',
    declinedTitle: 'Payment failed',
    declinedText:
      'The bank declined the card, and no money left your account. Your order is kept: try again, or pay another way.',
    cancelledTitle: 'Payment cancelled',
    cancelledText: 'The bank’s page was closed before anything was paid. Your order is kept.',
  },
  failure: {
    title: 'Payment failed',
    /** The bank sent the buyer back, and has not told us why. */
    unanswered:
      'The bank sent you back without a payment. Your order is kept: try again, or pay another way. If you did pay, do not pay again: your order shows what arrived.',
    text: (email: string, whatsapp: string) =>
      `The payment did not go through. Your order is kept: try again, or write to us at ${email} or on WhatsApp ${whatsapp}.`,
    /** The same, as the specification has it. */
    specified: (email: string, whatsapp: string) =>
      `Your transaction could not be completed. Please contact us at ${email} or WhatsApp ${whatsapp}.`,
  },
  cancel: {
    title: 'Payment cancelled',
    text: 'You left the bank’s page before paying, so nothing was charged.',
  },
  kept: 'Your order is kept. If you did pay, do not pay again: your order shows what arrived.',
  alreadyPaid: {
    title: 'This order is already paid',
    text: 'Nothing went wrong: the bank confirmed your payment.',
  },
  /** The sentences for a payment that bought something else than a course. */
  kinds: {
    membership: {
      paidText: 'Thank you. You are a member of Clarity Community.',
      paidSoonText: 'Thank you. You are a member of Clarity Community.',
    },
    product: {
      paidText: 'Thank you. Your files are ready to download.',
      paidSoonText: 'Thank you. Your files are ready to download.',
    },
    bundle: {
      paidText: 'Thank you. Everything in the bundle is open.',
      paidSoonText: 'Thank you. Everything in the bundle is yours.',
    },
    consultation: {
      paidText: 'Thank you. Your appointment is booked.',
      paidSoonText: 'Thank you. Your appointment is booked.',
    },
    instalment: {
      paidText: 'Thank you. This instalment is paid.',
      paidSoonText: 'Thank you. This instalment is paid.',
    },
    test: {
      paidText: 'Thank you. Everything worked; a test order opens nothing.',
      paidSoonText: 'Thank you. Everything worked; a test order opens nothing.',
    },
  },
  /** The large line of what was paid for, and the name of whoever paid, where they have one to be called by. */
  opened: {
    course: 'Your course is open',
    soon: 'The course is yours',
    membership: 'Welcome to the community',
    product: 'Your files are here',
    bundle: 'All of it is yours',
    consultation: 'Your appointment is booked',
    instalment: 'This part is paid',
    test: 'Everything works',
    named: (line: string, name: string) => `${line}, ${name}`,
  },
  /** Small, at the foot of it. */
  foot: {
    paid: (amount: string) => `You paid ${amount}`,
    changeMind: (day: string) => `You can change your mind until ${day} and get your money back.`,
  },
  unknown: {
    title: 'We cannot show this order here',
    text: 'An order opens only in the browser it was made in, or through the link in our e-mail. Open that link: it always shows your order as it is now.',
  },
  description: 'The state of your payment.',
  shown: {
    transaction: 'Transaction',
    amount: 'Amount in the link',
    order: 'Order',
    status: 'Status',
    awaitsBank: 'Waiting for the bank',
  },
  retry: 'Try again',
  /** Where the bank declined the whole price: '320 MAD now, then 2 × 240 MAD.' */
  inParts: (line: string) => `Was it too much at once? You can pay in parts: ${line}`,
  payInParts: 'Pay in parts',
  otherMethod: 'Another method',
  openOrder: 'Open my order',
  courses: 'See all courses',
  whatsapp: 'Write to us on WhatsApp',
  whatsappText: (order: string) =>
    `Hello, I have a problem with my payment${order === '' ? '' : ` for order ${order}`}.`,
} as const;

/** The practice bank: a fake of a card gateway, so that everything can be tried without money. */
export const practiceBank = {
  title: 'Practice bank',
  description: 'A practice page for card payments. No money moves.',
  noMoney: 'This is a practice bank. No money moves, and no card is asked for.',
  amount: 'Amount',
  order: 'Order',
  item: 'Item',
  reference: 'Reference',
  choose: 'What should the bank answer?',
  buttons: {
    approve: 'Approve',
    'approve-late': 'Approve in a few seconds',
    'approve-repeatedly': 'Approve and notify 5 times',
    decline: 'Decline',
    tamper: 'Tamper with the amount',
    cancel: 'Go back',
  },
  hints: {
    approve: 'The bank tells the academy that the money is there.',
    'approve-late': 'You return first; the bank confirms later.',
    'approve-repeatedly': 'The same confirmation five times at once. It must count once.',
    decline: 'The bank refuses. The order stays open.',
    tamper: 'An approval whose amount was changed on the way. It must be refused.',
    cancel: 'Return to the academy without paying.',
  },
  settled: {
    approved: 'The bank has already approved this payment.',
    declined: 'The bank has already declined this payment.',
  },
  returnButton: 'Return to the academy',
  missing: { title: 'The practice bank does not know this payment', text: 'Start again from your order.' },
} as const;
