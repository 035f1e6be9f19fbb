/** Cities in whose time zones appointments can be shown. */
export const zones = {
  'Africa/Casablanca': 'Morocco',
  'Europe/Paris': 'Paris',
  'Europe/Brussels': 'Brussels',
  'Europe/Amsterdam': 'Amsterdam',
  'Europe/Madrid': 'Madrid',
  'Europe/Rome': 'Rome',
  'Europe/Berlin': 'Berlin',
  'Europe/London': 'London',
  'Europe/Stockholm': 'Stockholm',
  'Europe/Istanbul': 'Istanbul',
  'Africa/Tunis': 'Tunis',
  'Africa/Algiers': 'Algiers',
  'Africa/Dakar': 'Dakar',
  'Africa/Cairo': 'Cairo',
  'Asia/Riyadh': 'Riyadh',
  'Asia/Dubai': 'Dubai',
  'Asia/Qatar': 'Doha',
  'America/Montreal': 'Montreal',
  'America/New_York': 'New York',
  'America/Los_Angeles': 'Los Angeles',
};

/** Choosing an appointment with an expert, the appointment on the page of its order, moving and cancelling it. */
export const booking = {
  zones,
  choose: {
    title: (service: string) => `Choose a time: ${service}`,
    description: (service: string) => `Free appointments for “${service}”, in Morocco time and in yours.`,
    heading: 'Choose a time',
    with: (expert: string, length: string) => `With ${expert}, ${length}`,
    zone: 'Where are you?',
    zoneHint: 'We show Morocco time, with yours beside it.',
    zoneShow: 'Show my time',
    zoneOther: (place: string) => `Where I am (${place})`,
    legend: 'When does it suit you?',
    inMorocco: 'Morocco time',
    there: (place: string) => `Morocco time; in brackets the time in ${place}`,
    times: { one: '1 time', two: '2 times', few: '{n} times', many: '{n} times', other: '{n} times' },
    required: 'Choose a time.',
    later: 'Later days',
    first: 'The first free days',
    taken: {
      title: 'Somebody else has just booked this time',
      text: 'What you typed is still here. Choose another time below and send it again.',
    },
    tooMany: {
      title: 'You already have unpaid appointments',
      text: 'They are held for your e-mail address. Pay for one of them or cancel it first, then book this one too. What you typed is still here. If none of them is yours, write to us.',
    },
    tooManyHere: {
      title: 'Too many unpaid appointments on this internet connection',
      text: 'People who use the same connection have not paid for theirs yet. Try again in 15 minutes, or write to us. What you typed is still here.',
    },
    none: {
      title: 'No time is free at the moment',
      text: 'Everything is booked. Ask for a time and we will look for one with you.',
    },
    ask: 'No time suits you? Ask for another one',
    note: 'What is it about?',
    noteHint: 'Where you are, and where you are stuck. The expert reads it before you talk.',
    held: (minutes: string, days: string) =>
      `Once you continue, we hold the appointment for ${minutes}, or for up to ${days} if you pay by transfer or in cash.`,
  },
  panel: {
    titles: {
      held: 'We are holding your appointment',
      booked: 'Your appointment',
      released: 'This appointment is no longer held for you',
      cancelled: 'This appointment was cancelled',
      lost: 'Choose another appointment',
    },
    when: 'Morocco time',
    yourTime: (place: string) => `In ${place}`,
    length: 'Length',
    expert: 'With',
    noLink: 'The meeting link comes before the appointment. You will find it here.',
    join: 'Open the meeting',
    heldText: (until: string) => `It is booked once you have paid. Until ${until} nobody else can take it.`,
    heldClaimed:
      'We are looking for your payment. Until we find it, nobody else can take the appointment. You can move it, or cancel it.',
    releasedText:
      'It was not paid in time, so others can book it. Open the order again while it is free, or choose another time.',
    lostText:
      'Your payment arrived after somebody else had booked it. You lose nothing: choose another appointment at no extra cost.',
    cancelledText: 'Others can book it now.',
    cancelledClaimed:
      'We still look for your payment. If we find it, we pay it back and ask you by e-mail where to send it.',
    calendar: 'Add to my calendar',
    move: 'Move it',
    chooseAnother: 'Choose another appointment',
    bookAgain: 'See the free appointments',
    changeable: (until: string) => `You can move or cancel it yourself until ${until}.`,
    kept: 'It can no longer be moved. The appointment is kept for you.',
  },
  cancel: {
    summary: 'Cancel this appointment',
    withMoney: (amount: string, paidBack: string) =>
      `Others can book it at once, and you get ${amount} back within ${paidBack}, to the card you paid with.`,
    /** For a payment by transfer or in cash: staff transfer the refund. */
    withMoneyTo: (amount: string, paidBack: string) =>
      `Others can book it at once, and you get ${amount} back within ${paidBack}. Tell us here where to send it.`,
    withoutMoney: (hours: string) =>
      `Less than ${hours} are left until the start: others can book it, and you get no refund. Come if you can; if something serious has happened, write to us first.`,
    free: 'Others can book it at once. You paid nothing, so there is nothing to refund.',
    /** While the payment is looked for. */
    ifFound: (paidBack: string) =>
      `Others can book it at once. We go on looking for your payment: if we find it, you get all of it back within ${paidBack}, and we ask you by e-mail where to send it.`,
    sure: (hour: string) => `Cancel the appointment of ${hour}? Others can book it at once.`,
    yes: 'Yes, cancel it',
    no: 'Keep my appointment',
    confirmFree: 'Cancel the appointment',
    confirmWithMoney: 'Cancel and get my money back',
    confirmWithoutMoney: 'Cancel without a refund',
    tooLate: 'The time for a refund has just run out. Nothing was cancelled: see what cancelling means now.',
    notPossible: 'This appointment can no longer be cancelled here. Write to us.',
    done: 'The appointment is cancelled.',
    doneWithMoney: 'The appointment is cancelled, and your refund has begun.',
    doneAndSent: 'The appointment is cancelled, and we have sent your money back.',
  },
  move: {
    title: 'Move your appointment',
    titleLost: 'Choose another appointment',
    description: 'Another time for the consultation you booked.',
    now: 'Your appointment now',
    free: (until: string) => `It costs nothing, and you can do it until ${until}.`,
    freeLost: 'At no extra cost.',
    submit: 'Take this time',
    back: 'Back to my order',
    done: 'Your appointment was moved to the time below. Once it is paid, an e-mail tells you so too.',
    tooLate: 'This appointment can no longer be moved.',
    tooOften:
      'This appointment cannot be moved any more often, so it stays as it is. If you need another time, write to us.',
    none: 'No other time is free at the moment. Your appointment stays as it is.',
  },
};

