/** The e-mail with the link to a free product. */
export const accessLink = {
  subject: (product: string) => `Your file: ${product}`,
  preview: (until: string) => `The link is inside. It is valid until ${until}.`,
  heading: 'Your file is ready',
  intro: (product: string) => `You asked for “${product}”. Here it is, free of charge.`,
  file: 'File',
  size: 'Size',
  units: {
    megabytes: (number: string) => `${number} MB`,
    kilobytes: (number: string) => `${number} KB`,
  },
  until: 'Link valid until',
  button: 'Download the file',
  again:
    'You can use the link as often as you like until then, and ask for a new one in the shop afterwards.',
} as const;

export const accessReady = {
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

export const accessSoon = {
  subject: (course: string, hours: string) =>
    `Payment confirmed: your access to ${course} comes within ${hours}`,
  preview: 'Your place is certain. Your access code follows by e-mail.',
  heading: 'Your payment is confirmed',
  intro: (course: string) => `Thank you. Your place in “${course}” is certain.`,
  soon: (hours: string) =>
    `We are preparing your access code. It comes by e-mail within ${hours}, and stands on the page of your order as soon as it is there. You need do nothing.`,
  spam: 'If nothing has come by then, look into your spam folder, or reply to this e-mail.',
} as const;

/** To the recipient of a gift, and to its buyer. `from` is a first name. */
export const gift = {
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
  /** In everything the buyer reads. */
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
  /** To somebody who owns it already, or whose address was typed by another. */
  owned: {
    title: 'You have this already',
    text: (item: string) =>
      `“${item}” is open to you: there is nothing to pay for it again. This order closes by itself.`,
    open: 'Open what I have',
    gift: 'For somebody else? Order it as a gift',
  },
} as const;

/** Consultations that came with a course, in the e-mail that opens it or in one of their own. */
export const rights = {
  heading: 'Your consultation',
  what: 'Consultation',
  pays: 'You pay',
  instead: (now: string, before: string) => `${now} instead of ${before}`,
  until: 'Until',
  code: 'Code',
  how: 'Signed in, it is taken off by itself. Otherwise type the code at the booking, with this e-mail address.',
  book: 'Book it',
  subject: (course: string) => `Your consultation with ${course}`,
  preview: 'A consultation came with your course. It is ready to book.',
  intro: (course: string) =>
    `A consultation came with “${course}”. It is ready: choose an hour when you need it.`,
} as const;

export const staffStockEmpty = {
  subject: (course: string) => `No access codes left: ${course}`,
  preview: 'A learner has paid and waits for a code.',
  heading: 'The pool of codes is empty',
  intro: (course: string, hours: string) =>
    `A confirmed order for “${course}” found no access code. The learner was promised one within ${hours}.`,
  next: 'Add codes in Derb admin: those who wait are served at once, the longest waiting first.',
  button: 'Add access codes',
} as const;
