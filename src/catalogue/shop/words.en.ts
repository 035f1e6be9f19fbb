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
      'Keep it where you will find it again: the files app, or an e-mail to yourself.',
    ],
    html: [
      'Open the file with your browser, on a computer or an Android phone.',
      'Bookmark the page so you can find it tomorrow.',
      'Write three tasks.',
    ],
    other: ['Open the file, and save a copy under your own name.'],
  },
  notSaved: 'Did it fail? Press the button again: you can use the link as often as you like until then.',
  expired: {
    title: 'This link has expired',
    text: 'Links work for {linkLife}, so a forwarded e-mail cannot be used for long. Ask again and you get a new link within minutes.',
    action: 'Ask for a new link',
    shop: 'To the shop',
  },
  /** Of a file that was bought. */
  paid: {
    expired: {
      title: 'This link has expired',
      text: 'A link to a bought file works for {hours}, so a forwarded e-mail cannot be used for long. The file is still yours: open your order, or have a new link sent to the e-mail address you bought it with.',
    },
    usedUp: {
      title: 'No downloads left',
      text: 'You have used all the downloads of this purchase. If you lost your phone or something went wrong, write to us and we will open it again.',
    },
    over: {
      title: 'The time for downloading has passed',
      text: 'Your file could be downloaded for a fixed time. Need it again? Write to us and we will open it.',
    },
    send: 'Send me new links',
    sent: 'An e-mail with new links is on its way to the e-mail address of the order.',
    ask: 'Ask on WhatsApp',
    askText: 'Hello, I have a question about a file I bought in the shop.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'Part of it may be missing. Open it from the e-mail itself, or ask for the file again in the shop.',
    action: 'To the shop',
  },
};

/** Files that were bought, where they can be fetched: the page of an order, the pages after a bank, the account. */
export const orderFiles = {
  title: 'Your files',
  lead: 'Save them on this device and you can open them without internet.',
  download: 'Download',
  left: {
    one: 'One download left, until {date}',
    two: '{n} downloads left, until {date}',
    few: '{n} downloads left, until {date}',
    many: '{n} downloads left, until {date}',
    other: '{n} downloads left, until {date}',
  },
  again: 'You have just downloaded it. Did it fail? You can press again for a few minutes.',
  note: 'If a download breaks off, it continues where it stopped and counts once. On another internet connection it counts again.',
  usedUp: 'No downloads left. Need it again? Write to us and we will open it.',
  over: 'The time for downloading it has passed. Write to us and we will open it again.',
  ask: 'Ask on WhatsApp',
  askText: 'Hello, I need the files of my order {number} again.',
  gone: 'The file is no longer in the shop. Write to us and we will send it to you.',
};

/** The page of one product. */
export const product = {
  back: 'Back to the shop',
  updated: (date: string) => `Last updated ${date}`,
  getFree: 'Download for free',
  getPaid: 'Get access',
  bar: 'Get this product',
  /** The pictures of its pages. */
  pages: 'Pages from the file',
  included: 'What’s included',
  howToUse: 'How to use it',
  side: {
    type: 'File type',
    size: 'Size',
    opensOn: 'Opens on',
    language: 'Language',
    freeNote: 'Free. We send the link to your e-mail address.',
    soldNote:
      'Pay by card, by bank transfer or in cash. Your files open as soon as the payment is confirmed.',
    paidNote: 'Not on sale yet: leave your e-mail address and we will write to you when it is.',
    guaranteeTitle: '{shopDaysAlone} to change your mind',
    guaranteeText: 'Not for you? You get your money back.',
  },
  types: { xlsx: 'Excel workbook (.xlsx)', pdf: 'PDF', html: 'Web page (.html)', other: 'File' },
  opensOn: {
    xlsx: 'Any phone, with Google Sheets',
    pdf: 'Any phone, without internet',
    html: 'An Android phone or a computer',
    other: 'A phone or computer that knows this format',
  },
  languages: { en: 'English', ar: 'Arabic', fr: 'French', both: 'English and Arabic' },
  /** The file of this page, then the one of its twin. */
  /** What is bought comes in every language it has. */
  comesIn: (language: string) => `You get the file in ${language} too, at the same price.`,
  alsoIn: (language: string) => `The same file in ${language} is on the ${language} page.`,
  size: { kilobytes: '{n} KB', megabytes: '{n} MB' },
  questions: 'Questions',
  guarantee: {
    paid: {
      question: 'What if it does not help me?',
      answer:
        'Write to us within {shopDays} of buying it, and we will refund the price within {paidBack}, by the method you paid with.',
    },
    free: {
      question: 'Does the guarantee of {shopDays} cover this file?',
      answer: 'The guarantee covers what you pay for. This file is free, so there is nothing to refund.',
    },
  },
  related: 'You may also like',
  missing: {
    title: 'Product not found',
    text: 'It was renamed or taken out of the shop. In a few seconds this page takes you to the whole shop.',
  },
};

