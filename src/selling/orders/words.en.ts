/** What each status means to the buyer. `{promise}`, `{email}` and `{date}` are filled in by the page. */
const statuses = {
  'Pending Payment': {
    title: 'Waiting for your payment',
    text: 'We have your order. Pay by {date} and your course opens; after that the order closes by itself.',
  },
  'Pending Other Payment Method': {
    title: 'Let us find a way to pay',
    text: 'Please complete your payment via WhatsApp. We will contact you shortly.',
  },
  'Paid - Card': {
    title: 'Your card payment arrived',
    text: 'We are opening your course. This takes a moment.',
  },
  'Paid - WafaCash': {
    title: 'We are looking for your payment',
    text: 'Thank you, we have your transfer code. We will write to {email} as soon as we find the money.',
  },
  'Paid - Bank Transfer': {
    title: 'We are looking for your transfer',
    text: 'Thank you for telling us. Between banks a transfer can take one or two working days. We will write to {email} as soon as we find it.',
  },
  Paid: {
    title: 'Your payment is recorded',
    text: 'Our team is opening your course. We will write to {email} when it is done.',
  },
  'Payment Confirmed': { title: 'Your course is open', text: 'Your payment is confirmed.' },
  Rejected: {
    title: 'We could not confirm your payment',
    text: 'Nothing is lost: check the details and send them again, or pay another way. We hold your order until {date}.',
  },
  Cancelled: {
    title: 'This order is cancelled',
    text: 'No payment was taken. You can open it again whenever you like.',
  },
  Expired: {
    title: 'This order is closed',
    text: 'It was not paid in time and no money was taken. You can open it again at today’s price.',
  },
  Refunded: {
    title: 'We are paying you back',
    text: 'This order is closed. We will write to you when the money is on its way.',
  },
};

