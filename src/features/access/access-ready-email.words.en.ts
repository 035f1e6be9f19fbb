export const en = {
  subject: (course: string) => `Your access to ${course}`,
  preview: 'Your payment is confirmed. Here are your code and the link to start.',
  heading: 'Welcome. Your course is open',
  intro: (course: string) => `Your payment is confirmed, and “${course}” is yours.`,
  code: 'Your access code',
  start: 'Start learning',
  firstTitle: 'Your first steps',
  first: [
    'Open the learning platform with the button above.',
    'Create your account there with this same e-mail address.',
    'Type your access code when you are asked for it. It works once and is yours alone.',
  ],
  refund: (days: string, paidBack: string) =>
    `If the course is not for you, ask on the page of your order within ${days} of your payment: you get your money back by the method you paid with, within ${paidBack}; cash comes to your name at an agency, or to your account.`,
  receipt: 'Your receipt is on the page of your order.',
} as const;