/** The list of consultations, the page of one, and the form that asks for a time. */
export const consultation = {
  title: 'Consultation',
  description: 'Talk to an expert about your own project: price, length and what you leave with.',
  heading: 'Talk to an expert, one to one',
  lead: 'Bring your shop, your dress, your video or your interview. Somebody who does this for a living looks at it with you, and you leave with a written plan.',
  facts: ['By video or phone, in Darija, Arabic or English', 'One price, nothing added'],
  services: {
    heading: 'What would you like to talk about?',
    with: (name: string) => `with ${name}`,
    emptyTitle: 'All our experts are busy',
    emptyText: 'No consultation can be booked at the moment. Write to us and we will tell you when one can.',
    emptyAction: 'Write to us',
  },
  plan: {
    heading: 'A written plan',
    text: 'Before you hang up we write down three steps: what to do, by when, and how to see that it worked.',
    note: 'An example. The names are invented.',
    sheetTitle: 'Meryem’s plan',
    sheetFor: 'Argan soap, shop on Instagram',
    steps: [
      { when: 'This week', what: 'Put the price and the delivery in the first line of every post.' },
      { when: 'By the 15th', what: 'Ask for 20 MAD in advance from buyers outside Agadir.' },
      { when: 'In a month', what: 'Count the parcels that come back. Fewer than 2 of 10: order 100 boxes.' },
    ],
  },
  how: {
    heading: 'From your question to the appointment',
    steps: [
      {
        title: 'You choose a time',
        text: 'Choose a consultation and a free appointment, shown in Morocco time and in yours. Say what it is about.',
      },
      {
        title: 'You pay, and it is booked',
        text: 'By card, transfer or in cash: we hold the appointment while you pay. You get an e-mail with the time and a calendar file; the meeting link comes before the appointment.',
      },
      {
        title: 'You talk',
        text: 'By video or phone, as your connection allows. The expert has read what you sent.',
      },
    ],
  },
  faq: {
    heading: 'Before you book',
    items: [
      {
        question: 'When do I pay?',
        answer:
          'When you have chosen a time. We hold it while you pay: a few minutes for a card, until your order closes for a transfer or cash. Once the payment is confirmed the appointment is booked, and an e-mail says so.',
      },
      {
        question: 'Can I change my mind?',
        answer:
          'Until {consultationHours} before the start you can move it yourself on your order page, or cancel it and get back what you paid, by the method you paid with, within {paidBack}. After that there is no refund. If we have to cancel, you choose a new time or your money.',
      },
      {
        question: 'In which language do we talk?',
        answer:
          'In Darija with all our experts, or in Arabic, French or English if you prefer. Your plan is written in the language you choose.',
      },
      {
        question: 'I have only prepaid data. Is a phone call enough?',
        answer:
          'Yes. We call you, so it costs you nothing. Send your photos or links on WhatsApp first, and the expert has them open.',
      },
      {
        question: 'Who sees what I tell you?',
        answer: 'The expert and the person who plans the appointments.',
      },
      {
        question: 'Is a consultation part of a course?',
        answer:
          'Some courses include one with their trainer; their page says so. You agree on the time with the trainer, at no extra cost.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which one?',
    text: 'Tell us in two sentences what you are stuck on. We will name the expert, or tell you if you do not need one.',
    action: 'Ask on WhatsApp',
    whatsapp: 'Hello, I do not know which consultation to choose. I am stuck on: ',
  },
  service: {
    back: 'All consultations',
    missing: 'This consultation does not exist',
    missingText: 'It may have been replaced by another. You find everything we offer today in one list.',
    choose: 'Choose a time',
    price: 'Price',
    length: 'Length',
    expert: 'Expert',
    place: 'Where',
    placeText: 'Video or phone',
    forWhom: 'It is for you if',
    youLeaveWith: 'You leave with',
    prepare: 'Have ready',
    prepareText: 'Nothing has to be perfect. We work with what you have.',
    about: (name: string) => `Who is ${name}?`,
    /** From the academy's own bookings. */
    given: {
      one: '{n} consultation given here',
      two: '{n} consultations given here',
      few: '{n} consultations given here',
      many: '{n} consultations given here',
      other: '{n} consultations given here',
    },
    /** Of her course. */
    rated: {
      one: '{rating} out of 5 for their course, {n} review',
      two: '{rating} out of 5 for their course, {n} reviews',
      few: '{rating} out of 5 for their course, {n} reviews',
      many: '{rating} out of 5 for their course, {n} reviews',
      other: '{rating} out of 5 for their course, {n} reviews',
    },
    more: 'Read more',
    course: 'See their course',
    faq: 'Questions about this consultation',
    rules: {
      charged: 'By card, transfer or in cash: we hold the appointment while you pay',
      answered: 'An e-mail with the time and a calendar file; the meeting link before the appointment',
      refund: 'Full refund until {consultationHours} before the start',
    },
    form: {
      title: 'No time suits you?',
      text: 'Tell us when you are free. We answer within a working day, with a time and how to pay. Nothing is paid here.',
      phoneHint: 'If you give one, we agree on the time by phone or WhatsApp; else by e-mail.',
      preferredTimes: 'When do you have time?',
      preferredTimesHint: 'For example: Tuesday and Thursday after 18:00, or Saturday morning.',
      message: 'What is it about?',
      messageHint: 'Where you are, and where you are stuck. Add links if you have any.',
      submit: 'Ask for a time',
      privacy:
        'Seen by the expert and the person who plans the appointments. [How we treat your data](privacy)',
      sentTitle: 'We have your request',
      sentText:
        'We call or write within a working day, with a time and how to pay. You have paid nothing. We are here {hours}.',
      sentWhatsapp: 'Add something on WhatsApp',
      sentWhatsappMessage: (service: string) =>
        `Hello, I have asked for the consultation “${service}” and would like to add: `,
      sentNext: 'See the other consultations',
    },
  },
};
