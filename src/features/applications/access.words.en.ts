/** The form with which a product is asked for: a page, and the same in a dialog. */
export const en = {
  title: (product: string) => `Get ${product}`,
  description: (product: string) => `Leave your e-mail address and we send you ${product}.`,
  heading: {
    free: 'Where shall we send it?',
    paid: 'Shall we write to you?',
    sent: 'Look in your inbox',
    noted: 'We write to you',
  },
  free: 'We send a link to your address. It works for {linkLife}; nothing to pay, no account.',
  paid: '{product} will cost {price}. It cannot be bought here yet: leave your address, and we write once, as soon as it can.',
  email: 'E-mail address',
  emailHint: 'The one you read on your phone.',
  submit: { free: 'Send me the link', paid: 'Write to me' },
  privacy: 'We use the address for this product only.',
  back: 'Back to the product',
  sent: {
    title: 'The link is on its way.',
    text: 'Look in the spam folder too. It works for {linkLife}.',
  },
  noted: {
    title: 'Noted.',
    text: 'We write as soon as it can be bought. Nothing was charged.',
  },
  otherProducts: 'See the other tools',
  dialog: {
    close: 'Close',
    busy: 'Submitting...',
    offline: 'Failed to submit form. Please try again.',
    broken: 'Something went wrong. Please try again.',
    refused: 'Something went wrong. Please try again.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  },
};
