/** Where a gateway sends the buyer back: success, failure, cancel. The order's real state decides what is said. */
export const en = {
  success: {
    title: 'Payment',
    processingTitle: 'Processing your access',
    processingText:
      'We are waiting for the bank to confirm your payment. This usually takes a few seconds. Please don’t close this page.',
    slowTitle: 'The bank is taking its time',
    slowText:
      'Your order is safe. If you have paid, do not pay again: we keep asking the bank, and write to you as soon as it confirms. You may close this page.',
    slowWait:
      'Your order is safe. If you have paid, do not pay again: the bank tells us by itself, and we write to you as soon as it does. You need do nothing more, and may close this page.',
    slowApproved:
      'The bank told your browser yes, and we wait for its own confirmation. Do not pay again: a person looks at it today, and writes to you. You may close this page.',
    checkAgain: 'Check again',
    paidTitle: 'Payment Processed!',
    paidText: 'Thank you. Your course is open.',
    paidSoonText: 'Thank you. The course is yours, and your access code is on its way.',
    noMail: 'If no email arrives within 10 minutes, check spam or contact us.',
    declinedTitle: 'Payment failed',
    declinedText:
      'The bank declined the card and nothing was charged. Your order is kept: try again, or pay another way.',
    cancelledTitle: 'Payment cancelled',
    cancelledText: 'The bank’s page was closed before anything was paid. Your order is kept.',
  },
  failure: {
    title: 'Payment failed',
    text: (email: string, whatsapp: string) =>
      `Your transaction could not be completed. Please contact us at ${email} or WhatsApp ${whatsapp}.`,
  },
  cancel: { title: 'Payment cancelled', text: 'You cancelled your payment. No action was taken.' },
  kept: 'Your order is kept. If you did pay, do not pay again: open your order, it shows what arrived.',
  alreadyPaid: {
    title: 'This order is already paid',
    text: 'Nothing went wrong: the bank confirmed your payment.',
  },
  /** What is said of a payment that bought something else than a course. */
  kinds: {
    membership: {
      paidText: 'Thank you. You are a member of Clarity Community.',
      paidSoonText: 'Thank you. You are a member of Clarity Community.',
    },
    product: {
      paidText: 'Thank you. Your files are ready to download.',
      paidSoonText: 'Thank you. Your files are ready to download.',
    },
    consultation: {
      paidText: 'Thank you. Your hour is booked.',
      paidSoonText: 'Thank you. Your hour is booked.',
    },
    instalment: {
      paidText: 'Thank you. This part is paid.',
      paidSoonText: 'Thank you. This part is paid.',
    },
    test: {
      paidText: 'Thank you. The whole way was walked; a test order opens nothing.',
      paidSoonText: 'Thank you. The whole way was walked; a test order opens nothing.',
    },
  },
  unknown: {
    title: 'We cannot show this order here',
    text: 'An order opens only in the browser it was made in, or through the link in our e-mail. Please open that link: it always shows how your order really stands.',
  },
  description: 'How your payment stands.',
  shown: {
    transaction: 'Transaction',
    amount: 'Amount in the link',
    order: 'Order',
    status: 'Status',
  },
  retry: 'Retry',
  otherMethod: 'Another method',
  openOrder: 'Open my order',
  courses: 'See all courses',
  whatsapp: 'Contact WhatsApp',
  whatsappText: (order: string) =>
    `Hello, I have a problem with my payment${order === '' ? '' : ` for order ${order}`}.`,
} as const;
