/** To whom a gift is for, and to its buyer. `from` is a first name. */
export const en = {
  somebody: 'A friend',
  subject: (from: string, item: string) => `${from} gives you “${item}”`,
  preview: 'It is paid for. Here is how to open it.',
  heading: 'A gift for you',
  intro: (from: string, item: string) => `${from} gives you “${item}”. It is paid for: you owe nothing.`,
  note: (from: string) => `${from} writes`,
  soon: (hours: string) => `Your access code comes to this address within ${hours}. You need do nothing.`,
  signIn: 'Sign in with this e-mail address: we send you a code, there is no password.',
  linkLife: (hours: string) => `These links work for ${hours}. Your account makes new ones.`,
  account: 'Open my account',
  why: (site: string) =>
    `You get this e-mail because this address was given for a paid gift at ${site}. If you know nobody there, you need do nothing.`,
  /** On everything that the buyer reads. */
  isFor: 'Gift for',
  sent: {
    subject: (item: string) => `Your gift is on its way: ${item}`,
    preview: 'Your payment is confirmed.',
    heading: 'Your gift is on its way',
    intro: (item: string, name: string, email: string) =>
      `Your payment is confirmed. We write to ${name} at ${email} how to open “${item}”.`,
  },
  received: {
    next: (email: string) => `Then we write to ${email} how to open your gift.`,
  },
  /** To somebody who has the thing already, or whose address was typed by another. */
  owned: {
    title: 'You have this already',
    text: (item: string) =>
      `“${item}” is open to you: there is nothing to pay for it again. This order closes by itself.`,
    open: 'Open what I have',
    gift: 'For somebody else? Order it as a gift',
  },
} as const;
