/** The letter with the links of what was bought in the shop. */
export const en = {
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
