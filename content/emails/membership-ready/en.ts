export const en = {
  subject: 'You are a member of Clarity Community',
  preview: 'Your payment is confirmed and your place is certain. Here is what comes next.',
  heading: 'Welcome. Your place is certain',
  intro: (item: string) =>
    `Your payment is confirmed: “${item}” is yours. You paid once, and there is no subscription.`,
  next: [
    'When the doors open we send the way in to this e-mail address. You need do nothing until then.',
    'Keep this letter: the page of your order shows your membership and your receipt at any time.',
  ],
  refund: (days: string, paidBack: string) =>
    `If you change your mind, write to us within ${days} of your payment: you get your money back within ${paidBack}.`,
} as const;
