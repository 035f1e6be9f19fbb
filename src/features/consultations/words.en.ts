/** Cities in whose time zones hours can be shown. */
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

/** Choosing an hour with an expert, the hour on the page of its order, moving and cancelling it. */
export const booking = {
  zones,
  choose: {
    title: (service: string) => `Choose a time: ${service}`,
    description: (service: string) => `Free hours for “${service}”, on the clock of Morocco and on yours.`,
    heading: 'Choose a time',
    with: (expert: string, length: string) => `With ${expert}, ${length}`,
    zone: 'Where are you?',
    zoneHint: 'Times are told on the clock of Morocco, and on yours beside it.',
    zoneShow: 'Show my time',
    zoneOther: (place: string) => `Where I am (${place})`,
    legend: 'When does it suit you?',
    inMorocco: 'On the clock of Morocco',
    there: (place: string) => `On the clock of Morocco; in brackets on the clock of ${place}`,
    times: { one: '1 time', two: '2 times', few: '{n} times', many: '{n} times', other: '{n} times' },
    required: 'Please choose a time.',
    later: 'Later days',
    first: 'The first free days',
    taken: {
      title: 'This time has just gone to somebody else',
      text: 'What you typed is still here. Choose another time below and send it again.',
    },
    tooMany: {
      title: 'Other hours are already kept, unpaid',
      text: 'They are kept for your e-mail address, or over the connection you use, which others may share. Pay for one of yours first, or cancel it; then this one can be yours too. What you typed is still here. If none of them is yours, try again in a quarter of an hour, or write to us.',
    },
    none: {
      title: 'No time is free at the moment',
      text: 'All that can be booked is booked. Ask for a time, and we look for one with you.',
    },
    ask: 'No time suits you? Ask for another one',
    note: 'What is it about?',
    noteHint: 'Where you are, and where you are stuck. The expert reads it before you talk.',
    held: (minutes: string, days: string) =>
      `The hour is kept for you for ${minutes} once you go on; for up to ${days} when you pay by transfer or in cash.`,
  },
  panel: {
    titles: {
      held: 'Your hour is kept for you',
      booked: 'Your hour',
      released: 'This hour is not kept any more',
      cancelled: 'This hour was cancelled',
      lost: 'Choose another hour',
    },
    when: 'On the clock of Morocco',
    yourTime: (place: string) => `In ${place}`,
    length: 'Length',
    expert: 'With',
    noLink: 'The link to meet comes before the hour, and stands here.',
    join: 'Open the meeting',
    heldText: (until: string) => `It is yours once it is paid. Until ${until} nobody else can have it.`,
    heldClaimed: 'We are looking for your payment. Until we have, nobody else can have it.',
    releasedText:
      'It was not paid in time, and is free for others. Open the order again while it is free, or choose another time.',
    lostText:
      'Your payment arrived after the hour had gone to somebody else. You lose nothing: another hour costs nothing more.',
    cancelledText: 'It is free for others now.',
    calendar: 'Put it into my calendar',
    move: 'Move it',
    chooseAnother: 'Choose another hour',
    bookAgain: 'See the free hours',
    changeable: (until: string) => `You can move or cancel it yourself until ${until}.`,
    kept: 'The time to move it is over: the hour is kept for you.',
  },
  cancel: {
    summary: 'Cancel this hour',
    withMoney: (amount: string, paidBack: string) =>
      `The hour is free at once, and you get ${amount} back within ${paidBack}, to the card you paid with.`,
    /** For a payment by transfer or in cash: staff transfer the refund. */
    withMoneyTo: (amount: string, paidBack: string) =>
      `The hour is free at once, and you get ${amount} back within ${paidBack}. Say here where we shall send it.`,
    withoutMoney: (hours: string) =>
      `Less than ${hours} are left until the start: the hour becomes free, and your money is not paid back. If you can come, come; if something serious happened, write to us first.`,
    free: 'The hour is free for others at once. You paid nothing, so nothing is paid back.',
    confirmFree: 'Cancel this hour',
    confirmWithMoney: 'Cancel and get my money back',
    confirmWithoutMoney: 'Cancel without my money',
    tooLate:
      'Meanwhile the time to get your money back is over. Nothing was cancelled: look at what it means now.',
    notPossible: 'This hour cannot be cancelled here any more. Write to us.',
    done: 'The hour is cancelled.',
    doneWithMoney: 'The hour is cancelled, and your refund has begun.',
    doneAndSent: 'The hour is cancelled, and your money was sent back to you.',
  },
  move: {
    title: 'Move your hour',
    titleLost: 'Choose another hour',
    description: 'Another time for the consultation you booked.',
    now: 'Now it is',
    free: (until: string) => `It costs nothing, and you may do it until ${until}.`,
    freeLost: 'It costs nothing more.',
    submit: 'Take this time',
    back: 'Back to my order',
    done: 'Your hour was moved. An e-mail with the new time is on its way.',
    tooLate: 'This hour cannot be moved any more.',
    tooOften:
      'This hour was moved as often as it may be, and stays as it is. If you need another time, write to us.',
    none: 'No other time is free at the moment. Your hour stays as it is.',
  },
};