/** The order's own page, its receipt, and the text for an order that does not exist. */
export const order = {
  statuses,
  /** Of a transfer that is looked for; `when` is the check after it was reported. */
  hearing: {
    by: (when: string) => `You hear from us by ${when}.`,
    cash: (email: string) => `Thank you, we have your transfer code. We write to ${email}.`,
    wallet: (email: string) => `Thank you, we have the number of the operation. We write to ${email}.`,
    bank: (email: string) =>
      `Thank you for telling us. We write to ${email} as soon as we find it. Between banks it can take one or two working days.`,
  },
  /** The promised check has passed. */
  late: {
    cash: (promised: string, next: string) =>
      `You should have heard from us by ${promised}: we are late, and we are sorry. The team has been told, and looks again by ${next}. To reach a person now, press “Write to us on WhatsApp” on this page: your order number is in the message.`,
    bank: (promised: string, next: string) =>
      `We had not found your transfer by ${promised}. The team has been told, and looks again by ${next}. If it left your account more than two working days ago, press “Write to us on WhatsApp” on this page: your order number is in the message.`,
  },
  /** Of an expired order that was to be paid in cash. */
  renew: (date: string) =>
    `It was not paid in time, and no money was taken. Until ${date} one press opens it again at the same price, while there is a seat. Have you sent the cash already? Press it, then type the code.`,
  meanwhile: {
    title: 'While you wait',
    lesson: {
      text: (title: string) => `One lesson of your course is already open: “${title}”.`,
      label: 'Open the free lesson',
    },
    rules: {
      text: 'See what happens in the community, and its rules.',
      label: 'Read the rules',
    },
  },
  /** Of a membership for a month or a year. */
  term: {
    title: 'Renew your membership',
    until: (day: string) => `Your membership runs until ${day}`,
    ended: (day: string) => `Your membership ended on ${day}`,
    added: 'If you renew now, the new time is added after that day, and you lose none.',
    grace: (day: string) => `The community stays open to you until the end of ${day}.`,
    closed: 'The community is closed to you. What you wrote is kept, and you find it again when you renew.',
    renew: (price: string) => `Renew for ${price}`,
    another: 'Choose another length',
    notOffered: 'This length is not offered any more: see what is',
    prepared:
      'The button prepares an order with your details. You choose how to pay it, and nothing is charged by itself.',
  },
  owned: {
    title: 'You have this already',
    text: 'Do not pay again. This order will close by itself.',
    open: 'Open what I have',
  },
  /** Of an order of 0 MAD. `letIn`: by staff, as what. */
  free: {
    label: 'Confirmed',
    title: 'This is yours',
    text: 'There is nothing to pay: 0 MAD.',
    ofBundle: 'It came with a bundle. The receipt is that of the bundle.',
    freeReasons: {
      gift: 'A gift from the academy: there is nothing to pay.',
      scholarship: 'A scholarship: there is nothing to pay.',
      moved: 'You already had this with us, and it is here now. There is nothing to pay.',
      other: 'The academy opened it for you: there is nothing to pay.',
    },
    waitingText: (email: string, hours: string) =>
      `We send your activation code to ${email} within ${hours}, and it appears here too.`,
    ended: {
      label: 'Ended',
      title: 'This access has ended',
      text: 'Nothing was paid for it, so nothing is paid back.',
    },
    dated: 'Date',
  },
  title: (number: string) => `Order ${number}`,
  description: 'Your order: what happened, what happens next, your access and your receipt.',
  facts: {
    listPrice: 'Price',
    discount: 'Discount',
    order: 'Order',
    course: 'Course',
    amount: 'Amount',
    more: 'All details',
    placed: 'Ordered on',
    method: 'Payment method',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
  },
  methods: {
    Card: 'Card',
    'Bank Transfer': 'Bank transfer',
    'WafaCash / Cash Plus': 'WafaCash / Cash Plus',
    'Mobile Wallet': 'Mobile wallet',
    'Other Payment Methods': 'Another way',
    Cash: 'Cash',
    Cheque: 'Cheque',
  },
  access: {
    /** Of a course that is taught here. */
    classroom: {
      title: 'Start here',
      /** Once a lesson is done. */
      begun: 'Your course',
      text: 'Your lessons are on this site: you need no code and no second account.',
      button: 'Go to my course',
      lesson: (title: string) => `Start with “${title}”`,
      goOn: (title: string) => `Go on with “${title}”`,
      begins: 'Begins on',
      session: 'Next live session',
      at: (day: string, time: string) => `${day}, ${time} in Morocco`,
      trainer: 'Trainer',
      /** What is theirs from the payment on. */
      facts: {
        title: 'This is yours now',
        first: 'Your first live session',
        begins: (day: string) => `Your group begins on ${day}`,
        group: 'Live, in a group',
        today: 'You can begin today',
        ownPace: 'At your own pace',
        with: (text: string, trainer: string) => `${text}, with ${trainer}`,
        units: (units: string) => `${units}, one after the other`,
        open: (n: string) => `Open now: ${n}.`,
        opens: (day: string) => `The next one opens on ${day}.`,
        allOpen: 'All of them are open.',
        ask: { title: 'Ask under any lesson', text: 'The answer comes by e-mail.' },
        calendar: 'Put the sessions in my calendar',
      },
    },
    /** Of a membership. */
    signIn: 'Sign in to the community',
    /** Of whoever is signed in. */
    enter: 'Open the community',
    title: 'Your access',
    code: 'Activation code',
    how: 'Open the learning platform and type this code. Keep it: it is only for you.',
    start: 'Start learning',
    copy: 'Copy',
    copied: 'Copied',
    waitingTitle: (hours: string) => `Access within ${hours}`,
    waitingText: (email: string, hours: string) =>
      `Your payment is confirmed. We send your activation code to ${email} within ${hours}, and it appears here too.`,
  },
  refusedCode: 'The code you gave us:',
  refusal: 'Reason',
  paidTwice: {
    title: 'Two payments arrived for this order',
    text: (paidBack: string) =>
      `We pay one of them back within ${paidBack}, to the card it came from. You do not have to do anything.`,
  },
  underWay: {
    title: 'You went to the bank a moment ago',
    text: 'If you have paid there, do not pay again: the bank can take a few minutes to confirm. This page shows it as soon as it does.',
    action: 'Ask the bank now',
    wait: 'If you have paid there, do not pay again. The bank tells us by itself: this page will then show it, and we will write to you.',
    approved: {
      title: 'The bank has approved your payment',
      text: 'We are waiting for its confirmation to reach us. Do not pay again: one of us will look into it today and write to you.',
    },
  },
  /** Of a payment that was confirmed by mistake. */
  takenBack: {
    title: 'Not paid yet',
    text: 'We had confirmed your payment by mistake: the money is not there. Pay as before, and what you bought opens again.',
  },
  /** Closed here, and a visit to the bank is without an answer. */
  mayArrive: {
    Cancelled: 'If you have paid at the bank, the payment will appear here and we will write to you.',
    Expired:
      'If you have paid at the bank, the payment will appear here and we will write to you. If not, you can open the order again at today’s price.',
    cancelSure:
      'If you have paid at the bank, your payment still counts: it will appear here and we will write to you. You can open the order again later.',
  },
  declined: {
    title: 'Your last card payment did not go through',
    text: 'The bank declined it and nothing was charged. You can try again or pay another way.',
  },
  actions: {
    payNow: 'Pay now',
    continueWith: {
      Card: 'Pay by card',
      'Bank Transfer': 'See the account details',
      'WafaCash / Cash Plus': 'Type my transfer code',
      'Mobile Wallet': 'Type the number of the operation',
      'Other Payment Methods': 'Arrange the payment on WhatsApp',
    },
    otherMethod: 'Choose another method',
    changeDetails: 'Correct my details',
    claimAgainBank: 'I have made the transfer again',
    claimAgainCash: 'Type the code again',
    payAnotherWay: 'Pay another way',
    reopen: 'Open this order again',
    reopenNote: 'At today’s price.',
    renew: (amount: string) => `Renew it at the same price: ${amount}`,
    renewNote: 'You go on to paying in cash, as you chose. Nothing has to be typed again.',
    cancel: 'Cancel this order',
    cancelSure: 'No money was taken, so nothing is lost. You can open the order again later.',
    cancelConfirm: 'Yes, cancel the order',
    receipt: 'Receipt',
    whatsapp: 'Write to us on WhatsApp',
    courses: 'Back to courses',
    shop: 'Back to the shop',
    home: 'Return home',
  },
  whatsapp: (number: string, email: string, course: string) =>
    `Hello, I have a question about my order ${number} (${course}). My e-mail: ${email}`,
  notice: {
    'not-in-this-status': 'Your order has changed in the meantime. This page shows it as it is now.',
    asked: 'We have asked the bank. This page shows what it knows so far.',
    'other-failed':
      'We could not set up this way to pay, because your order has changed in the meantime. This page shows it as it is now.',
    'not-on-sale': 'This is not on sale at the moment, so the order stays closed.',
    'sold-out': 'Every seat of this course is taken, so the order stays closed.',
    'free-now': 'This is free now, so the order stays closed: order it again, there is nothing to pay.',
    'slot-taken': 'This appointment is no longer free, so the order stays closed. Choose another one.',
    'too-many-hours':
      'Other unpaid appointments are already kept for you, so the order stays closed. Pay for one of them or cancel it, then open this order again.',
    'too-many-hours-here':
      'Too many unpaid appointments are kept for people on your internet connection, so the order stays closed. Try again in 15 minutes.',
    couponGone: (amount: string) =>
      `The order is open again. Its discount code no longer works, so today’s price applies: ${amount}.`,
    priceNow: (amount: string) => `The order is open again. Today’s price is ${amount}.`,
  },
  timeline: {
    title: 'What happened',
    next: 'What happens next',
    events: {
      place: 'You placed the order',
      'change-details': 'You corrected your details',
      'change-details-by-us': 'We corrected your e-mail address',
      'take-over': 'You opened the order from your account, and it got a new link',
      'choose-known-method': 'You chose how to pay',
      'choose-other-method': 'You chose to pay another way',
      'begin-attempt': 'You went to the bank to pay',
      'decline-card': 'The bank declined the card',
      'capture-card': 'Your card payment arrived',
      'capture-again': 'A second card payment arrived, and we are paying it back',
      'close-attempt': 'The bank’s page was closed before you paid',
      remind: 'We reminded you by e-mail',
      dispute: 'Your bank asked us about the payment',
      'move-hour': 'You moved your appointment',
      'move-hour-by-us': 'We moved your appointment',
      'cancel-hour': 'You cancelled your appointment',
      'cancel-hour-by-us': 'We cancelled your appointment',
      'give-account': 'You told us where to send your money',
      'take-gift': 'Your gift was taken',
      'new-gift-link': 'You made a new link for your gift',
      'end-access': 'The access of this order ended',
      'pause-access': 'Your course was paused: an instalment was overdue',
      'resume-access': 'Your course was opened again',
      'pay-part': 'An instalment arrived',
      'unpay-part': 'An instalment was paid back to you, and is due again',
      'part-not-needed': 'This instalment was no longer due: we are paying it back to you',
      'claim-bank-transfer': 'You told us about your bank transfer',
      'claim-cash-transfer': 'You sent us your transfer code',
      'claim-wallet-transfer': 'You sent us the number of your wallet’s operation',
      'place-by-us': 'We placed the order for you',
      give: 'We gave you access free of charge',
      'confirm-free': 'Confirmed, with nothing to pay',
      'record-payment': 'Our team recorded your payment',
      confirm: 'Payment confirmed',
      'confirm-void': 'Payment confirmed, by mistake',
      'take-back': 'We took the confirmation of your payment back: the money is not there',
      discount: 'We lowered the price',
      'grant-access': 'Your course was opened',
      'wait-for-code': 'Your activation code is being prepared',
      reject: 'We could not confirm your payment',
      cancel: 'The order was cancelled',
      expire: 'The order closed because it was not paid',
      reopen: 'The order was opened again',
      'attach-receipt': 'You sent us the slip of your transfer',
      refund: 'We decided to refund this order',
      'refund-own': 'You get back the price of your appointment',
      'decide-refund': 'We decided to pay money back to you',
      'ask-refund': 'You asked for a refund',
      'withdraw-refund': 'You withdrew the request',
      'decline-refund': 'We declined your request for a refund',
      'pay-back': 'We sent the money back to you',
    },
    nextSteps: {
      pay: 'You pay, in the way you choose.',
      agree: 'We arrange the payment with you on WhatsApp.',
      open: 'Your course opens, and you get the link by e-mail.',
      code: (hours: string) => `Your activation code comes by e-mail within ${hours}.`,
      learn: 'You start learning.',
      refund: (days: string) => `We send the money within ${days}.`,
    },
  },
  /** What differs for the buyer of a gift. */
  gift: {
    title: 'Your gift is on its way',
    text: (name: string, email: string) =>
      `Your payment is confirmed. We are telling ${name}, at ${email}, how to open it.`,
    isFor: 'Gift for',
    opened: 'Your gift was opened for its recipient',
    open: 'Your payment is confirmed, and your gift goes to its recipient by e-mail.',
    waits: {
      title: 'Your gift waits for its day',
      text: (name: string, email: string, day: string) =>
        `Your payment is confirmed. On ${day}, at 08:00 in Morocco, we tell ${name}, at ${email}, how to open it.`,
    },
    day: {
      title: 'When it leaves',
      on: (day: string) => `On ${day} at 08:00 in Morocco.`,
      atOnce: 'As soon as your payment is confirmed.',
      label: 'The day',
      hint: 'From today to a year ahead. Empty: at once, or as soon as it is paid.',
      change: 'Change the day',
      changed: 'The day is changed.',
      wrong: 'Choose a day from today to a year ahead, or leave it empty.',
      late: 'It has left already, so the day can no longer be changed.',
    },
    /** Without an e-mail address its buyer gives it, and whoever has the code takes it. */
    /** Before it is there: nothing opens for its buyer. */
    statuses: {
      pending:
        'We have your order. Pay by {date} and your gift is ready; after that the order closes by itself.',
      arriving: 'We are getting your gift ready. This takes a moment.',
      recorded: 'Our team is getting your gift ready. We will write to {email} when it is done.',
    },
    hand: {
      title: 'Your gift is ready to give',
      text: (name: string) =>
        `Your payment is confirmed. Give ${name} the link or the card: with it they say who they are, and it is theirs.`,
      waits: (name: string, day: string) =>
        `Your payment is confirmed. You can give ${name} the link or the card already: it opens on ${day}, at 08:00 in Morocco.`,
      takenTitle: 'Your gift has arrived',
      taken: (name: string) => `${name} has taken it.`,
      open: 'Your payment is confirmed, and you get a link and a card to give your gift with.',
      opened: 'Your gift can be given',
      lead: 'Give it with this link',
      notYet: 'Nobody has taken it yet. The first to open the link has it, so send it to one person only.',
      copy: { copy: 'Copy the link', copied: 'Copied' },
      message: (name: string, item: string, address: string) =>
        `${name}, I have a gift for you: “${item}”. Open ${address} and say who you are. It costs you nothing.`,
      elsewhere: 'Send it elsewhere',
      elsewhereHint:
        'To an e-mail address, which gets it from us. Empty: you get a new link. Either way the link above and its card open nothing any more.',
      email: 'E-mail address (optional)',
      send: 'Send it there instead',
      notices: {
        'gift-sent': 'It is on its way to the e-mail address.',
        'gift-link': 'There is a new link. The one before opens nothing any more.',
        'gift-email':
          'This is not a whole e-mail address. Write it again, such as hiba@example.com, or leave it empty.',
        'gift-own': 'This is your own e-mail address. Write that of the person who receives the gift.',
        'gift-taken': 'It has been taken meanwhile, so it stays where it is.',
      },
    },
    /** For whoever has the code. */
    take: {
      title: 'A gift for you',
      paid: 'It is paid for and costs you nothing.',
      waits: (day: string) => `It opens on ${day}, at 08:00 in Morocco. Keep this link until then.`,
      who: 'Say who you are',
      how: 'You need an account to open it: no password, a code comes each time you sign in.',
      byEmail: 'With my e-mail address',
      byPhone: 'With my phone number, on WhatsApp',
      noEmail: 'I have no e-mail address',
      noEmailText: (code: string) => `Hello, I have a gift with the code ${code}, and no e-mail address.`,
      as: 'You are signed in as',
      name: 'Your name',
      nameHint: 'It stands on your certificate.',
      take: 'Take the gift',
      other: 'Sign in as somebody else',
      taken: 'This gift has been taken',
      takenText: 'If it was you, sign in: it is in your account.',
      signIn: 'Open my account',
      none: 'This link opens no gift',
      noneText:
        'It may have been cut off, or whoever gave it made another one. Ask them for the link again, or type the code from the card with great care.',
      problems: {
        'own-gift': 'This is your own gift. Give the link to the person it is for.',
        'owned-already': 'You have this already. Give the link to somebody else: the gift is still there.',
      },
    },
    card: {
      title: (name: string) => `A gift for ${name}`,
      from: (name: string) => `From ${name}`,
      how: 'How to open it',
      go: (address: string) => `Go to ${address}`,
      signIn: (email: string) => `Sign in with ${email}: a code comes by e-mail, there is no password.`,
      sayWho: 'Say who you are, and it is yours. It costs you nothing.',
      qr: 'The same link, for the camera of a phone',
      print: 'Print it, or save it as a picture',
      open: 'A card to print',
      whatsapp: 'Send it on WhatsApp',
      lead: 'You can also give it yourself, on WhatsApp or on paper.',
      text: (name: string, item: string, address: string, email: string) =>
        `${name}, I have a gift for you: “${item}”. Open ${address} and sign in with ${email}: a code comes by e-mail, there is no password.`,
      back: 'Back to my order',
    },
  },
  missing: {
    title: 'This link leads to no order',
    text: 'The link may have been cut off when it was copied. Open it again from the e-mail we sent you, or write to us and we will find your order together.',
    courses: 'See all courses',
    contact: 'Write to us on WhatsApp',
    whatsapp: 'Hello, I am looking for my order.',
  },
  receipt: {
    title: 'Receipt',
    description: 'A receipt to print or keep.',
    print: 'Print',
    back: 'Back to the order',
    seller: 'Seller',
    buyer: 'Buyer',
    paidOn: 'Date of payment',
    thanks: 'Thank you.',
  },
  /** What an order for something else than a course names differently. */
  kinds: {
    membership: {
      facts: { course: 'Membership' },
      statuses: {
        'Pending Payment': {
          text: 'We have your order. Pay by {date} and your membership begins; after that the order closes by itself.',
        },
        'Paid - Card': {
          text: 'We are confirming your membership now. This takes a moment.',
        },
        Paid: {
          text: 'Our team is confirming your membership. We will write to {email} when it is done.',
        },
        'Payment Confirmed': {
          title: 'You are a member',
          text: 'Your payment is confirmed: welcome to the Clarity Community.',
        },
      },
      access: {
        title: 'The community is open to you',
        how: 'Sign in with the e-mail address of this order.',
      },
      timeline: {
        events: { 'grant-access': 'Your membership began' },
        nextSteps: {
          open: 'Your membership begins, and we tell you by e-mail.',
          learn: 'You sign in with your e-mail address.',
        },
      },
    },
    product: {
      facts: { course: 'Product' },
      statuses: {
        'Pending Payment': {
          text: 'We have your order. Pay by {date} and the files are yours; after that the order closes by itself.',
        },
        'Paid - Card': {
          text: 'We are opening your files now. This takes a moment.',
        },
        Paid: {
          text: 'Our team is confirming it. We will write to {email} when your files are ready.',
        },
        'Payment Confirmed': { title: 'Your files are ready', text: 'Your payment is confirmed.' },
      },
      access: {
        title: 'Your files are ready',
        how: 'Open your order: you can download the files on its page.',
      },
      timeline: {
        events: { 'grant-access': 'Your files were opened' },
        nextSteps: {
          open: 'Your payment is confirmed and your files open.',
          learn: 'Download them and use them as often as you like.',
        },
      },
    },
    bundle: {
      facts: { course: 'Bundle' },
      statuses: {
        'Pending Payment': {
          text: 'We have your order. Pay by {date} and all of it is yours; after that the order closes by itself.',
        },
        'Paid - Card': { text: 'We are opening everything for you now. This takes a moment.' },
        Paid: { text: 'Our team is confirming it. We will write to {email} when everything is open.' },
        'Payment Confirmed': { title: 'Everything is open', text: 'Your payment is confirmed.' },
      },
      access: {
        title: 'All of it is yours',
        how: 'Each part has a page of its own, and an e-mail that opens it.',
      },
      timeline: {
        events: { 'grant-access': 'The bundle was opened' },
        nextSteps: {
          open: 'Your payment is confirmed and every part opens.',
          learn: 'Begin with the part you need first.',
        },
      },
    },
    consultation: {
      facts: { course: 'Consultation' },
      statuses: {
        'Pending Payment': {
          title: 'Your appointment is kept for you',
          text: 'Pay by {date} and it is yours; after that it is open to others.',
        },
        'Paid - Card': {
          text: 'We are booking your appointment. This takes a moment.',
        },
        Paid: {
          text: 'Our team is confirming it. We will write to {email} when your appointment is booked.',
        },
        'Payment Confirmed': { title: 'Your appointment is booked', text: 'Your payment is confirmed.' },
      },
      access: {
        title: 'Your appointment is booked',
        how: 'The meeting link comes before the appointment, and is on the page of your order.',
      },
      timeline: {
        events: { 'grant-access': 'Your appointment was booked' },
        nextSteps: {
          open: 'Your payment is confirmed and the appointment is yours.',
          learn: 'You meet the expert. The link comes before the appointment, and is on this page.',
        },
      },
    },
    instalment: {
      facts: { course: 'Instalment' },
      statuses: {
        'Pending Payment': {
          title: 'Waiting for this instalment',
          text: 'Pay by {date}. After that this order closes by itself, and you can open it again on the page of your instalments.',
        },
        'Paid - Card': {
          text: 'We are recording this instalment. This takes a moment.',
        },
        Paid: {
          text: 'Our team is confirming it. We will write to {email} when it is done.',
        },
        'Payment Confirmed': { title: 'This instalment is paid', text: 'Your payment is confirmed.' },
      },
      access: { title: 'This instalment is paid', how: 'Your course goes on.' },
      timeline: {
        events: { 'grant-access': 'This instalment was recorded' },
        nextSteps: {
          open: 'Your payment is confirmed and this instalment is paid.',
          learn: 'Your course goes on.',
        },
      },
    },
    test: {
      facts: { course: 'Test' },
      statuses: {
        'Pending Payment': {
          title: 'A test order, not paid yet',
          text: 'It was made on a test screen and opens nothing. It closes by itself on {date}.',
        },
        'Paid - Card': {
          title: 'The test payment arrived',
          text: 'It is being confirmed. This takes a moment.',
        },
        Paid: { title: 'The test payment is recorded', text: 'It is waiting to be confirmed.' },
        'Payment Confirmed': {
          title: 'The test payment is confirmed',
          text: 'Everything worked. A test order opens nothing.',
        },
      },
      access: { title: 'Nothing to open', how: 'A test order opens nothing and sends no e-mail about it.' },
      timeline: {
        events: { 'grant-access': 'The test ended' },
        nextSteps: { open: 'The payment is confirmed, and nothing opens.', learn: 'Nothing more happens.' },
      },
    },
  },
} as const;

