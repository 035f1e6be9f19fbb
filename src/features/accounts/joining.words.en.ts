/** Pages on the way to a membership: for who has no order, for whose order is not paid, and for who wants to join. */
export const en = {
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
    /** Before and after her address. */
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