/** The list of consultations, the page of one, and the form that asks for a time. */
export const consultation = {
  title: 'Consultation',
  description:
    'Talk to one of our trainers about your own project: each consultation with its price, length and what you leave with.',
  kicker: 'Consultation',
  heading: 'One hour that is only about you',
  lead: 'You bring your shop, your dress, your video or your interview. A trainer who does this for a living looks at it with you, and you leave with a plan you can begin tomorrow.',
  toServices: 'Choose a consultation',
  facts: [
    'By video or phone, in Darija, Arabic or English',
    'One price, nothing added',
    'You choose the time yourself, and pay by card, transfer or in cash',
  ],
  services: {
    kicker: 'Our consultations',
    heading: 'What is it about?',
    with: (name: string) => `with ${name}`,
    action: 'See and choose a time',
    emptyTitle: 'All our experts are busy',
    emptyText: 'No consultation can be asked for at the moment. Write to us and we tell you when it can.',
    emptyAction: 'Write to us',
  },
  plan: {
    kicker: 'What you leave with',
    heading: 'A plan, not a pep talk',
    text: 'Before you hang up, three steps are written down: what to do, by when, and how you see that it worked.',
    note: 'A plan as it looks. The names are invented.',
    sheetTitle: 'Meryem’s plan',
    sheetFor: 'Argan soap, shop on Instagram',
    steps: [
      { when: 'This week', what: 'Put the price and the delivery in the first line of every post.' },
      { when: 'By the 15th', what: 'Ask for 20 MAD in advance from whoever orders outside Agadir.' },
      { when: 'In a month', what: 'Count the parcels that come back. Fewer than 2 of 10: order 100 boxes.' },
    ],
  },
  how: {
    kicker: 'How it works',
    heading: 'From your question to your hour',
    steps: [
      {
        title: 'You choose a time',
        text: 'Choose a consultation and one of its free hours, told on the clock of Morocco and on yours. Say what it is about.',
      },
      {
        title: 'You pay, and it is yours',
        text: 'By card, transfer or in cash: the hour is kept for you while you pay. An e-mail comes with the time and a calendar file; the link to meet comes before the hour.',
      },
      {
        title: 'You talk',
        text: 'By video link or by phone, as your connection allows. The expert has read what you sent.',
      },
      {
        title: 'You have it in writing',
        text: 'Three steps, written down before you hang up.',
      },
    ],
  },
  faq: {
    heading: 'Before you book',
    items: [
      {
        question: 'When do I pay?',
        answer:
          'When you have chosen a time. It is kept for you while you pay: a few minutes for a card, until your order closes for a transfer or cash. Once the payment is confirmed the hour is booked, and an e-mail says so.',
      },
      {
        question: 'Can I change my mind?',
        answer:
          'Until {consultationHours} before the start you can move it yourself on the page of your order, or cancel it and get back what you paid, by the method you paid with, within {paidBack}. After that the hour is kept for you and cannot be paid back. If we have to cancel, you choose a new time or your money.',
      },
      {
        question: 'In which language do we talk?',
        answer:
          'In Darija with each of our experts, also in Arabic, French or English if you prefer. Your plan is written in the language you choose.',
      },
      {
        question: 'I have only prepaid data. Is a phone call enough?',
        answer:
          'Yes. We call you, so it costs you nothing. Send your photographs or links before by WhatsApp and the expert has them open.',
      },
      {
        question: 'Does somebody else see what I tell?',
        answer: 'The expert and the person who plans the hours.',
      },
      {
        question: 'Is a consultation part of a course?',
        answer:
          'Some courses include one with their trainer; their page says so. You agree on its time with the trainer, and it costs nothing more.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which one?',
    text: 'Tell us in two sentences what you are stuck on. We name the expert, or tell you that you do not need one.',
    action: 'Ask on WhatsApp',
    whatsapp: 'Hello, I do not know which consultation to choose. I am stuck on: ',
  },
  service: {
    back: 'All consultations',
    missing: 'This consultation does not exist',
    missingText: 'It may have been replaced by another. All that we offer today stand in one list.',
    choose: 'Choose a time',
    chooseText: (expert: string) =>
      `See the free hours with ${expert}, on the clock of Morocco and on yours.`,
    chooseTextAlone: 'See the free hours, on the clock of Morocco and on yours.',
    toForm: 'No time suits you? Ask for one',
    price: 'Price',
    length: 'Length',
    expert: 'Expert',
    place: 'Where',
    placeText: 'Video or phone',
    forWhom: 'It is for you if',
    youLeaveWith: 'You leave with',
    prepare: 'Have ready',
    prepareText: 'Nothing must be perfect. What you have is what we work with.',
    about: (name: string) => `Who is ${name}?`,
    course: 'See her course',
    faq: 'Questions about this hour',
    rules: {
      charged: 'By card, transfer or in cash: the hour is kept while you pay',
      answered: 'An e-mail with the time and a calendar file; the link to meet before the hour',
      refund: 'Money back until {consultationHours} before the start',
    },
    form: {
      title: 'No time suits you?',
      text: 'Say when you could. We answer within a working day, with a time and how to pay. The form takes no money.',
      phoneHint: 'We agree on the time by phone or WhatsApp. A Moroccan number needs no country code.',
      preferredTimes: 'When do you have time?',
      preferredTimesHint: 'Such as: Tuesday and Thursday after 18:00, or Saturday morning.',
      message: 'What is it about?',
      messageHint: 'Where you are, and where you are stuck. Add links if you have any.',
      submit: 'Ask for a time',
      privacy: 'Seen by the expert and by whoever plans the hours. [How we treat your data](privacy)',
      sentTitle: 'Your request is with us',
      sentText:
        'We call or write within a working day, with a time and how to pay. Nothing was charged. We are here {hours}.',
      sentWhatsapp: 'Add something on WhatsApp',
      sentWhatsappMessage: (service: string) =>
        `Hello, I have asked for the consultation “${service}” and would like to add: `,
      sentNext: 'See the other consultations',
    },
  },
};