/** The words of a receipt and of a credit note, as PDF. */
export const documents = {
  receipt: 'Receipt',
  creditNote: 'Credit note',
  receiptFile: (number: string) => `Receipt ${number}`,
  creditNoteFile: (number: string, order: string) => `Credit note ${number}, order ${order}`,
  order: 'Order',
  number: 'Number',
  date: 'Date',
  paidOn: 'Paid on',
  seller: 'Seller',
  buyer: 'Buyer',
  what: 'What was bought',
  amount: 'Amount',
  kinds: {
    course: 'Online course',
    membership: 'Membership of the community',
    product: 'Digital product',
    bundle: 'Bundle of courses and products',
    consultation: 'Consultation',
    instalment: 'Instalment of a course',
    test: 'Test order',
  },
  discount: 'Discount',
  free: 'Nothing was paid for this order.',
  freeReasons: {
    gift: 'a gift from the academy',
    scholarship: 'a scholarship',
    moved: 'moved here from elsewhere',
    other: 'given free by the academy',
  },
  discountNote: 'taken off on the day of the order',
  couponNote: (code: string) => `with the code ${code}`,
  paid: 'Paid',
  method: 'Payment method',
  reference: 'Reference',
  paidBack: 'Paid back',
  onTheWayBack: 'To be paid back',
  refundLine: (amount: string, day: string, number: string) => `${amount} on ${day}, credit note ${number}`,
  refundUntil: (amount: string, day: string) => `${amount}, by ${day} at the latest`,
  kept: 'Left of the payment',
  refundsOfHour: (hours: string, paidBack: string) =>
    `The appointment can be moved, or cancelled for a refund, until ${hours} before it starts; paid back within ${paidBack}, the way it was paid.`,
  refunds: (right: string, paidBack: string) =>
    `You can ask for a refund within ${right}. It is paid back the way you paid, within ${paidBack}; cash is handed to you, or sent to an agency in your name or to your bank account.`,
  agreed: (day: string) => `You asked on ${day} to start at once.`,
  terms: (version: string) => `Terms and conditions of this order: version ${version}.`,
  creditWhat: 'What is paid back',
  whole: 'All that was left of the payment. The access has ended.',
  part: 'Part of the payment. What is not refunded stays open.',
  surplus: 'A second payment of the same order. The order stays paid.',
  way: 'Paid back',
  ways: {
    card: 'to the card it was paid with',
    'bank-transfer': 'by bank transfer',
    'cash-agency': 'in cash, at an agency',
    cash: 'in cash, at the academy',
  },
  proof: 'Number of the transfer',
  wasPaid: 'Paid for the order',
  creditNoteOf: (order: string, day: string) =>
    `This credit note belongs to the receipt of order ${order}, paid on ${day}.`,
} as const;

/** What staff send by WhatsApp to a buyer who shall pay. */
export const payMessage = ({ name, number, item, amount, until, url }: PayMessage): string =>
  `Hello ${name}, here is the link to pay for your order ${number} (${item}): ${amount}, by ${until}.\n${url}`;
export type PayMessage = Record<'name' | 'number' | 'item' | 'amount' | 'until' | 'url', string>;
