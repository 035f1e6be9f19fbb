/** Messages by WhatsApp: the box beside the phone, the page of the account, and signing in with a phone number. */
export const messages = {
  /** Under the phone field of an order. */
  consent: 'Also tell me on WhatsApp. I can stop this at any time.',
  signIn: {
    title: 'Sign in with your phone number',
    description: 'Sign in with a code that comes by WhatsApp to the number you verified in your account.',
    heading: 'Sign in with your phone number',
    lead: 'It works with a number that you have verified in your account, under WhatsApp.',
    phone: 'Phone number',
    send: 'Send me a code on WhatsApp',
    codeHeading: 'Type the code',
    codeSent: 'If this number is verified in an account, a code is on its way to it by WhatsApp:',
    code: 'Sign-in code',
    codeHint: 'Six digits, valid for {minutes}.',
    enter: 'Sign in',
    again: 'Send it again',
    other: 'Another number',
    wrongCode:
      'This code is not right, or it has expired. Look at the newest message, or have it sent again.',
    unexpected: 'That did not work. Try again, or sign in by e-mail.',
    byEmail: 'Sign in by e-mail',
    /** On the page of the sign-in by e-mail. */
    byPhone: 'Sign in with your phone number',
    busy: 'One moment…',
    /** Where a gift is taken: any number signs in. */
    gift: {
      title: 'Open your gift with your phone number',
      description: 'Open your gift with a code that comes by WhatsApp.',
      heading: 'Open your gift with your phone number',
      lead: 'Write the number of this phone. We send a code to it on WhatsApp, and from then on you sign in with it.',
      codeSent: 'A code is on its way by WhatsApp, unless this phone wrote STOP to us:',
      unexpected: 'That did not work. Try again, or use an e-mail address.',
      byEmail: 'With my e-mail address instead',
    },
  },
  account: {
    nav: 'WhatsApp',
    title: 'WhatsApp',
    lead: 'What we also tell you on WhatsApp: your order, your payment, when something opens, and a reminder before each session.',
    off: 'WhatsApp messages are off.',
    on: (phone: string) => `WhatsApp messages are on, for ${phone}. You can sign in with this number.`,
    old: (phone: string) =>
      `WhatsApp messages are on, for ${phone}. To sign in with this number again, verify it once more.`,
    unverified:
      'You have no verified number. WhatsApp messages about an order go to the number of that order, if you asked for them.',
    toVerify: 'Verify your number, and you can also sign in with it.',
    notYet: 'You can verify a number here once an order of yours is paid.',
    phone: 'Your WhatsApp number',
    send: 'Send me a code',
    sent: 'A code is on its way by WhatsApp, unless this phone wrote STOP to us:',
    code: 'Code',
    verify: 'Verify the number',
    stop: 'Turn WhatsApp messages off',
    byWord:
      'You can also write STOP to us on WhatsApp. If you wrote STOP, write START first to get messages again.',
    stopped: 'WhatsApp messages are off now. You will still get e-mails.',
    verified: 'Your number is verified.',
    wrongCode: 'This code is not right, or it has expired. Have a new one sent.',
  },
};
