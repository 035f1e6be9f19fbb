/** What somebody of the staff sends to themselves, to see sender, signature and look. */
export const senderTest = {
  subject: 'This is how our e-mails look',
  preview: 'Sender, reply address, signature and colours as they are saved.',
  heading: 'A test',
  text: 'The sender, the address for replies, the signature and the colours are those that are saved now.',
  why: 'You sent this test to yourself from the settings.',
} as const;

/** What is around every e-mail. */
export const frame = {
  hello: (firstName: string) => `Hello ${firstName},`,
  /** On a screen, for who wants neither course nor name there. */
  discreet: 'It is time to learn.',
  reply: 'A question? Reply to this e-mail: a person reads it.',
  whatsapp: (number: string) => `Or write to us on WhatsApp: ${number}`,
  why: (site: string) => `You get this e-mail because this e-mail address was given for an order at ${site}.`,
  hi: 'Hello,',
  whyForm: (site: string) =>
    `You get this e-mail because this e-mail address was typed in a form at ${site}. If that was not you, you do not have to do anything.`,
  order: 'Order',
  /** What an order is for. */
  item: {
    course: 'Course',
    membership: 'Membership',
    product: 'Product',
    consultation: 'Consultation',
    bundle: 'Bundle',
    instalment: 'Instalment',
    test: 'Test',
  },
  trainer: 'Trainer',
  price: 'Price',
  discount: 'Discount',
  amount: 'Amount to pay',
  paid: 'Amount paid',
  openOrder: 'Open my order',
  keepLink:
    'The link to your order works at any time. Whoever has this e-mail can open it too, so do not pass it on.',
  orCopy: 'If the button does not work, open this link:',
  nextTitle: 'What happens next',
} as const;
