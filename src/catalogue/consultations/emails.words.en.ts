/** E-mails about an appointment with an expert: to the learner, to the expert, and to staff when one was lost. */
export const booking = {
  facts: {
    when: 'When',
    yourTime: 'Your time',
    morocco: (when: string) => `${when} (Morocco)`,
    length: 'Length',
    expert: 'With',
    meeting: 'Meeting link',
    learner: 'Learner',
    email: 'E-mail',
    phone: 'Phone',
    note: 'What they wrote',
  },
  noLink: 'The meeting link comes before the appointment. You will also find it on your order page.',
  openOrder: 'Open my appointment',
  calendar: 'Add to my calendar',
  change: (until: string, paidBack: string) =>
    `You can move it yourself until ${until}, or cancel it and get your money back within ${paidBack}. After that the appointment is kept for you and cannot be refunded.`,
  kept: 'It can no longer be moved or refunded. The appointment is kept for you.',
  confirmed: {
    subject: (service: string, when: string) => `Booked: ${service}, ${when}`,
    preview: 'Your payment is confirmed and the appointment is yours.',
    heading: 'Your appointment is booked',
    intro: (service: string) => `Your payment is confirmed. “${service}” is yours alone at this time:`,
  },
  moved: {
    subject: (service: string, when: string) => `Moved: ${service}, ${when}`,
    preview: 'The old time is free for others. The new one is yours.',
    heading: 'Your appointment was moved',
    intro: (service: string) => `You moved “${service}”. Your new time:`,
  },
  movedByUs: {
    subject: (service: string, when: string) => `We moved your appointment: ${service}, ${when}`,
    preview: 'If the new time does not suit you, choose another, or get all your money back.',
    heading: 'We had to move your appointment',
    intro: (service: string) =>
      `We are sorry: “${service}” cannot take place at the time you booked. Your new time:`,
    orElse: 'If it does not suit you, reply to this e-mail: choose another time, or get all your money back.',
  },
  cancelled: {
    subject: (service: string) => `Cancelled: ${service}`,
    preview: 'Others can book this time now.',
    heading: 'Your appointment is cancelled',
    intro: (service: string) => `You cancelled “${service}” at this time:`,
    money: 'You get back what you paid:',
    noMoney: 'The deadline for a refund had passed, so this appointment is not paid back.',
    again: 'See other appointments',
  },
  cancelledByUs: {
    subject: (service: string) => `We had to cancel: ${service}`,
    preview: 'You get all your money back.',
    heading: 'We had to cancel your appointment',
    intro: (service: string) => `We are sorry: “${service}” at this time will not take place:`,
  },
  lost: {
    subject: (service: string) => `Choose another time: ${service}`,
    preview: 'Your payment arrived after somebody else had booked your time.',
    heading: 'We have your payment: choose another time',
    intro: (service: string) =>
      `Your payment for “${service}” arrived late, and somebody else had booked the time below. You lose nothing: choose another time at no extra cost.`,
    choose: 'Choose another time',
    orMoney: (paidBack: string) =>
      `If no time suits you, cancel on the same page: you get all your money back within ${paidBack}.`,
  },
  day: {
    subject: (service: string, when: string) => `Soon: ${service}, ${when}`,
    preview: 'Write down what you want to ask: the time goes by quickly.',
    heading: 'Your appointment is soon',
    intro: (service: string) => `“${service}” takes place at this time:`,
  },
  hour: {
    subject: (service: string, time: string) => `Today at ${time}: ${service}`,
    preview: 'All you need is a quiet place and a charged phone.',
    heading: 'It starts within an hour',
    intro: (service: string) =>
      `“${service}” starts within an hour. All you need is a quiet place and a charged phone.`,
  },
  /** Of an appointment that cost nothing. */
  free: {
    change: (until: string) =>
      `You can move it yourself until ${until}, or cancel it: if you used a right for it, you get it back.`,
    kept: 'It can no longer be moved or cancelled. The appointment is kept for you.',
    confirmed: {
      preview: 'It costs you nothing, and the appointment is yours.',
      intro: (service: string) => `You pay nothing. “${service}” is yours alone at this time:`,
    },
    nothingBack: 'You paid nothing, so there is nothing to refund.',
    expert: {
      preview: 'It is booked and in your calendar.',
      intro:
        'It was booked with a right or a code, without a payment. This is the learner, and what they wrote:',
    },
  },
  meet: 'Open the meeting',
  expert: {
    booked: {
      subject: (when: string) => `A consultation was booked: ${when}`,
      preview: 'It is paid and in your calendar.',
      heading: 'A consultation was booked',
      intro: 'It is paid. This is the learner, and what they wrote:',
    },
    moved: {
      subject: (when: string) => `A consultation was moved: ${when}`,
      preview: 'The new time is in this e-mail.',
      heading: 'A consultation was moved',
      intro: 'The learner moved it. The new time:',
      introByUs: 'The academy moved it. The new time:',
    },
    cancelled: {
      subject: (when: string) => `A consultation was cancelled: ${when}`,
      preview: 'Others can book this time now.',
      heading: 'A consultation was cancelled',
      intro: 'This consultation will not take place, and others can book the time:',
    },
    all: 'See all bookings',
    setLink:
      'No meeting link is set yet. Set it on the page of your times, and it appears in the learner’s e-mails.',
  },
  staffLost: {
    subject: (number: string) => `Paid after the time was taken: order ${number}`,
    preview: 'They were asked to choose another time.',
    heading: 'An appointment was lost',
    intro:
      'The payment for this order arrived after somebody else had booked its time. The learner was asked to choose another one at no extra cost. Help them if none suits.',
    button: 'Open the order',
  },
} as const;
