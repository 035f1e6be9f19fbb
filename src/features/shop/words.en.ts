/** The page of an e-mail's link: the file, or that the link no longer works. */
export const download = {
  title: 'Your download',
  description: 'The file you asked for, ready to be saved.',
  heading: 'Your file is ready',
  file: 'File',
  type: 'Type',
  size: 'Size',
  validUntil: 'The link works until',
  download: 'Download the file',
  after: 'When it is saved',
  afterSteps: {
    xlsx: [
      'On a phone, open it with Google Sheets or another app for Excel files; on a computer, with Excel or LibreOffice.',
      'Save a copy under your own name before you write in it.',
      'Read the first sheet. It is one page.',
    ],
    pdf: [
      'Open it with any PDF reader; it needs no internet.',
      'Read the first two chapters in one sitting.',
      'Put it where you find it again: the files app, or an e-mail to yourself.',
    ],
    html: [
      'Open the file with your browser, on a computer or an Android phone.',
      'Save the page as a bookmark, so that you find it tomorrow.',
      'Write three tasks.',
    ],
    other: ['Open the file, and save a copy under your own name.'],
  },
  notSaved: 'It did not work? Press the button again: the link can be used as often as you like until then.',
  expired: {
    title: 'This link has expired',
    text: 'Links work for {linkLife}, so that a forwarded e-mail does not hand out files for ever. Ask again, and a new one is with you in minutes.',
    action: 'Ask for a new link',
    shop: 'To the shop',
  },
  /** Of a file that was bought. */
  paid: {
    expired: {
      title: 'This link has expired',
      text: 'A link to a bought file works for {hours}, so that a forwarded e-mail does not hand it out for ever. Your file is still yours: open your order, or let us write to the address you gave when you bought it.',
    },
    usedUp: {
      title: 'Fetched as often as it may be',
      text: 'This file was downloaded as often as the purchase allows. If a phone was lost or something went wrong, write to us: we open it again for you.',
    },
    over: {
      title: 'The time for downloading has passed',
      text: 'The file you bought could be downloaded for a fixed time. Do you need it once more? Write to us: we open it again for you.',
    },
    send: 'Send me new links',
    sent: 'An e-mail with new links is on its way to the address of the order.',
    ask: 'Ask on WhatsApp',
    askText: 'Hello, I have a question about a file I bought in the shop.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'Perhaps a piece of it was lost when it was copied. Open it from the e-mail itself, or ask for the file again in the shop.',
    action: 'To the shop',
  },
};

/** Files that were bought, where they can be fetched: the page of an order, the pages after a bank, the account. */
export const orderFiles = {
  title: 'Your files',
  lead: 'Save them on this device: then they need no internet.',
  download: 'Download',
  left: {
    one: 'One download left, until {date}',
    two: '{n} downloads left, until {date}',
    few: '{n} downloads left, until {date}',
    many: '{n} downloads left, until {date}',
    other: '{n} downloads left, until {date}',
  },
  again: 'Just fetched. Did it fail? For a few minutes you may press again.',
  note: 'What breaks off on the way goes on where it stopped and counts once. Over another connection it counts once more.',
  usedUp: 'Fetched as often as it may be. Do you need it once more? Write to us, and we open it again.',
  over: 'The time for downloading it has passed. Write to us, and we open it again.',
  ask: 'Ask on WhatsApp',
  askText: 'Hello, I need the files of my order {number} once more.',
  gone: 'The file is no longer in the shop. Write to us, and we send it to you ourselves.',
};

/** The page of one product. */
export const product = {
  back: 'Back to Shop',
  level: 'For all skill levels',
  updated: (date: string) => `Last updated ${date}`,
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
  alsoIn: (language: string) => `The same file in ${language} is on the ${language} page.`,
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

/** The shop's list, and what its cards and the product pages share. */
export const shop = {
  title: 'Shop',
  description:
    'Templates, an e-book and a small app for your project, made in Morocco. Some are free; each is a file you keep.',
  kicker: 'Shop',
  heading: 'Tools for a small business',
  lead: 'Spreadsheets that do the sums, a book you finish, an app without an account. In English and in Arabic, small enough for prepaid data.',
  filters: {
    label: 'Filter the shop',
    category: 'Kind',
    subcategory: 'For',
    all: 'All',
    freeOnly: 'Free only',
    featuredOnly: 'Our picks only',
    apply: 'Show',
    clear: 'Clear the filters',
  },
  categories: { Templates: 'Templates', Ebooks: 'E-books', Software: 'Software' },
  subcategories: { Business: 'Business', Productivity: 'Productivity', Creative: 'Creative work' },
  results: {
    heading: 'Products',
    count: {
      one: '{n} product',
      two: '{n} products',
      few: '{n} products',
      many: '{n} products',
      other: '{n} products',
    },
    empty: 'Nothing in the shop fits all of that.',
    emptyHint: 'Take one filter away, or look at everything we have.',
    showAll: 'Show all products',
  },
  /** While there is no product at all. */
  none: {
    title: 'The shelves are still empty',
    text: 'The first files are being made. Tell us which one you need most.',
    action: 'Tell us',
  },
  free: 'Free',
  featured: 'Our pick',
  seeProduct: 'See what is inside',
  wish: {
    heading: 'Missing a tool?',
    text: 'Tell us which sum, list or letter costs you an evening every month. The next file may be yours.',
    action: 'Tell us',
  },
  delivery: {
    heading: 'How a file reaches you',
    steps: [
      {
        title: 'You choose',
        text: 'Look inside first: every page lists all that the file holds, and nothing it does not.',
      },
      {
        title: 'You leave an e-mail address',
        text: 'No account and no password. The address is used for this file only.',
      },
      {
        title: 'An e-mail brings the link',
        text: 'Free files: within minutes. The link works for {linkLife}, and you can ask for another at any time.',
      },
    ],
  },
};
