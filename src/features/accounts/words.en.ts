/** The account: open items, orders, hours, devices and data. */
export const account = {
  description: 'Your courses, orders, receipts, booked hours and devices, under one address.',
  frame: {
    heading: 'Your account',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    pages: 'Pages of your account',
  },
  nav: {
    overview: 'My courses',
    orders: 'Orders and receipts',
    bookings: 'Consultations',
    devices: 'Devices',
    data: 'E-mails and data',
  },
  overview: {
    title: 'My courses',
    heading: 'My courses',
    also: 'Also open to you',
    mine: {
      start: 'Start with',
      continue: 'Continue where you stopped',
      progress: (done: string, of: string) => `${done} of ${of} lessons done`,
      preparing: 'Your lessons are being prepared.',
      begins: (day: string) => `Begins on ${day}.`,
      session: (day: string, time: string) => `Next live session: ${day}, ${time} in Morocco.`,
      due: 'Hand in by {day}: {title}',
      late: 'Was due on {day}: {title}',
      done: 'You have done every lesson.',
    },
    empty: {
      title: 'Nothing is open yet',
      text: 'As soon as a payment of yours is confirmed, what you bought stands here, with its way in.',
      courses: 'See the courses',
      community: 'See the community',
    },
    kinds: {
      course: 'Course',
      community: 'Community',
      files: 'Files',
      consultation: 'Consultation',
      instalment: 'Part of a course',
    },
    code: 'Access code',
    copy: 'Copy',
    copied: 'Copied',
    start: 'Start learning',
    toCourse: 'Go to my course',
    order: 'Open the order',
    codeSoon: (hours: string) => `Your access code comes within ${hours}, here and by e-mail.`,
    paused: 'Paused until the part that is due is paid.',
    payPart: 'Pay the part',
    community: {
      title: 'The Clarity community',
      text: 'Your spaces, the live calls and the sprint.',
      outside: 'It has a place of its own. Use the same e-mail address there as here.',
      enter: 'Go in',
    },
    files: 'Your files lie on the page of their order.',
    given: 'A gift to you.',
    openFiles: 'Go to the files',
    consultation: (day: string, time: string, expert: string) =>
      `Next: ${day}, ${time} in Morocco, with ${expert}.`,
    openBooking: 'See the hour',
    waiting: {
      heading: 'Waiting for payment',
      until: (date: string) => `Payable until ${date}.`,
      pay: 'Pay now',
      checked: 'You told us of a transfer. We are looking for it and write to you.',
    },
    quick: {
      heading: 'Everything else',
      orders: 'Every order with its receipt',
      bookings: 'Hours with experts: move, cancel, meet',
      devices: 'Where you are signed in',
      data: 'Language, e-mails, your data, deletion',
    },
  },
  orders: {
    title: 'Orders and receipts',
    lead: 'Every order placed with your address, the newest first. Whoever typed your address there meant you.',
    empty: 'No order was placed with this address yet.',
    courses: 'See the courses',
    open: 'Open',
    receipt: 'Receipt (PDF)',
    creditNote: (number: string) => `Credit note ${number} (PDF)`,
    placed: (date: string) => `Ordered on ${date}`,
    moneyBack: 'Ask for your money back',
    asked: (date: string, until: string) =>
      `You asked for your money back on ${date}: you have it by ${until}.`,
    pay: 'Pay now',
    isFor: (email: string) => `Gift for ${email}`,
    notHere:
      'An order is missing? It may stand under another address: sign in with that one, or write to us.',
  },
  bookings: {
    title: 'Consultations',
    lead: 'Hours you booked with experts. The page of each hour has the link to meet, the calendar file, and how to move or cancel it.',
    coming: 'Coming',
    past: 'Past and cancelled',
    none: 'You have not booked an hour yet.',
    noneComing: 'No hour is coming up.',
    book: 'Find an expert',
    with: (expert: string) => `With ${expert}`,
    at: (from: string, until: string) => `${from} to ${until}, Morocco`,
    open: 'Open this hour',
    states: {
      held: 'Held while you pay',
      booked: 'Booked',
      released: 'Released',
      cancelled: 'Cancelled',
      lost: 'Taken before you paid',
    },
    over: 'Over',
  },
  devices: {
    title: 'Devices',
    lead: 'Where your account is open. A device you do not know? Sign it out, then ask for a code only on your own.',
    this: 'This device',
    since: (date: string) => `Since ${date}`,
    seen: (date: string) => `Last used on ${date}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    others: 'Sign out everywhere else',
    alone: 'You are signed in on this device only.',
    ended: 'That device is signed out.',
    othersEnded: 'Every other device is signed out.',
    gone: 'That device was signed out already.',
    unknown: 'An unknown device',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    app: (browser: string) => browser,
    aBrowser: 'A browser',
  },
  data: {
    title: 'E-mails and data',
    wishes: {
      heading: 'How we write to you',
      locale: 'Language of e-mails',
      english: 'English',
      arabic: 'العربية',
      digest: 'Send me the weekly digest of the community',
      save: 'Save',
      saved: 'Saved. E-mails from now on follow it.',
      orders: 'E-mails about an order speak the language it was placed in.',
    },
    export: {
      heading: 'Everything we hold about you',
      text: 'One file with your account, orders and what happened to them, receipts by their facts, codes, bookings, applications, what you wrote in the community, and which e-mails we sent. It is JSON, a format that other programs read.',
      open: 'Download my data',
      careful: 'It holds your access codes: keep it where only you look.',
    },
    delete: {
      heading: 'Delete your account',
      text: 'Your account, profile, texts and e-mails go at once and for good. Paid orders stay in our books, without you.',
      open: 'See what goes and what stays',
    },
    profile: 'Your profile in the community',
    learning: (course: string) => `E-mails about your learning: ${course}`,
  },
  deletion: {
    title: 'Delete your account',
    lead: 'Read this first: it cannot be undone.',
    goes: {
      heading: 'What goes, at once',
      points: [
        'Your account, your profile and your sign-ins on every device.',
        'What you wrote in the community, your pictures, marks, blocks and sprints.',
        'Your places in workshops and on waitlists, your applications and messages to us.',
        'The e-mails we sent you, and receipts of transfers you sent us.',
        'Orders that were never paid.',
        'Your way to courses, codes, files and hours you bought: note down a code you still need. Links in old e-mails open nothing any more.',
      ],
    },
    stays: {
      heading: 'What stays, and why',
      text: (years: string) =>
        `Bookkeeping law asks us to keep paid orders for ${years}. Of yours we keep the number, the item, the amount, the dates, and the numbers of receipts and credit notes. Your name, e-mail and phone are replaced by “Deleted account”. If money is still on its way back to you, we keep where it goes until it has gone.`,
      backup: 'In a backup things live on until a newer backup takes its place.',
    },
    open: {
      heading: 'Still under way',
      text: 'You would lose sight of these:',
      booking:
        '{description}: your hour on {date}. It is cancelled with the account; for money back, cancel it on its own page first.',
      held: '{description}: your hour on {date} is kept for you until you pay, and is free for others with the account gone. If you have already sent money for it, tell us first.',
      unpaid: (description: string, number: string) =>
        `${description}: order ${number} is not paid yet, and goes with the account. If you have already sent money for it, tell us first.`,
      refund: (description: string, amount: string, date: string) =>
        `${description}: ${amount} goes back to you by ${date}. We still send it, and can no longer write to you about it.`,
      claim: '{description}: we are still looking for your transfer. Once found, nobody can be told.',
      code: '{description}: your access code has not come yet, and would reach nobody.',
      instalments:
        '{description}: parts are still to be paid. Nothing more is charged, and the course closes.',
      knows: 'I know about these and go on',
      knowsNeeded: 'Tick this once you have read what is still under way.',
    },
    worksHere:
      'You work here: the account of somebody on the team is not deleted from this page. Ask the owner to take you off the team first.',
    confirm: {
      heading: 'To be sure it is you',
      first: (minutes: string) => `We send a code to your address. It is good for ${minutes}.`,
      send: 'Send me the code',
      sent: 'The code is on its way to',
      email: 'Type your e-mail address',
      emailWrong: 'This is not the address of this account.',
      code: 'The six digits',
      codeWrong: 'This code is not right, or it has run out. Ask for a new one.',
      codeForm: 'A code is six digits.',
      again: 'Send the code again',
      delete: 'Delete my account for good',
      tooMany: 'Too many codes were asked for. Wait a quarter of an hour, then try again.',
      keep: 'Keep my account',
    },
    years: { one: '{n} year', two: '{n} years', few: '{n} years', many: '{n} years', other: '{n} years' },
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'Everything that named you is gone. One last e-mail on its way to you says so. Thank you for the time you were here.',
    home: 'To the front page',
  },
};

/** Shown when the server refuses a request before any page. */
export const door = {
  'bad-request': {
    title: 'This address or form cannot be read',
    text: 'Something in it was damaged on the way. Please go back and try again.',
  },
  'cross-site': {
    title: 'This form was not sent from our pages',
    text: 'For your safety we take forms from our own pages only. Please open the page here and send it again.',
  },
  'not-found': { title: '404: Page Not Found', text: 'There is nothing at this address.' },
  'wrong-method': {
    title: 'This cannot be done here',
    text: 'Please open the page from the menu and try again.',
  },
  'too-large': { title: 'This is too large', text: 'Please send less text and try again.' },
  'files-too-large': {
    title: 'These files are too large',
    text: 'Together they may be 30 MB. Go back in your browser: what you typed is still there. Then leave one out, or send a smaller one.',
  },
  'wrong-content-type': {
    title: 'This form cannot be read',
    text: 'Please send it from the page itself.',
  },
  'too-many': {
    title: 'Too many attempts',
    text: 'Please wait a minute and try again. Nothing you have sent before is lost.',
  },
  'file-missing': {
    title: 'This file is not in its place',
    text: 'The fault is ours and it has been noted. Your link is right and stays good: please open it again later, or write to us and we send you the file.',
  },
  'store-away': {
    title: 'The file cannot be fetched right now',
    text: 'The place where our files lie does not answer. Your link stays good and nothing was counted: please open it again in a few minutes.',
  },
  broken: {
    title: 'Something went wrong',
    text: 'The fault is ours and it has been noted. Nothing you paid is lost. Please try again in a moment.',
  },
};

/** Pages about joining: for who has no order, for whose order is not paid, and for who wants to join. */
export const joining = {
  email: 'E-mail',
  emailHint: 'You sign in with it: no password.',
  once: '{price}, paid once. There is no subscription.',
  refund:
    'Not for you? Write within {communityDays} and you are paid back within {paidBack}, the way you paid.',
  notRegistered: {
    title: 'Not registered yet',
    description: 'No order was made with this address yet. Register and pay to join the Clarity Community.',
    heading: 'You are not registered yet',
    nobody: 'To come in, register for the community and pay once.',
    /** Before and after the visitor's address. */
    nothingFor: 'You are signed in, but nothing was ever ordered with',
    another: 'Did you order with another address? Sign in with that one.',
    otherAddress: 'Sign in with another address',
    submit: 'Complete Registration & Pay',
    next: {
      title: 'What happens next',
      steps: [
        'You say who you are: a first name is enough.',
        'You pay {price} by card, by transfer, or in cash at an agency.',
        'Once your payment is confirmed you come in with this address.',
      ],
    },
  },
  paymentRequired: {
    title: 'Payment required',
    description: 'Your order is there and its payment is not confirmed yet.',
    heading: 'One step is missing: the payment',
    text: 'It seems your payment is not complete. If you have already paid, please contact us on WhatsApp.',
    facts: { email: 'E-mail', status: 'Current status', order: 'Order', about: 'For' },
    complete: 'Complete Payment',
    openOrder: 'Open my order',
    whatsapp: 'Contact us on WhatsApp',
    message: 'Hello, I have paid and cannot come in yet. My e-mail address: {email}',
    claimed: { title: 'Looking for your payment', heading: 'We are looking for your payment' },
    checking:
      'You told us that you have paid. We look for it {transferCheck}; you get an e-mail as soon as it is confirmed.',
    paidBack: {
      title: 'Your order was paid back',
      heading: 'Your order was paid back',
      text: 'Your access ended with it. Amount, day and credit note stand on your order.',
    },
    otherAddress: 'Sign in with another address',
    account: 'My account',
  },
  register: {
    title: 'Join the Clarity Community',
    description:
      'Join the Clarity Community: the 15-day action sprint, expert workshops, live calls and women who answer. {price}, once.',
    kicker: 'Clarity Community',
    heading: 'Join the Clarity Community',
    text: 'A private courtyard for Moroccan women and young people who start something of their own, and do not want to do it alone.',
    offer: [
      { title: '15-day action sprint', text: 'One action a day, half an hour, and somebody who asks.' },
      { title: 'Expert workshops', text: 'Every second Saturday, one skill, with your hands in it.' },
      { title: 'Community', text: 'Two live calls a week, four spaces, an accountability partner.' },
    ],
    price: { once: 'paid once', none: 'no month to cancel, nothing taken later' },
    access:
      'By card you are in as soon as the bank says yes. A transfer or cash is looked for {transferCheck}.',
    submit: 'Join Now & Secure My Spot',
    already: 'Already a member?',
    signIn: 'Sign in',
    more: 'Look inside first',
  },
};

export const learningPlatform = {
  title: 'The learning platform',
  description: 'What “Start learning” opens in an academy that has a learning platform.',
  heading: 'Here the learning platform opens',
  text: 'No learning platform is connected to this academy, so this page stands in its place.',
  next: 'What happens there',
  steps: [
    'You create an account with the e-mail address of your order.',
    'You type your access code. It works once.',
    'Your course opens.',
  ],
  real: 'Did you pay for a course? Keep your code and write to us.',
  contact: 'Write to us',
} as const;

/** The sign-in of members: an address, a code. */
export const signIn = {
  title: 'Sign in',
  description: 'Sign in to your account and the community with your e-mail address. There is no password.',
  heading: 'Knock, and come in',
  lead: 'Type your e-mail address and we send you a six-digit code. No password to remember, none to lose.',
  /** For whoever came for what they paid for. */
  leadToCourses: 'Type your e-mail to see your courses. We send you a six-digit code; there is no password.',
  email: 'E-mail',
  emailHint: 'The address you gave with your order.',
  login: 'Login',
  busy: 'Checking...',
  notMember: 'Not a member yet?',
  join: 'Join now',
  codeHeading: 'Type your code',
  codeSent: 'Six digits are on their way to',
  codeHint: 'They are good for {minutes}. Nothing there yet? Look in spam too.',
  code: 'Code',
  enter: 'Come in',
  again: 'Send the code again',
  otherEmail: 'Use another address',
  wrongCode: 'This code does not open the door. Check the digits, or ask for a new one.',
  unexpected: 'Unexpected error. Please try again.',
  stay: 'You stay signed in on this device for {days} days. On a phone you share, sign out when you leave.',
  behind: {
    title: 'Behind this door',
    points: [
      'The community: your spaces, calls and the 15-day sprint',
      'Your courses, files and booked hours',
      'Your orders and receipts, all under one address',
    ],
  },
  mailbox: 'No mail server is set here: e-mails arrive in the mailbox.',
  openMailbox: 'Open the mailbox',
};

/** The page after sign-in: a greeting, and the community in its frame. */
export const welcomeIn = {
  title: 'Welcome',
  description: 'The Clarity Community, for its members.',
  heading: 'Good to have you here',
  dialog: {
    heading: 'Welcome to the Clarity Community!',
    text: 'You are signed in and your payment is confirmed. Wherever the community asks for an e-mail address, use this same one:',
    enter: 'Enter Community',
  },
  fullScreen: 'Full Screen',
  exitFullScreen: 'Exit Full Screen',
  alone: 'Open by itself',
  account: 'My account',
  signOut: 'Sign out',
  support: 'Something not working? Ask us on WhatsApp',
  message: 'Hello, I am signed in as {email} and need help with the community.',
  frame: 'The community',
  buyer: {
    heading: 'Good to see you again',
    text: 'Everything you have bought is in your account: courses, files, booked hours, receipts.',
    account: 'Open my account',
    communityTitle: 'One door is still closed',
    community:
      'The community is a membership of its own: live calls, the 15-day sprint, women who answer. {price}, paid once.',
    join: 'Join the community',
    look: 'Look inside first',
  },
};
