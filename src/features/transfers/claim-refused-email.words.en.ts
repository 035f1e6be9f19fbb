export const en = {
  subject: (number: string) => `We could not find your transfer for order ${number}`,
  preview: 'Nothing is lost. Here is what we saw, and what you can do.',
  heading: 'We could not find your transfer',
  intro: (course: string) =>
    `We looked for your payment for “${course}” and could not find it. Nothing is lost.`,
  reason: 'What we saw',
  nextTitle: 'What you can do',
  next: [
    'Compare the amount, the account or beneficiary, and the reference with your receipt.',
    'If something was mistyped, open your order and tell us again.',
    'If all is right, reply to this e-mail with a picture of the receipt: we look once more, together.',
    'Or pay another way from the page of your order.',
  ],
  nextWhenOver: [
    'If you did pay, reply to this e-mail with a picture of the receipt: we look once more, together.',
    'If not, choose again from the page of your order.',
  ],
  over: 'The time to pay for this order is over, so what it kept for you is free for others now.',
  until: (date: string) => `Your order stays open until ${date}.`,
} as const;
