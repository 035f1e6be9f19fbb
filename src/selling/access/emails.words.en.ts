/** The e-mail with the link to a free product. */
export const accessLink = {
  subject: (product: string) => `Your file: ${product}`,
  preview: (until: string) => `The link is inside. It is valid until ${until}.`,
  heading: 'Your file is ready',
  intro: (product: string) => `Here is “${product}”, free of charge.`,
  file: 'File',
  size: 'Size',
  units: {
    megabytes: (number: string) => `${number} MB`,
    kilobytes: (number: string) => `${number} KB`,
  },
  until: 'Link works until',
  button: 'Download the file',
  again:
    'You can use the link as often as you like until then, and ask for a new one in the shop afterwards.',
} as const;

export const accessReady = {
  subject: (course: string) => `Your course is open: ${course}`,
  preview: 'Your payment is confirmed. Here are your activation code and the link to start.',
  heading: 'Your course is open',
  intro: (course: string) => `Your payment is confirmed, and “${course}” is yours.`,
  code: 'Your activation code',
  start: 'Start learning',
  firstTitle: 'Your first steps',
  first: [
    'Open the learning platform with the button above.',
    'Create your account there with this same e-mail address.',
    'Type your activation code when you are asked for it. It works once and is only for you.',
  ],
  refund: (days: string, paidBack: string) =>
    `If the course is not for you, ask for a refund on the page of your order within ${days}: you get your money back the way you paid, within ${paidBack}. Cash is handed to you, or sent to an agency in your name or to your bank account.`,
  receipt: 'Your receipt is on the page of your order.',
} as const;

export const accessSoon = {
  subject: (course: string, hours: string) =>
    `Paid, your activation code will come within ${hours}: ${course}`,
  preview: 'Your seat is booked.',
  heading: 'Your payment is confirmed',
  intro: (course: string) => `Thank you. Your seat in “${course}” is booked.`,
  soon: (hours: string) =>
    `We are preparing your activation code. It will come by e-mail within ${hours}, and will be on the page of your order too. You do not have to do anything.`,
  spam: 'If nothing has come by then, look in your spam folder, or reply to this e-mail.',
} as const;

/** To the recipient of a gift, and to its buyer. `from` is a first name. */
export const gift = {
  somebody: 'A friend',
  subject: (from: string, item: string) => `A gift for you from ${from}: ${item}`,
  preview: 'It is paid for. Here is how to open it.',
  heading: 'A gift for you',
  intro: (from: string, item: string) =>
    `${from} has given you “${item}”. It is paid for and costs you nothing.`,
  note: (from: string) => `${from} writes`,
  soon: (hours: string) =>
    `Your activation code will come to this e-mail address within ${hours}. You do not have to do anything.`,
  signIn: 'Sign in with this e-mail address: we send you a code, so you need no password.',
  linkLife: (hours: string) => `These links work for ${hours}. You can find new ones in your account.`,
  account: 'Open my account',
  why: (site: string) =>
    `You get this e-mail because this e-mail address was given for a paid gift at ${site}. If you do not know who sent it, you do not have to do anything.`,
  /** In everything the buyer reads. */
  isFor: 'Gift for',
  sent: {
    subject: (item: string) => `Your gift is on its way: ${item}`,
    preview: 'Your payment is confirmed.',
    heading: 'Your gift is on its way',
    /** It leaves on a day that the buyer chose. */
    waitsSubject: (item: string) => `Your gift waits for its day: ${item}`,
    waitsHeading: 'Your gift waits for its day',
    waits: (item: string, name: string, email: string, day: string) =>
      `Your payment is confirmed. On ${day}, at 08:00 in Morocco, we tell ${name}, at ${email}, how to open “${item}”. You can change the day on the page of your order.`,
    intro: (item: string, name: string, email: string) =>
      `Your payment is confirmed. We are telling ${name}, at ${email}, how to open “${item}”.`,
  },
  received: {
    next: (email: string) => `Then we will tell ${email} how to open your gift.`,
    byHand: 'Then you get a link and a card to give your gift with.',
  },
  /** Where no e-mail address was given. */
  hand: {
    isFor: 'given by you',
    subject: (item: string) => `Give your gift with the link: ${item}`,
    heading: 'Your gift is ready to give',
    intro: (item: string, name: string) =>
      `Your payment is confirmed. Send ${name} the link below, or print the card on the page of your order: with it they say who they are, and “${item}” is theirs.`,
    once: 'The first to open the link has it. Until then you can have a new link made, or send the gift to an e-mail address, on the page of your order.',
    button: 'The card, and sending it on WhatsApp',
  },
  /** To somebody who owns it already, or whose address was typed by another. */
  owned: {
    subject: (item: string) => `Do not pay again, you have this already: ${item}`,
    title: 'You have this already',
    preview: 'This order closes by itself.',
    text: (item: string) =>
      `You already have “${item}”, so do not pay for it again. This order closes by itself.`,
    open: 'Open what I have',
    gift: 'For somebody else? Order it as a gift',
  },
} as const;

/** Consultations that came with a course, in the e-mail that opens it or in one of their own. */
export const rights = {
  heading: 'Your consultation',
  what: 'Consultation',
  pays: 'You pay',
  free: 'Free',
  instead: (now: string, before: string) => `${now} instead of ${before}`,
  until: 'Until',
  code: 'Code',
  how: 'If you are signed in, the price is lowered automatically. If not, type the code when you book, with this e-mail address.',
  book: 'Book it',
  subject: (course: string) => `Your consultation is ready to book: ${course}`,
  preview: 'It came with your course.',
  intro: (course: string) =>
    `A consultation came with “${course}”. It is ready: choose an appointment when you need it.`,
} as const;

export const staffStockEmpty = {
  subject: (course: string) => `No activation codes left: ${course}`,
  preview: 'A paid order is waiting for its code.',
  heading: 'No activation codes left',
  intro: (course: string, hours: string) =>
    `There was no activation code for a confirmed order of “${course}”. We promised one within ${hours}.`,
  next: 'Add codes in Derb admin: those who are waiting get theirs at once, the longest waiting first.',
  button: 'Add activation codes',
} as const;
