export const en = {
  bank: {
    subject: (number: string) => `Our bank account for your order ${number}`,
    preview: (amount: string, number: string) => `${amount}, with the reference ${number}.`,
    heading: 'How to pay by bank transfer',
    intro: (amount: string) =>
      `Please transfer ${amount} to this account, and write your order number as the reference: that is how we find your transfer.`,
    accountName: 'Account name',
    bankName: 'Bank',
    rib: 'RIB',
    iban: 'IBAN, from abroad',
    swift: 'SWIFT, from abroad',
    reference: 'Reference',
    amount: 'Amount',
    next: [
      'Make the transfer from your bank’s app or counter.',
      'Open your order and tell us that it is on its way.',
      'We look for it, and write to you as soon as it is found.',
    ],
    button: 'I have made the transfer',
  },
  cash: {
    subject: (number: string) => `How to pay in cash for your order ${number}`,
    preview: (amount: string, agencies: string) => `${amount} at any ${agencies} agency.`,
    heading: (agencies: string) => `How to pay at ${agencies}`,
    intro: (amount: string, agencies: string) =>
      `Please send ${amount} from any ${agencies} agency, with these details. Take your identity card with you.`,
    beneficiary: 'Beneficiary',
    city: 'City',
    phone: 'Phone of the beneficiary',
    amount: 'Amount',
    next: [
      'The agency gives you a receipt with a transfer code.',
      'Open your order and type that code.',
      'We check it, and write to you as soon as the money is found.',
    ],
    secret:
      'Whoever knows the code can collect the money: give it to nobody, and type it only on the page of your order.',
    button: 'Type my transfer code',
  },
  card: {
    subject: (number: string) => `Pay your order ${number} by card`,
    preview: (amount: string) => `${amount}, on your bank’s secure page.`,
    heading: 'Pay by card',
    intro: (amount: string) =>
      `You chose to pay ${amount} by card. The payment is made on the bank’s secure page; we never see your card.`,
    button: 'Pay by card',
  },
  other: {
    subject: (number: string) => `Paying your order ${number} another way`,
    preview: 'Write to us, and we find a way that suits you.',
    heading: 'Another way to pay',
    intro: (amount: string) =>
      `You want to pay ${amount} another way. Reply to this e-mail or write to us on WhatsApp, and we agree on how.`,
    button: 'Open my order',
    whatsapp: 'Write to us on WhatsApp',
    whatsappText: (number: string, item: string) =>
      `Hello, I would like to pay for my order ${number} another way. ${item}.`,
  },
  promise: (when: string) => `We look for transfers ${when}.`,
  until: (date: string) => `Please pay before ${date}; after that the order closes by itself.`,
} as const;
