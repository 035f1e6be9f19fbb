/** The shop's list, and what its cards and the product pages say alike. */
export const en = {
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
        title: 'A letter brings the link',
        text: 'Free files: within minutes. The link works for {linkLife}, and you can ask for another at any time.',
      },
    ],
  },
};
