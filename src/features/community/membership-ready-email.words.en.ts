export const en = {
  subject: 'You are a member of Clarity Community',
  preview: 'Your payment is confirmed and your place is certain. Here is what comes next.',
  heading: 'Welcome. Your place is certain',
  intro: (item: string) =>
    `Your payment is confirmed: “${item}” is yours. You paid once, and there is no subscription.`,
  next: [
    'Sign in with this e-mail address: we send you a code, there is no password.',
    'Keep this letter: the page of your order shows your membership and your receipt at any time.',
  ],
  button: 'Come in',
  refund: (days: string, paidBack: string) =>
    `If you change your mind, ask on the page of your order within ${days} of your payment: you get your money back within ${paidBack}.`,
} as const;
