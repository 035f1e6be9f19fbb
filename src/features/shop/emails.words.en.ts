/** What the e-mails of a confirmed order say differently when it cost nothing: 0 MAD, or free access by staff. */
export const free = {
  paid: 'To pay',
  free: 'It costs nothing: 0 MAD.',
  letIn: {
    gift: 'It is a gift from the academy: you pay nothing.',
    scholarship: 'The academy gives you a scholarship for it: you pay nothing.',
    moved: 'You had it with us elsewhere, and have it here from now on. You pay nothing.',
    other: 'The academy opened it for you: you pay nothing.',
  },
  accessReady: {
    preview: 'Here are your code and the link to start. There is nothing to pay.',
    intro: (item: string) => `“${item}” is yours.`,
  },
  accessSoon: {
    subject: (course: string, hours: string) => `Your access to ${course} comes within ${hours}`,
    heading: 'Your place is certain',
    intro: (item: string) => `Your place in “${item}” is certain.`,
  },
  membershipReady: {
    preview: 'Your place is certain. There is nothing to pay. Here is what comes next.',
    intro: (item: string) => `“${item}” is yours.`,
  },
  productReady: {
    preview: 'Your files are ready to be saved. There is nothing to pay.',
    intro: (item: string) =>
      `“${item}” is yours. Save it on your phone or computer now: then it needs no internet.`,
  },
} as const;

/** The e-mail with the links of what was bought in the shop. */
export const productReady = {
  subject: (product: string) => `Your files: ${product}`,
  preview: 'Your payment is confirmed, and your files are ready to be saved.',
  heading: 'Your files are ready',
  intro: (product: string) =>
    `Your payment is confirmed and “${product}” is yours. Save it on your phone or computer now: then it needs no internet.`,
  /** A button for each language; `both` where one file serves both. */
  download: {
    en: 'Download in English',
    ar: 'Download in Arabic',
    both: 'Download the file',
  },
  linkLife: (hours: string) =>
    `These links work for ${hours}. The page of your order makes new ones whenever you need them.`,
  byHand: 'The file is no longer in the shop. Reply to this e-mail, and we send it to you ourselves.',
  refund: (days: string, paidBack: string) =>
    `If it is not for you, ask on the page of your order within ${days} of your payment: you get your money back within ${paidBack}.`,
} as const;
