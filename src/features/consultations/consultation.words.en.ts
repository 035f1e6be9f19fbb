/** The list of consultations, the page of one, and the form that asks for a time. */
export const en = {
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
        text: 'By card, transfer or in cash: the hour is kept for you while you pay. A letter comes with the time and a calendar file; the link to meet comes before the hour.',
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
          'When you have chosen a time. It is kept for you while you pay: a few minutes for a card, until your order closes for a transfer or cash. Once the payment is confirmed the hour is booked, and a letter says so.',
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
    chooseText: 'See the free hours with {expert}, on the clock of Morocco and on yours.',
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
      answered: 'A letter with the time and a calendar file; the link to meet before the hour',
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
