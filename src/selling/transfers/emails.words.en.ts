/** At once after a code was sent, or a bank transfer reported. */
export const claimReceived = {
  cash: {
    subject: (item: string, amount: string) => `We have your transfer code, ${amount}: ${item}`,
    heading: 'We have your code',
    intro: (item: string) =>
      `Thank you. We have the code of your cash payment for “${item}”, and we are looking for the money.`,
    hear: (when: string) => `You hear from us by ${when}.`,
  },
  bank: {
    subject: (item: string, amount: string) => `We are looking for your transfer, ${amount}: ${item}`,
    heading: 'We are looking for your transfer',
    intro: (item: string) => `Thank you. You told us that you sent the transfer for “${item}”.`,
    hear: (when: string) =>
      `We look for it by ${when} and write to you as soon as we find it. Between banks it can take one or two working days.`,
  },
  wallet: {
    subject: (item: string, amount: string) => `We have the number of your operation, ${amount}: ${item}`,
    heading: 'We have your number',
    intro: (item: string) =>
      `Thank you. We have the number of your wallet’s operation for “${item}”, and we are looking for the money.`,
    hear: (when: string) => `You hear from us by ${when}.`,
  },
  code: 'Your code ends in',
  amount: 'Amount you sent',
  full: 'Every seat has been taken meanwhile by people confirmed before you. We look for your payment all the same, and nothing is lost. The page of your order shows whether another group is open; if not, we find you a seat or pay you back.',
  notFound:
    'If the payment does not show up, you get an e-mail with the reason, and you can check the code or the transfer and send it again.',
} as const;

export const claimRefused = {
  subject: (item: string, amount: string) => `We have not found ${amount} yet, see why: ${item}`,
  preview: 'Here is why, and what you can do.',
  heading: 'We could not confirm your payment',
  intro: (item: string) =>
    `We checked your payment for “${item}” and could not confirm it yet. Nothing is lost.`,
  reason: 'Why',
  nextTitle: 'What you can do',
  next: [
    'Compare the amount, the account or beneficiary, and the reference with your slip.',
    'If something was mistyped, open your order and send it again.',
    'If everything is right, add a photo of the slip on the page of your order, and we will look again together. Never send the slip by e-mail or WhatsApp: whoever sees its code can collect the money.',
    'Or pay another way from the page of your order.',
  ],
  nextWhenOver: [
    'If you did pay, reply to this e-mail and tell us when and how, and we will look again together. Keep the slip and its code to yourself.',
    'If not, choose again from the page of your order.',
  ],
  over: 'The time to pay for this order is over, so what was kept for you is now open to others.',
  until: (date: string) => `Your order stays open until ${date}.`,
} as const;

export const takenBack = {
  subject: (item: string) => `We confirmed your payment by mistake: ${item}`,
  preview: 'Your money did not arrive after all. Here is why, and what you can do.',
  heading: 'Your payment is not confirmed after all',
  intro: (item: string, amount: string) =>
    `We told you that we have your payment of ${amount} for “${item}”. That was our mistake: we have looked again, and the money is not there. We are sorry.`,
  closed:
    'What the order had opened is closed until it is paid. Nothing you did in it is lost. Its receipt no longer counts.',
  closedGift:
    'Your gift is closed until it is paid. Nothing that was done in it is lost. Its receipt no longer counts.',
  paid: 'If you paid, add a photo of the slip on the page of your order, and we will look again together. If not, pay from the same page.',
  until: (date: string) => `Your order stays open until ${date}.`,
} as const;

