/** Where a gateway sends the buyer back: success, failure, cancel. The order's real state decides what is said. */
export const en = {
  success: {
    title: 'Payment',
    processingTitle: 'Processing your access',
    processingText:
      'We are waiting for the bank to confirm your payment. This usually takes a few seconds. Please don’t close this page.',
    slowTitle: 'The bank is taking its time',
    slowText:
      'Your order is safe. As soon as the bank confirms we open your course and write to you; you may close this page.',
    checkAgain: 'Check again',
    paidTitle: 'Payment received',
    paidText: 'Thank you. Your course is open.',
    paidSoonText: 'Thank you. The course is yours, and your access code is on its way.',
    noMail: 'If no email arrives within 10 minutes, check spam or contact us.',
    declinedTitle: 'The payment did not go through',
    otherTitle: 'This is how your order stands',
  },
  failure: {
    title: 'Payment failed',
    text: (email: string, phone: string) =>
      `Your transaction could not be completed. Please contact us at ${email} or WhatsApp ${phone}.`,
  },
  cancel: { title: 'Payment cancelled', text: 'You cancelled your payment. No action was taken.' },
  alreadyPaid: {
    title: 'This order is already paid',
    text: 'Nothing went wrong: the bank confirmed your payment.',
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
    course: 'Course',
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
