/** To the staff: a buyer was told that somebody contacts her. */
export const en = {
  subject: (number: string, amount: string) => `Agree on a payment: order ${number}, ${amount}`,
  preview: 'A buyer chose another way to pay and waits for a word from us.',
  heading: 'A buyer waits for a word from us',
  intro:
    'She chose another way to pay, and was told that we contact her shortly. Agree with her, and record the payment once it is here.',
  buyer: 'Buyer',
  email: 'E-mail',
  phone: 'Phone',
  amount: 'Amount',
  button: 'Open the order',
} as const;
