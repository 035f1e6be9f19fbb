/** The account: open items, orders, hours, devices and data. */
export const account = {
  description: 'Your courses, orders, receipts and appointments.',
  frame: {
    heading: 'Your account',
    hello: (name: string) => `Hello ${name}`,
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    signOutNote: 'Signing out deletes the lessons kept on this device. What you have done stays with us.',
    pages: 'Pages of your account',
  },
  nav: {
    overview: 'My courses',
    orders: 'My orders',
    bookings: 'My consultations',
  },
  overview: {
    title: 'My courses',
    heading: 'My courses',
    also: 'My community, files and appointments',
    mine: {
      start: 'Start with',
      continue: 'Continue where you left off',
      preparing: 'Your lessons are being prepared.',
      begins: (day: string) => `Begins on ${day}.`,
      session: (day: string, time: string) => `Next live session: ${day}, ${time} in Morocco.`,
      due: 'Send your task by {day}: {title}',
      late: 'Your task was due on {day}: {title}',
      certificate: 'Your certificate',
      badges: (n: string, of: string) => `Tiles of finished modules: ${n} of ${of}`,
    },
    empty: {
      title: 'You have no course yet',
      text: 'What you buy appears here as soon as your payment is confirmed.',
      courses: 'See the courses',
      community: 'See the community',
    },
    kinds: {
      course: 'Course',
      community: 'Community',
      files: 'Files',
      consultation: 'Consultation',
      bundle: 'Bundle',
      instalment: 'Instalment of a course',
    },
    code: 'Activation code',
    copy: 'Copy',
    copied: 'Copied',
    start: 'Start learning',
    toCourse: 'Go to my course',
    order: 'Open the order',
    codeSoon: (hours: string) => `Your activation code comes within ${hours}, here and by e-mail.`,
    paused: 'Paused until the instalment that is due is paid.',
    payPart: 'Pay the instalment',
    community: {
      title: 'Clarity Community',
      text: 'Your spaces, the live sessions and the 15-day sprint.',
      outside: 'It is on another site. Use the same e-mail address there.',
      enter: 'Open the community',
    },
    files: 'Your files are on the page of the order.',
    given: 'A gift for you.',
    openFiles: 'Go to the files',
    consultation: (day: string, time: string, expert: string) =>
      `Next: ${day}, ${time} in Morocco, with ${expert}.`,
    openBooking: 'See the appointment',
    waiting: {
      heading: 'Not open yet',
      until: (date: string) => `We are waiting for your payment, until ${date}.`,
      pay: 'Pay now',
      checked: (when: string) => `You told us that you have paid. You hear from us by ${when}.`,
    },
    quick: {
      heading: 'Devices and data',
      kept: 'Lessons kept on this device',
      certificate: (course: string) => `Certificate: ${course}`,
      devices: 'Devices I am signed in on',
      data: 'E-mails, my data, delete my account',
    },
  },
  orders: {
    title: 'My orders',
    lead: 'All orders with your e-mail address, the newest first, each with its receipt.',
    empty: 'There is no order with this e-mail address yet.',
    courses: 'See the courses',
    open: 'Open',
    receipt: 'Receipt (PDF)',
    creditNote: (number: string) => `Credit note ${number} (PDF)`,
    placed: (date: string) => `Ordered on ${date}`,
    moneyBack: 'Ask for a refund',
    asked: (date: string, until: string) => `You asked for a refund on ${date}: you get it by ${until}.`,
    pay: 'Pay now',
    isFor: (email: string) => `Gift for ${email}`,
    notHere:
      'Is an order missing? It may have another e-mail address: sign in with that one, or write to us.',
  },
  bookings: {
    title: 'My consultations',
    lead: 'The page of each appointment has the link to meet and the calendar file, and there you can move or cancel it.',
    coming: 'Coming up',
    past: 'Past and cancelled',
    none: 'You have not booked a consultation yet.',
    noneComing: 'You have no appointment coming up.',
    book: 'Find an expert',
    with: (expert: string) => `With ${expert}`,
    at: (from: string, until: string) => `${from} to ${until}, Morocco`,
    open: 'Open this appointment',
    states: {
      held: 'Kept while you pay',
      booked: 'Booked',
      released: 'No longer kept',
      cancelled: 'Cancelled',
      lost: 'Taken before you paid',
    },
    over: 'Over',
  },
  devices: {
    title: 'Devices',
    lead: 'The devices you are signed in on. If you do not recognise one, sign it out.',
    this: 'This device',
    since: (date: string) => `Since ${date}`,
    seen: (date: string) => `Last used on ${date}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    others: 'Sign out everywhere else',
    alone: 'You are signed in on this device only.',
    ended: 'That device is signed out.',
    othersEnded: 'Every other device is signed out.',
    gone: 'That device was already signed out.',
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
      digest: 'Send me the weekly digest of the community',
      save: 'Save',
      saved: 'Saved. This applies to your e-mails from now on.',
      orders: 'E-mails about an order are in the language you ordered in.',
    },
    export: {
      heading: 'Everything we hold about you',
      text: 'One file with your account, your orders, receipts, codes, appointments and applications, what you wrote in the community, and which e-mails we sent you. It opens in your browser.',
      open: 'Download my data',
      machine: 'The same for other programs (JSON)',
      careful: 'It contains your activation codes: do not share it.',
    },
    delete: {
      heading: 'Delete your account',
      text: 'We delete your account, profile, texts and e-mails at once and for good. Paid orders stay in our books, without your name.',
      open: 'See what is deleted and what we must keep',
    },
    profile: 'Your profile in the community',
    learning: (course: string) => `E-mails about your learning: ${course}`,
  },
  deletion: {
    title: 'Delete your account',
    lead: 'Read this first: it cannot be undone.',
    goes: {
      heading: 'What we delete at once',
      points: [
        'Your account, your profile and your sign-ins on every device.',
        'What you wrote in the community, your pictures, reactions, blocks and sprints.',
        'Your seats in workshops, your entries on waitlists, your applications and messages to us.',
        'The e-mails we sent you, and the transfer slips you sent us.',
        'Orders that were never paid.',
        'Your access to courses, codes, files and appointments you bought: note down any code you still need. Links in old e-mails stop working.',
      ],
    },
    stays: {
      heading: 'What we must keep, and why',
      text: (years: string) =>
        `Bookkeeping law requires us to keep paid orders for ${years}. Of your orders we keep the number, what was bought, the amount, the dates, and the numbers of receipts and credit notes. Your name, e-mail and phone are replaced by “Deleted account”. If a refund is still on its way to you, we keep where to send it until it is sent.`,
      backup: 'Backups still contain the rest until a newer backup replaces them.',
    },
    open: {
      heading: 'Not finished yet',
      text: 'You will no longer be able to follow these:',
      booking:
        '{description}: your appointment on {date}. It is cancelled with the account; for a refund, cancel it on its own page first.',
      held: '{description}: your appointment on {date} is kept for you until you pay, and is open to others once the account is deleted. If you have already sent money for it, tell us first.',
      unpaid: (description: string, number: string) =>
        `${description}: order ${number} is not paid yet, and is deleted with the account. If you have already sent money for it, tell us first.`,
      refund: (description: string, amount: string, date: string) =>
        `${description}: you get ${amount} back by ${date}. We will still send it, but will not be able to write to you about it.`,
      claim: '{description}: we are still looking for your transfer, and could not tell you when we find it.',
      code: '{description}: your activation code has not come yet, and would not reach you.',
      instalments:
        '{description}: instalments are still to be paid. You will pay nothing more, and the course will close.',
      knows: 'I have read this and want to go on',
      knowsNeeded: 'Tick this once you have read what is not finished yet.',
    },
    worksHere:
      'You work here: the account of somebody on the team cannot be deleted from this page. Ask the owner to take you off the team first.',
    confirm: {
      heading: 'To be sure it is you',
      first: (minutes: string) => `We send a code to your e-mail address. It works for ${minutes}.`,
      send: 'Send me the code',
      sent: 'The code is on its way to',
      email: 'Type your e-mail address',
      emailWrong: 'This is not the e-mail address of this account.',
      /** Of an account that has a phone number and no e-mail address. */
      byPhone: {
        first: (minutes: string) => `We send a code to your phone on WhatsApp. It works for ${minutes}.`,
        email: 'Type your phone number',
        emailWrong: 'This is not the phone number of this account.',
      },
      code: 'The six digits',
      codeWrong: 'This code is wrong or has expired. Ask for a new one.',
      codeForm: 'A code is six digits.',
      again: 'Send the code again',
      delete: 'Delete my account for good',
      tooMany: 'You asked for too many codes. Wait 15 minutes, then try again.',
      keep: 'Keep my account',
    },
    years: { one: '{n} year', two: '{n} years', few: '{n} years', many: '{n} years', other: '{n} years' },
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'We have removed everything that named you, and a last e-mail confirms it. Thank you for the time you spent with us.',
    home: 'Go to the home page',
  },
};

/** Shown when the server refuses a request before any page. */
export const door = {
  'bad-request': {
    title: 'This link or form cannot be read',
    text: 'Part of it was lost on the way. Go back and try again.',
  },
  'cross-site': {
    title: 'Something went wrong with this form',
    text: 'For your safety we accept forms from our own pages only. Go back, reload the page and send it again.',
  },
  'not-found': {
    title: 'We cannot find this page',
    text: 'The link may have been cut short, or the page is gone. The menu leads to everything we have.',
  },
  'wrong-method': {
    title: 'This cannot be done here',
    text: 'Open the page from the menu and try again.',
  },
  'too-large': { title: 'This is too much text', text: 'Go back, shorten it and send it again.' },
  'files-too-large': {
    title: 'These files are too large',
    text: 'Together they may be up to 30 MB. Go back in your browser: what you typed is still there. Then leave one out, or send a smaller one.',
  },
  'too-slow': {
    title: 'The connection was too slow',
    text: 'We did not get all of it. Go back in your browser: what you typed is still there. Send it again where your connection is better, or choose a smaller file.',
  },
  'wrong-content-type': {
    title: 'Something went wrong with this form',
    text: 'Go back, reload the page and send it again.',
  },
  'too-many': {
    title: 'Too many attempts',
    text: 'Wait a minute and try again. Nothing you have sent before is lost.',
  },
  'file-missing': {
    title: 'We cannot find this file',
    text: 'The fault is ours, and we have been notified. Your link is right and keeps working: open it again later, or write to us and we send you the file.',
  },
  'store-away': {
    title: 'The file cannot be opened right now',
    text: 'Our file store is not answering. Your link keeps working and this download was not counted: open it again in a few minutes.',
  },
  busy: {
    title: 'We are busy for a moment',
    text: 'Try again in a few seconds. Nothing you typed or paid is lost.',
  },
  broken: {
    title: 'We could not open this page',
    text: 'The fault is ours, and we have been notified. Nothing you paid is lost. Try again in a moment.',
  },
};

/** Pages about joining: for who has no order, for whose order is not paid, and for who wants to join. */
export const joining = {
  email: 'E-mail',
  emailHint: 'You sign in with it, without a password.',
  once: '{price}, paid once. There is no subscription.',
  refund:
    'Not for you? Write to us within {communityDays}, and we will pay you back within {paidBack}, the way you paid.',
  notRegistered: {
    title: 'Not registered yet',
    description:
      'No order was made with this e-mail address yet. Register and pay to join the Clarity Community.',
    heading: 'You are not registered yet',
    nobody: 'To join the community, register and pay once.',
    /** Before and after the visitor's address. */
    nothingFor: 'Nothing was ordered yet with',
    courses: 'See the courses and their free lessons',
    another: 'Did you order with another e-mail address? Sign in with that one.',
    otherAddress: 'Sign in with another e-mail address',
    submit: 'Register and pay',
    next: {
      title: 'What happens next',
      steps: [
        'You give your name: a first name is enough.',
        'You pay {price} in cash at an agency, by bank transfer or by card.',
        'Once your payment is confirmed, you sign in with this e-mail address.',
      ],
    },
  },
  paymentRequired: {
    title: 'Payment required',
    description: 'We have your order, and its payment is not confirmed yet.',
    heading: 'One step is missing: the payment',
    text: 'We do not have your payment yet. Have you paid? Write to us on WhatsApp.',
    facts: { email: 'E-mail', status: 'Current status', order: 'Order', about: 'For' },
    complete: 'Complete the payment',
    openOrder: 'Open my order',
    whatsapp: 'Write to us on WhatsApp',
    message: 'Hello, I have paid and cannot sign in yet. My e-mail address: {email}',
    claimed: { title: 'Looking for your payment', heading: 'We are looking for your payment' },
    checking:
      'You told us that you have paid. We check for it {transferCheck}; you get an e-mail as soon as it is confirmed.',
    paidBack: {
      title: 'Your order was paid back',
      heading: 'Your order was paid back',
      text: 'Your access has ended. The amount, the day and the credit note are on the page of your order.',
    },
    otherAddress: 'Sign in with another e-mail address',
    account: 'My account',
  },
  register: {
    title: 'Join the Clarity Community',
    description:
      'Join the Clarity Community: the 15-day sprint, workshops, live sessions and people who answer your questions. {price}, paid once.',
    kicker: 'Clarity Community',
    heading: 'Join the Clarity Community',
    text: 'A private community for Moroccan women and young people who are starting something of their own and do not want to do it alone.',
    offer: [
      {
        title: 'The 15-day sprint',
        text: 'One step a day, in half an hour, and a partner who asks about it.',
      },
      { title: 'Workshops', text: 'Every second Saturday, one skill that you practise.' },
      { title: 'Community', text: 'Two live sessions a week, five spaces and a partner.' },
    ],
    price: { once: 'paid once', none: 'no subscription' },
    access:
      'By card you can sign in as soon as the bank confirms. We check cash and bank transfers {transferCheck}.',
    submit: 'Join now',
    already: 'Already a member?',
    /** The page is the same for everybody: right for whoever is signed in, too. */
    signIn: 'Open the community',
    more: 'Look inside first',
  },
};

export const learningPlatform = {
  title: 'The learning platform',
  description: 'What “Start learning” opens in an academy that has a learning platform.',
  heading: 'The learning platform opens here',
  text: 'No learning platform is connected to this academy, so you see this page instead.',
  next: 'What happens there',
  steps: [
    'You create an account with the e-mail address of your order.',
    'You type your activation code. It works once.',
    'Your course opens.',
  ],
  real: 'Did you pay for a course? Keep your code and write to us.',
  contact: 'Write to us',
} as const;

/** The sign-in of members: an address, a code. */
export const signIn = {
  title: 'Sign in',
  description: 'Sign in to your account and the community with your e-mail address. There is no password.',
  heading: 'Sign in',
  lead: 'Type your e-mail address and we send you a six-digit code. You need no password.',
  /** For whoever came for what they paid for. */
  leadToCourses:
    'Type your e-mail address to see your courses. We send you a six-digit code; you need no password.',
  /** For whoever came for the community, perhaps invited by somebody else. */
  leadToCommunity:
    'Your courses and the community are behind this door. Type your address and we send you a six-digit code; you need no password.',
  email: 'E-mail',
  emailHint: 'The e-mail address you gave with your order.',
  login: 'Send me the code',
  busy: 'Checking…',
  notMember: 'Not a member yet?',
  join: 'Join now',
  codeHeading: 'Type your code',
  codeSent: 'We sent a six-digit code to',
  codeHint: 'It works for {minutes}. Nothing there yet? Look in your spam folder too.',
  code: 'Sign-in code',
  enter: 'Sign in',
  again: 'Send the code again',
  otherEmail: 'Use another e-mail address',
  wrongCode: 'This code is not right. Check the digits, or ask for a new one.',
  unexpected: 'The fault is ours: we could not sign you in. Try again in a moment.',
  stay: 'You stay signed in on this device for {days}. On a shared phone, sign out when you finish.',
  behind: {
    title: 'In your account',
    points: [
      'The community: your spaces, the live sessions and the 15-day sprint',
      'Your courses, files and appointments',
      'Your orders and receipts',
    ],
  },
  signedOut: 'You are signed out on this device.',
  mailbox: 'No mail server is set here: e-mails arrive in the mailbox.',
  openMailbox: 'Open the mailbox',
};

/** The page after sign-in: a greeting, and the community in its frame. */
export const welcomeIn = {
  title: 'Welcome',
  description: 'The Clarity Community, for its members.',
  heading: 'Clarity Community',
  dialog: {
    heading: 'Welcome to the Clarity Community!',
    text: 'You are signed in and your payment is confirmed.',
    sameEmail: 'If the community asks for an e-mail address, use the same one:',
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
    text: 'Everything you have bought is in your account: courses, files, appointments and receipts.',
    account: 'Open my account',
    communityTitle: 'You are not a member yet',
    community:
      'The community is a membership of its own: live sessions, the 15-day sprint, and people who answer your questions. {price}, paid once.',
    join: 'Join the community',
    look: 'Look inside first',
  },
};
