/** The test screens for staff: trying out card payments and forms. */
export const testScreens = {
  notice:
    'A test screen, for the people who run this academy. Visitors do not see it. What is paid here opens nothing.',
  all: 'Test screens',
  fields: {
    amount: 'Amount in MAD',
    amountHint: 'From 0.01 to 1 000.',
    description: 'Description',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    phoneHint: 'A Moroccan number, or any other with its country code: +33…',
    cardType: 'Which card?',
    order: 'Order number',
    orderHint: 'Made by the server when you send: a number from a browser is never used.',
  },
  problems: 'Check what is marked below.',
  paymentTest: {
    title: 'Payment test',
    description: 'A card payment of any small amount.',
    lead: 'Makes an order of this amount and takes you straight to the bank that is connected for the card.',
    submit: 'Pay this amount',
    filled: 'A test of card payment',
    none: 'No card gateway and no practice bank is connected here.',
  },
  paymentTestPage: {
    title: 'Payment test page',
    description: 'Every step of paying, with an order of your own.',
    lead: 'Makes an order of this amount and opens the steps every learner goes through: method, card or transfer, result.',
    submit: 'Next: Select Payment',
    filled: 'A test of all payment methods',
  },
  formTest: {
    title: 'Form test',
    description: 'How the site reads what people type.',
    lead: 'Type what a learner would type: you see what would be stored. Nothing is.',
    submit: 'Read it',
    accepted: 'Accepted',
  },
  virtual: {
    title: 'Test enrolment',
    description: 'The sales page with a test price.',
    lead: (price: string) =>
      `The sales page as visitors see it, with a price of ${price}. What is bought here opens nothing.`,
    submit: 'Next: Select Payment',
    price: 'Test price',
  },
  users: {
    title: 'Users table',
    description: 'Everybody with an order, newest first.',
    lead: 'One row for each order, newest first.',
    none: 'Nobody yet.',
    error: (message: string) => `Error: ${message}`,
    failed: 'An error occurred',
    older: 'Older',
    newest: 'Newest',
  },
} as const;