export const howToPay = {
  bank: {
    subject: (item: string, amount: string) => `Pay ${amount} by bank transfer: ${item}`,
    preview: (number: string) => `The account, and the reference to write: ${number}.`,
    heading: 'Pay by bank transfer',
    intro: (item: string, amount: string) =>
      `We have your order for “${item}”. Transfer ${amount} to this account and write your order number as the reference: that is how we find your transfer.`,
    accountName: 'Account name',
    bankName: 'Bank',
    rib: 'RIB',
    iban: 'IBAN, from abroad',
    swift: 'SWIFT, from abroad',
    reference: 'Reference',
    amount: 'Amount',
    next: [
      'Make the transfer from your bank’s app or at its counter.',
      'Open your order and tell us that it is on its way.',
      'We look for it, and will write to you as soon as we find it.',
    ],
    button: 'I have made the transfer',
  },
  cash: {
    subject: (item: string, amount: string) => `Pay ${amount} in cash: ${item}`,
    preview: (agencies: string) => `At any ${agencies} agency.`,
    heading: 'Pay in cash at an agency',
    intro: (item: string, amount: string, agencies: string) =>
      `We have your order for “${item}”. Send ${amount} from any ${agencies} agency with these details. Take your identity card (CIN) with you.`,
    beneficiary: 'Beneficiary',
    city: 'City',
    phone: 'Phone of the beneficiary',
    amount: 'Amount',
    next: [
      'The agency gives you a slip with a transfer code.',
      'Open your order and type that code.',
      'We check it, and will write to you as soon as we find the money.',
    ],
    secret:
      'Whoever knows the code can collect the money: keep it to yourself, and type it only on the page of your order.',
    button: 'Type my transfer code',
  },
  wallet: {
    subject: (item: string, amount: string) => `Pay ${amount} from your mobile wallet: ${item}`,
    preview: (number: string) => `To the number ${number}.`,
    heading: 'Pay from a mobile wallet',
    intro: (item: string, amount: string) =>
      `We have your order for “${item}”. Send ${amount} from your wallet’s app to this number. Our QR code, if you would rather scan it, is on the page of your order.`,
    wallet: 'Wallet',
    phone: 'Number',
    holder: 'Name that the app shows',
    amount: 'Amount',
    next: [
      'Your wallet confirms it by an SMS or a receipt, with the number of the operation.',
      'Open your order and type that number.',
      'We check it, and will write to you as soon as we find the money.',
    ],
    button: 'Type the number of the operation',
  },
  other: {
    subject: (item: string, amount: string) => `Let us find a way to pay ${amount}: ${item}`,
    preview: 'We have your order. Write to us, and we will find a way that suits you.',
    heading: 'Another way to pay',
    intro: (item: string) =>
      `We have your order for “${item}”, and you want to pay another way. Write to us on WhatsApp or reply to this e-mail, and we will find a way.`,
    whatsapp: 'Write to us on WhatsApp',
    whatsappText: (number: string, item: string) =>
      `Hello, I would like to pay for “${item}” another way. My order number: ${number}`,
  },
  promise: (when: string) => `We look for transfers ${when}.`,
} as const;

export const staffClaimWaiting = {
  subject: (number: string, amount: string) => `A transfer to look for: ${amount}, order ${number}`,
  preview: 'Somebody says that they have paid.',
  heading: 'A transfer is waiting for your decision',
  intro:
    'Somebody says that this transfer is on its way. Look for it, then confirm or refuse it in Derb admin.',
  method: 'Method',
  methods: {
    Card: 'Card',
    'Bank Transfer': 'Bank transfer',
    'WafaCash / Cash Plus': 'WafaCash / Cash Plus',
    'Mobile Wallet': 'Mobile wallet',
    'Other Payment Methods': 'Another method',
  },
  transferCode: 'Transfer code',
  buyer: 'Buyer',
  amount: 'Amount',
  button: 'Open the order',
} as const;

export const staffClaimsLate = {
  subject: (count: number) =>
    count === 1 ? '1 transfer has waited too long' : `${count} transfers have waited too long`,
  preview: 'People are waiting for an answer.',
  heading: 'Transfers that have waited too long',
  intro: (checks: string) =>
    `These people told us that they have paid, and the time by which we promised to look has passed: we look ${checks}. Nobody has decided yet. The longest waiting comes first.`,
  line: (name: string, amount: string, method: string, since: string, promised: string) =>
    `${name}, ${amount}, ${method}, since ${since}, promised by ${promised}`,
  collect: (day: string) => `Collect it by ${day}: then the agency sends it back.`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  button: 'Open the oldest',
} as const;

/** To staff: a buyer was promised that somebody contacts them. */
export const staffOtherMethod = {
  subject: (number: string, amount: string) => `Agree on a payment: order ${number}, ${amount}`,
  preview: 'A buyer chose another way to pay and is waiting to hear from us.',
  heading: 'A buyer is waiting to hear from us',
  intro:
    'They chose another way to pay and were told that we would contact them shortly. Agree with them on how, and record the payment once it arrives.',
  buyer: 'Buyer',
  email: 'E-mail',
  phone: 'Phone',
  amount: 'Amount',
  button: 'Open the order',
} as const;
