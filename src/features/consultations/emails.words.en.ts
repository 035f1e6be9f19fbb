/** E-mails about an hour with an expert: to the learner, to the expert, and to staff when an hour was lost. */
export const booking = {
  facts: {
    when: 'When',
    yourTime: 'On your clock',
    morocco: (when: string) => `${when} (Morocco)`,
    length: 'Length',
    expert: 'With',
    meeting: 'Where you meet',
    learner: 'Who comes',
    email: 'E-mail',
    phone: 'Phone',
    note: 'What she wrote',
  },
  noLink: 'The link to meet comes before the hour, and stands on the page of your order.',
  openOrder: 'Open my hour',
  calendar: 'Put it into my calendar',
  change: (until: string, paidBack: string) =>
    `You can move it yourself until ${until}, or cancel it and get your money back within ${paidBack}. After that the hour is kept for you and cannot be paid back.`,
  kept: 'The time to move it or to get your money back is over: the hour is kept for you.',
  confirmed: {
    subject: (service: string, when: string) => `Booked: ${service}, ${when}`,
    preview: 'Your payment is confirmed and the hour is yours.',
    heading: 'Your hour is booked',
    intro: (service: string) => `Your payment is confirmed. “${service}” is yours alone at this time:`,
  },
  moved: {
    subject: (service: string, when: string) => `Moved: ${service}, ${when}`,
    preview: 'Your new time stands in this e-mail.',
    heading: 'Your hour was moved',
    intro: (service: string) => `You moved “${service}”. This is the time that counts now:`,
  },
  movedByUs: {
    subject: (service: string, when: string) => `We moved your hour: ${service}, ${when}`,
    preview: 'Your new time stands in this e-mail.',
    heading: 'We had to move your hour',
    intro: (service: string) =>
      `We are sorry: “${service}” cannot take place at the time you had. This is the time that counts now:`,
    orElse:
      'If it does not suit you, answer this e-mail: you choose another time, or you get all of your money back.',
  },
  cancelled: {
    subject: (service: string) => `Cancelled: ${service}`,
    preview: 'The hour is free again.',
    heading: 'Your hour is cancelled',
    intro: (service: string) => `You cancelled “${service}” at this time:`,
    money: 'You get back what you paid:',
    noMoney: 'The time to get the money back was over, as we said before you cancelled.',
    again: 'See the other hours',
  },
  cancelledByUs: {
    subject: (service: string) => `We had to cancel: ${service}`,
    preview: 'You get all of your money back.',
    heading: 'We had to cancel your hour',
    intro: (service: string) => `We are sorry: “${service}” at this time will not take place:`,
  },
  lost: {
    subject: (service: string) => `Please choose another time: ${service}`,
    preview: 'Your payment arrived, and your hour had gone to somebody else.',
    heading: 'Your payment is here, your hour is not',
    intro: (service: string) =>
      `Your payment for “${service}” arrived after the time for it was over, and the hour below had gone to somebody else. You lose nothing: choose another hour, it costs nothing more.`,
    choose: 'Choose another hour',
    orMoney: (paidBack: string) =>
      `If no hour suits you, cancel on the same page: you get all of it back within ${paidBack}.`,
  },
  day: {
    subject: (service: string, when: string) => `Soon: ${service}, ${when}`,
    preview: 'Your hour is near. Have your things ready.',
    heading: 'Your hour is near',
    intro: (service: string) => `“${service}” is waiting for you:`,
  },
  hour: {
    subject: (service: string, time: string) => `Today at ${time}: ${service}`,
    preview: 'It begins within the hour.',
    heading: 'It begins within the hour',
    intro: (service: string) =>
      `“${service}” is about to begin. A quiet place and a charged phone are enough.`,
  },
  /** Of an hour that cost nothing. */
  free: {
    change: (until: string) =>
      `You can move it yourself until ${until}, or cancel it: a right that you used for it comes back to you then.`,
    kept: 'The time to move or cancel it is over: the hour is kept for you.',
    confirmed: {
      preview: 'It costs you nothing, and the hour is yours.',
      intro: (service: string) => `You pay nothing. “${service}” is yours alone at this time:`,
    },
    nothingBack: 'You had paid nothing, so nothing is paid back.',
    expert: {
      preview: 'It is booked and in your calendar.',
      intro: 'It is booked by a right or a code, without a payment. This is who comes, and what she wrote:',
    },
  },
  meet: 'Open the meeting',
  expert: {
    booked: {
      subject: (when: string) => `A consultation was booked: ${when}`,
      preview: 'It is paid and in your calendar.',
      heading: 'A consultation was booked',
      intro: 'It is paid. This is who comes, and what she wrote:',
    },
    moved: {
      subject: (when: string) => `A consultation was moved: ${when}`,
      preview: 'The new time stands in this e-mail.',
      heading: 'A consultation was moved',
      intro: 'The learner moved it. This is the time that counts now:',
      introByUs: 'It was moved by the academy. This is the time that counts now:',
    },
    cancelled: {
      subject: (when: string) => `A consultation was cancelled: ${when}`,
      preview: 'The hour is free again.',
      heading: 'A consultation was cancelled',
      intro: 'This hour will not take place, and others can book it:',
    },
    all: 'See all bookings',
    setLink:
      'No link to meet is set yet: set it on the page of the hours, and it stands in the learner’s e-mails.',
  },
  staffLost: {
    subject: (number: string) => `Paid after the hour was gone: order ${number}`,
    preview: 'She was asked to choose another hour.',
    heading: 'An hour was lost',
    intro:
      'The payment of this order arrived when its hour had gone to somebody else. She was asked to choose another one for nothing. Help her if none suits.',
    button: 'Open the order',
  },
} as const;
