import { zones } from '../../catalogue/consultations/words.en.ts';

/** The steps from details to payment: details, method, card, bank transfer, cash agency, another way. */
export const enrol = {
  details: {
    title: (course: string) => `Enrol: ${course}`,
    description: (course: string) => `${course}: your details first, then how you pay.`,
    name: 'Full name',
    nameHint: 'First and last name.',
    email: 'E-mail',
    emailHint: 'We send the link to your course and your receipt there.',
    phone: 'Phone',
    phoneHint: 'A Moroccan number, or any other with its country code: +33…',
    isSixteen: 'I am 16 or older',
    agreesToStart:
      'Open my course now. I do not want to wait for the 7 days the law gives me to change my mind.',
    /** Beside that tick: what it does not take away. */
    refund: (days: string) => `You can ask for your money back within ${days}.`,
    legal: {
      title: 'What does this tick mean?',
      text: (paidBack: string) =>
        `The law (31-08) gives you 7 days to change your mind, unless what you bought has begun because you asked. That is why we ask. Our own promise still holds: we pay you back the way you paid, within ${paidBack}; cash is handed to you, or sent to an agency in your name or to your bank account.`,
    },
    notNow: 'Nothing is taken now: you choose how to pay in the next step.',
    submit: 'Next: how you pay',
    problemsTitle: 'Check what is marked below.',
  },
  /** A slip in the typed address. */
  meant: {
    title: 'Is your e-mail address right?',
    take: (email: string) => `I meant ${email}`,
    keep: 'If what you typed is right, just go on.',
  },
  changeDetails: {
    title: 'Your details',
    description: 'Correct the details of your order.',
    submit: 'Next: how you pay',
    atTheBank: {
      title: 'The bank’s page is still open',
      text: 'A payment can still arrive, so the e-mail address cannot change now. Finish or cancel the payment on the bank’s page first, or cancel this order and place a new one.',
    },
  },
  priceChanged: {
    title: 'The price has changed',
    text: (before: string, now: string) =>
      `While this form was open the price went from ${before} to ${now}. Nothing was ordered. If the new price suits you, send the form again: what you typed is still here.`,
    textNow: (now: string) =>
      `The price is ${now}. Nothing was ordered. If it suits you, send the form again: what you typed is still here.`,
    submit: (now: string) => `Continue at ${now}`,
  },
  continueOrder: {
    title: 'You have already started',
    text: (number: string) =>
      `Order ${number} for this course is waiting for its payment. No need to start again.`,
    action: 'Continue that order',
  },
  checkedOrder: {
    title: 'Your order is being checked',
    text: (number: string) =>
      `We are looking for the payment of order ${number}, for this course. No need to start again.`,
    action: 'Open my order',
  },
  ownsCourse: {
    title: 'This course is already yours',
    text: (number: string) => `Order ${number} is paid. Its page opens your course.`,
    isOpen: (number: string) => `Order ${number} is paid, and your course is open.`,
    action: 'Open my order',
    learn: 'Go to my course',
  },
  free: {
    submit: 'Enrol free',
    /** For everything but courses. */
    submitOther: 'Confirm, nothing to pay',
    nothingToPay: 'This is free: there is nothing to pay, now or later.',
    many: {
      title: 'Sign in first',
      text: 'Many free seats were taken from this connection, or in this course, in a short time. Sign in with your e-mail address, then send the form again.',
      action: 'Sign in',
    },
    byEmail: {
      title: 'Confirmed: open your e-mail',
      description: 'It costs nothing and is confirmed. The link is in your e-mail.',
      text: 'It costs nothing (0 MAD). We sent the link to the e-mail address you gave, so that nobody else can use it in your name.',
      nothingCame:
        'Nothing after five minutes? Look in your spam folder, or sign in with the same e-mail address.',
      action: 'Sign in',
      /** For whoever is signed in. */
      nothingCameHere: 'Nothing after five minutes? Look in your spam folder.',
      account: 'My account',
    },
  },
  /** For a buyer who has the item or has begun to buy it. */
  had: {
    given: 'It was given to you, and is in your account.',
    account: 'Open my account',
    enrolAnother: 'Enrol somebody else',
    forAnother: 'Buy it for somebody else',
    until: (amount: string, date: string) => `${amount}, to be paid by ${date}.`,
    anew: 'Start a new order',
    atTheBank:
      'The bank may still confirm this order, so a second one cannot be started. Finish or cancel this one first.',
  },
  gift: {
    tick: 'It is a gift for somebody else',
    name: 'Who is it for?',
    email: 'Their e-mail address (optional)',
    emailHint:
      'The gift is sent there; the receipt and any refund stay with you. Empty, for somebody without one: once it is paid you give it yourself, by a link on WhatsApp or a card to print.',
    byHand: 'given by you, by a link or a card',
    note: 'A few words to go with it (optional)',
    noteHint: 'Up to 300 characters, without links.',
    on: 'On which day? (optional)',
    onHint:
      'For a birthday, for instance: it leaves at 08:00 in Morocco. Empty: as soon as your payment is confirmed, with cash or a transfer once we have found it. You can change the day until then.',
    isFor: 'Gift for',
  },
  closed: {
    soldOutTitle: 'Every seat is taken',
    soldOutText: (course: string) =>
      `${course} is full for now. Leave your name and we will write to you as soon as a seat is free or the next group opens.`,
    closedForSaleTitle: 'Not on sale at the moment',
    notOnSaleTitle: 'Not open for enrolment yet',
    notOnSaleText: (course: string) =>
      `Enrolment for ${course} is closed at the moment. Leave your name and you will be the first to know when it opens.`,
    waitlist: 'Join the waitlist',
    otherCourses: 'See all courses',
  },
  missing: {
    title: 'Course not found',
    text: 'This link leads to no course. It may have been renamed.',
  },
  oldForm: {
    title: 'Send it once more',
    text: 'This form was opened for something else. It is up to date now, and what you typed is still here.',
  },
  summary: { order: 'Order', amount: 'To pay', price: 'Price', code: 'code' },
  back: 'Back',
  method: {
    title: 'Payment method',
    description: 'Choose how you pay.',
    submit: 'Confirm payment method',
    legend: 'How would you like to pay?',
    required: 'Choose how you would like to pay.',
    notReady: {
      title: 'This course cannot be paid for yet',
      text: 'The course is not ready to open. Your order is kept, and nothing was charged. Write to us and we will tell you as soon as you can pay.',
      contact: 'Write to us',
    },
    notOffered: 'This way to pay is not available at the moment. Choose another one.',
    planNotOpen: 'You can no longer change how this order is split.',
    planPrice: 'The amount has changed in the meantime. Look at it again, then confirm.',
    card: 'Card',
    cardText: 'On the bank’s own secure page.',
    cardHear: 'Confirmed as soon as the bank answers, usually within a minute',
    bank: 'Bank transfer',
    bankText: 'From your bank or its app to our account. Your bank may charge you for it.',
    bankHear: (promise: string) =>
      `We look ${promise}. An instant transfer is there by then; an ordinary one takes a working day or two.`,
    wallet: 'Mobile wallet',
    walletText: 'From your wallet’s app to our number; then you type the number of the operation here.',
    cash: 'Cash',
    cashText: 'At any of their agencies; then you type the code of your slip here.',
    cashFee: 'The agency asks for its own sending fee on top: ask how much before you pay.',
    cashFeeOf: (fee: string) => `The agency asks for its own sending fee on top, usually about ${fee}.`,
    /** Before cash is chosen. */
    cashMore: {
      bring: 'You bring:',
      code: 'Where the code is, and all of this for your phone',
      card: 'Your identity card (CIN)',
      amount: (amount: string) => `${amount}, and the fee of the agency`,
      firstOf: (first: string, whole: string) => `${whole}, or ${first} for the first payment`,
      beneficiary: (name: string, city: string) => `The name to send to: ${name}, ${city}`,
    },
    /** For an appointment that begins before a transfer is surely found; the second where a card can be used. */
    bankSoon: 'Your appointment may come before we find a transfer: choose a later one.',
    bankSoonOrCard:
      'Your appointment may come before we find a transfer: pay by card, or choose a later one.',
    cashSoon: (promise: string) =>
      `It is quicker than a transfer between banks, but we have to find it before your appointment: we check ${promise}.`,
    other: 'Other payment methods',
    otherText: 'None of these suits you? We will find a way together, on WhatsApp.',
    otherHear: 'A person answers you on WhatsApp; it opens once we have recorded your payment.',
    /** After a bank declined the card: which methods need none, where they are offered. */
    declined: {
      title: 'The bank declined your card, and nothing was charged',
      text: 'Your order is kept. You can also pay without a card:',
      bank: 'send a transfer from your bank or its app',
      cash: 'pay in cash at an agency',
      wallet: 'send the amount from a mobile wallet',
      parts: (line: string) => `or pay in parts: ${line}`,
    },
  },
  card: {
    title: 'Pay by card',
    description: 'Choose your kind of card, then pay on the bank’s page.',
    legend: 'Which card do you have?',
    required: 'Choose your kind of card.',
    international: 'International card',
    internationalText: 'Visa or Mastercard that works abroad and online.',
    morocco: 'Moroccan card',
    moroccoText: 'A card from a Moroccan bank, confirmed by SMS or in the bank’s app.',
    none: 'Cards cannot be used at the moment. Choose another method.',
    chooseOther: 'Choose another method',
    next: (amount: string) =>
      `You pay ${amount} on the bank’s page. We never see your card number. No fee is added.`,
    submit: 'Go to the bank’s page',
    unreachable: {
      title: 'The bank is not answering',
      text: 'Nothing was charged, and your order is kept. Try again in a minute, or choose another method.',
    },
    refused: {
      title: 'The bank did not open its payment page',
      text: 'Nothing was charged, and your order is kept. Try again, or choose another method.',
    },
    manyHere: {
      title: 'Many people on your internet connection are paying just now',
      text: 'Nothing was charged, and your order is kept. Try again in half an hour or with another connection, or choose another method.',
    },
    missing: {
      title: 'This kind of card cannot be used at the moment',
      text: 'Nothing was charged. Choose another card or another method.',
    },
    declined: {
      title: 'Your last card payment did not go through',
      text: 'The bank declined it and nothing was charged. You can try again, with the same card or another one, or pay without a card.',
      without: 'Pay without a card',
    },
    underWay:
      'You went to the bank a moment ago. If you have paid there already, do not pay again: look at your order first, it shows what arrived.',
    underWayApproved:
      'The bank has told you that it accepted your payment, and we are still waiting for its confirmation. Do not pay again: one of us will look at it today.',
    seeOrder: 'See my order',
  },
  handOff: {
    title: 'Going to the bank…',
    text: 'You are being taken to the secure payment page, which can take a few seconds. If nothing happens, press the button. Your order is kept, whatever happens there.',
    submit: 'Go to the payment page',
  },
  bank: {
    title: 'Bank transfer',
    description: 'Our bank account, the amount and the reference for your transfer.',
    first: 'Send this transfer',
    accountName: 'Account holder',
    bankName: 'Bank',
    rib: 'RIB',
    amount: 'Amount',
    reference: 'Reference (motif)',
    referenceHint: 'Write this reference in your transfer: it is how we find it.',
    second: 'Then tell us',
    later: 'You can close this page and come back: the link is in your e-mail.',
    tick: 'I have made the bank transfer',
    submit: 'Confirm bank transfer',
  },
  cash: {
    title: 'Pay in cash',
    description: 'How to pay in cash at an agency, and where to type your code.',
    first: 'Send the money at an agency',
    beneficiary: 'Send to',
    city: 'City',
    phone: 'Phone',
    amount: 'Amount',
    second: 'Then type your code',
    code: 'Transfer code',
    codeHint: 'It is on your slip: letters and digits; spaces do not matter.',
    submit: 'Confirm transfer code',
  },
  wallet: {
    title: 'Mobile wallet',
    description: 'Our wallet’s number, and where to type the number of your operation.',
    first: 'Send the amount from your wallet',
    steps: [
      'Open your wallet’s app and choose to send money, or to pay by QR code.',
      'Send exactly this amount. The app shows the name below before you confirm; your wallet tells you its fee, and we add none.',
      'Keep the screen or the SMS that confirms it: the number of the operation is on it.',
    ],
    wallet: 'Wallet',
    phone: 'Number',
    holder: 'Name that the app shows',
    amount: 'Amount',
    reference: 'Reason, if the app asks',
    qr: 'Or scan this QR code',
    qrHint: 'From another phone, or from a picture of it kept on yours.',
    qrAlt: (number: string) => `QR code of our wallet, ${number}`,
    second: 'Then type the number of the operation',
    code: 'Number of the operation',
    codeHint: 'It is in the SMS or the receipt of your wallet: letters and digits; spaces do not matter.',
    problems: {
      'transfer-code-required': 'Type the number of the operation. Your wallet’s receipt has it.',
      'transfer-code':
        'The number of an operation is letters and digits, at least 3 of them. Copy it from your wallet’s receipt.',
      'transfer-code-taken':
        'This number has already paid for another order, by wallet, transfer or cash. Nothing was sent: check it in your wallet, or write to us.',
      'transfer-code-order':
        'This is the number of your order. Type the number of the operation instead: your wallet’s receipt has it.',
    },
    secret: 'Nobody of ours ever asks for the secret code of your wallet.',
    submit: 'Confirm my operation',
  },
  other: {
    title: 'Let us find a way to pay',
    description: 'Your order is saved; we arrange the payment on WhatsApp.',
    state: 'Saved, not paid yet',
    text: 'Please complete your payment via WhatsApp. We will contact you shortly.',
    stepsTitle: 'What happens next',
    steps: [
      'Write to us on WhatsApp: the message is ready, with your order number in it.',
      'We suggest a way that suits you: another agency, a relative who pays for you, a transfer from abroad.',
      'As soon as we have your payment we record it and write to {email}.',
    ],
    open: 'Write on WhatsApp',
    newTab: 'opens in a new tab',
    contact: 'Or by e-mail',
    until: (date: string) => `Your order stays open until ${date}.`,
    another: 'Choose another method',
    home: 'Return home',
    seeOrder: 'Open my order',
    whatsapp: (number: string, email: string, description: string) =>
      `Hello, I would like to pay for my order ${number} another way. ${description}. My e-mail: ${email}`,
  },
  /** Of a screen: its place among all, and its name. */
  place: (step: number, steps: number, name: string) => `${step} of ${steps} · ${name}`,
  stages: { details: 'Your details', method: 'Select payment method', confirm: 'Confirm payment' },
  /** The words of a membership that differ from those of a course. */
  membership: {
    details: {
      title: 'Join Clarity Community',
      description: 'Join Clarity Community: your details first, then how you pay.',
      name: 'Your name',
      nameHint: 'What we should call you. One name is enough.',
      emailHint: 'You sign in with this e-mail address, and your receipt goes to it.',
      phoneHint: 'Only if you want us to help on WhatsApp.',
      agreesToStart:
        'Open the community to me now. I do not want to wait for the 7 days the law gives me to change my mind.',
    },
    optional: '(optional)',
    inside: ['Live sessions with experts', 'A support group that answers you', 'The 15-day sprint'],
    once: 'Paid once. There is no subscription.',
    forTime: 'It does not renew by itself: we write to you a week before it ends.',
    lengths: { label: 'For how long', forGood: 'Without an end', month: 'For a month', year: 'For a year' },
    more: 'What is inside',
    continueOrder: {
      text: (number: string) =>
        `Order ${number} for your membership is waiting for its payment. No need to start again.`,
    },
    checkedOrder: {
      text: (number: string) =>
        `We are looking for the payment of order ${number}, for your membership. No need to start again.`,
    },
    ownsCourse: {
      title: 'You are already a member',
      text: (number: string) => `Order ${number} is paid. One membership is all you need.`,
    },
  },
  /** The words of a product of the shop that differ. */
  product: {
    details: {
      title: (product: string) => `Get ${product}`,
      description: (product: string) => `Get ${product}: your details first, then how you pay.`,
      name: 'Your name',
      nameHint: 'What we should call you. One name is enough.',
      emailHint: 'Your receipt and the links to your files go to this e-mail address.',
      phoneHint: 'Only if you want us to help on WhatsApp.',
      agreesToStart:
        'Give me my files now. I do not want to wait for the 7 days the law gives me to change my mind.',
    },
    fetched: (downloads: string, days: string) =>
      `Yours as soon as the payment is confirmed: ${downloads} for each file, within ${days}.`,
    downloads: {
      one: 'one download',
      two: '{n} downloads',
      few: '{n} downloads',
      many: '{n} downloads',
      other: '{n} downloads',
    },
    continueOrder: {
      text: (number: string) =>
        `Order ${number} for this product is waiting for its payment. No need to start again.`,
    },
    checkedOrder: {
      text: (number: string) =>
        `We are looking for the payment of order ${number}, for this product. No need to start again.`,
    },
    ownsCourse: {
      title: 'This product is already yours',
      text: (number: string) => `Order ${number} is paid. Your files are on its page.`,
    },
    closed: {
      title: 'Not on sale yet',
      text: (product: string) =>
        `${product} cannot be bought at the moment. Leave your e-mail address and we will write to you as soon as it can.`,
      tellMe: 'E-mail me then',
    },
  },
  /** The words of a bundle that differ. */
  bundle: {
    details: {
      title: (bundle: string) => `Get “${bundle}”`,
      description: (bundle: string) => `Get ${bundle}: your details first, then how you pay.`,
      agreesToStart:
        'Give me all of it now. I do not want to wait for the 7 days the law gives me to change my mind.',
    },
    continueOrder: {
      text: (number: string) =>
        `Order ${number} for this bundle is waiting for its payment. No need to start again.`,
    },
    checkedOrder: {
      text: (number: string) =>
        `We are looking for the payment of order ${number}, for this bundle. No need to start again.`,
    },
    ownsCourse: {
      title: 'This bundle is already yours',
      text: (number: string) => `Order ${number} is paid. Its page leads to every part.`,
    },
  },
  /** The words of a consultation that differ. */
  consultation: {
    zones,
    hour: {
      morocco: (when: string) => `${when}, Morocco`,
      there: (when: string, place: string) => `${when}, ${place}`,
      heldUntil: (time: string) => `Kept for you until ${time}`,
    },
    details: {
      title: (service: string) => `Book: ${service}`,
      name: 'Your name',
      nameHint: 'What the expert should call you. One name is enough.',
      emailHint: 'The time, the calendar file and your receipt go to this e-mail address.',
      phoneHint: 'Only if you like: for a phone call instead of video, or if the connection drops.',
      agreesToStart:
        'Keep this appointment for me now. I do not want to wait for the 7 days the law gives me to change my mind.',
      refund: (hours: string) =>
        `Until ${hours} before the start you can move it, or cancel it and get your money back. After that it is not refunded.`,
    },
    continueOrder: {
      title: 'You have already chosen a time',
      text: (number: string) => `Order ${number} for this consultation is waiting for its payment.`,
    },
    checkedOrder: {
      text: (number: string) =>
        `We are looking for the payment of order ${number}, for this consultation. Its time is kept for you.`,
    },
    ownsCourse: {
      title: 'You have booked this already',
      text: (number: string) =>
        `Order ${number} is paid. To move its time, open it; below you can book another one.`,
    },
  },
  whenChecked: (promise: string) =>
    `We check transfers ${promise}. You get an e-mail as soon as yours is found.`,
  /** When somebody who pays in cash hears from us, and what was bought opens. */
  hear: {
    cash: (before: string, by: string) =>
      `Send us the code ${before}: we will answer ${by}, and what you bought will open.`,
    cashForHour: (before: string, by: string) =>
      `Send us the code ${before}: we will answer ${by}, and your appointment is booked.`,
    wallet: (before: string, by: string) =>
      `Send us the number of the operation ${before}: we will answer ${by}, and what you bought will open.`,
    today: (time: string) => `today before ${time}`,
    tomorrow: (time: string) => `tomorrow before ${time}`,
    on: (day: string, time: string) => `on ${day} before ${time}`,
  },
  copy: 'Copy',
  copied: 'Copied',
  dialog: {
    close: 'Close',
    busy: 'Processing...',
    offline: 'No answer came. Check your connection and send it again: what you typed is still here.',
    broken: 'Something failed on our side. What you typed is still here: send it again in a moment. ({code})',
    refused:
      'We could not take it. What you typed is still here: open the page again and send it once more. ({code})',
    tooMany: 'Too many attempts. What you typed is still here. Wait a few minutes and send it again.',
  },
} as const;