/** The shop's list, and what its cards and the product pages share. */
export const shop = {
  title: 'Shop',
  description:
    'Templates, an e-book and a small app for your project, made in Morocco. Some are free; all are files you keep.',
  heading: 'Tools for a small business',
  lead: 'Spreadsheets that do the sums, a short book, an app without an account. In English and Arabic, small enough for prepaid data.',
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
  /** One of them, on its cover. */
  kinds: { Templates: 'Template', Ebooks: 'E-book', Software: 'App' },
  open: { Templates: 'Open the template', Ebooks: 'Open the book', Software: 'Open the app' },
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
    empty: 'No product matches all of that.',
    emptyHint: 'Remove a filter, or look at everything we have.',
    showAll: 'Show all products',
  },
  /** While there is no product at all. */
  none: {
    title: 'No products yet',
    text: 'We are making the first files. Tell us which one you need most.',
    action: 'Tell us',
  },
  free: 'Free',
  wish: {
    heading: 'Missing a tool?',
    text: 'Tell us which job takes up your time every month. We may make a file for it.',
    action: 'Tell us',
  },
  delivery: {
    heading: 'How a file reaches you',
    steps: [
      {
        title: 'You choose',
        text: 'Look through pages of the file before you choose.',
      },
      {
        title: 'You leave an e-mail address',
        text: 'No account and no password. We use your e-mail address for this file only.',
      },
      {
        title: 'You get a link by e-mail',
        text: 'Free files arrive within minutes. The link works for {linkLife}, and you can ask for another at any time.',
      },
    ],
  },
};

/** Several courses or products at one price. */
export const bundle = {
  kind: 'Bundle',
  kinds: { course: 'Course', product: 'From the shop' },
  contains: 'What is in it',
  alone: 'Bought alone',
  share: 'In this bundle',
  saved: (amount: string) => `You save ${amount}.`,
  oneByOne: (amount: string) => `Bought one by one it costs ${amount} today.`,
  buy: 'Get the bundle',
  how: 'One order, one payment. Everything opens as soon as the payment is confirmed.',
  right: (days: string, paidBack: string) =>
    `You have ${days} from your payment to change your mind. We refund it within ${paidBack}.`,
  rule: {
    title: 'You have part of it already?',
    text: 'Sign in before you order. What you have paid for already, and have not asked to be refunded, comes off at its price in this bundle.',
    split:
      'That price is its part of the whole, in the ratio of the prices alone without offers. It is rounded down to the centime, and centimes that are left go to the first parts. If we refund one part alone, it is this amount, and only that part closes.',
    ask: 'You have part of it already? Its price in this bundle comes off when you are signed in.',
    signIn: 'Sign in',
  },
  comesOff: (name: string, share: string) => `${name} is yours already: ${share} comes off.`,
  missing: {
    title: 'Not on sale at the moment',
    text: (names: string) =>
      `${names}: not on sale now, so the bundle is not sold either. Whoever bought it keeps all of it.`,
  },
  allYours: {
    title: 'All of it is yours already',
    text: (_names: string) => 'You have everything that is in this bundle. There is nothing to buy.',
  },
  back: 'To the bundle',
  /** On the page of a part, before its link. */
  alsoIn: (name: string, price: string) => `Also in “${name}”, ${price}`,
  notFound: {
    title: 'Bundle not found',
    text: 'It was renamed or is sold no more. In a few seconds this page takes you to the whole shop.',
  },
};
