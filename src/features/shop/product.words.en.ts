/** The page of one product. */
export const en = {
  back: 'Back to Shop',
  level: 'For all skill levels',
  updated: 'Last updated {date}',
  getFree: 'Download For Free',
  getPaid: 'Get Access Now',
  bar: 'Get this product',
  included: 'What’s Included',
  howToUse: 'How to Use',
  side: {
    free: 'Download Now',
    paid: 'Get Access',
    type: 'File type',
    size: 'Size',
    language: 'Language',
    freeNote: 'Nothing to pay. We send the link to your e-mail address.',
    soldNote:
      'Pay by card, by bank transfer or in cash. Your files open as soon as the payment is confirmed.',
    paidNote: 'Not on sale yet: leave your address, and we write to you as soon as it can be bought.',
    guaranteeTitle: '{shopDaysAlone} to change your mind',
    guaranteeText: 'Not for you? You get your money back.',
  },
  types: { xlsx: 'Excel workbook (.xlsx)', pdf: 'PDF', html: 'Web page (.html)', other: 'File' },
  languages: { en: 'English', ar: 'Arabic', both: 'English and Arabic' },
  /** The file of this page, then the one of its twin. */
  alsoIn: 'The same file in {language} is on the {language} page.',
  size: { kilobytes: '{n} KB', megabytes: '{n} MB' },
  questions: 'Questions',
  guarantee: {
    paid: {
      question: 'What if it does not help me?',
      answer:
        'If you are not satisfied, write to us within {shopDays} of buying it, and we pay the price back within {paidBack}, by the method you paid with.',
    },
    free: {
      question: 'Does the satisfaction guarantee of {shopDays} matter here?',
      answer:
        'It covers what is paid for. This file costs nothing, so there is nothing to pay back; but tell us what we should improve.',
    },
  },
  related: 'You May Also Like',
  missing: {
    title: 'Product not found',
    text: 'It was renamed or taken out of the shop. In a few seconds this page leads you to all that is there.',
  },
};
