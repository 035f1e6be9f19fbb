/** What the e-mails of a confirmed order say differently when it cost nothing: 0 MAD, or free access by staff. */
export const free = {
  paid: 'To pay',
  free: 'Nothing: 0 MAD.',
  freeReasons: {
    gift: 'This is a gift from the academy. You pay nothing.',
    scholarship: 'This is a scholarship. You pay nothing.',
    moved: 'You were enrolled with us elsewhere; from now on everything is here. You pay nothing.',
    other: 'The academy has opened this for you. You pay nothing.',
  },
  accessReady: {
    preview: 'Here are your activation code and the link to start. There is nothing to pay.',
    intro: (item: string) => `“${item}” is yours.`,
  },
  accessSoon: {
    subject: (course: string, hours: string) => `Your access will come within ${hours}: ${course}`,
    heading: 'Your seat is booked',
    intro: (item: string) => `Your seat in “${item}” is booked.`,
  },
  membershipReady: {
    preview: 'Your seat is booked and there is nothing to pay. Here is what comes next.',
    intro: (item: string) => `“${item}” is yours.`,
  },
  productReady: {
    preview: 'Your files are ready to download. There is nothing to pay.',
    intro: (item: string) =>
      `“${item}” is yours. Save it on your phone or computer now and you can open it without internet.`,
  },
} as const;

/** The e-mail with the links of what was bought in the shop. */
export const productReady = {
  subject: (product: string) => `Your files: ${product}`,
  preview: 'Your payment is confirmed, and your files are ready to download.',
  heading: 'Your files are ready',
  intro: (product: string) =>
    `Your payment is confirmed and “${product}” is yours. Save it on your phone or computer now and you can open it without internet.`,
  /** A button for each language; `both` where one file serves both. */
  download: {
    en: 'Download in English',
    ar: 'Download in Arabic',
    fr: 'Download in French',
    both: 'Download the file',
  },
  linkLife: (hours: string) =>
    `These links work for ${hours}. You can get new ones on your order page at any time.`,
  byHand: 'The file is no longer in the shop. Reply to this e-mail and we will send it to you.',
  refund: (days: string, paidBack: string) =>
    `Not for you? Ask for a refund on your order page within ${days} of your payment: you get your money back within ${paidBack}.`,
} as const;
