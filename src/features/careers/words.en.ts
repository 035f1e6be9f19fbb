/** The list of jobs, the page of one job, and its form. */
export const careers = {
  title: 'Careers',
  description:
    'Work at Derb, from Casablanca or from home: open positions with their pay, how we work and how we choose.',
  kicker: 'Careers',
  heading: 'Open a door for somebody else',
  lead: 'We are a small team in six cities of Morocco. We answer learners, film lessons and keep a community kind. Every position here says what it pays.',
  /** Between two facts of a line. */
  listComma: ', ',
  seeJobs: 'See the positions',
  jobs: {
    heading: 'Open positions',
    openUntil: (date: string) => `Open until ${date}`,
    staysOpen: 'Open until we find her',
    closed: (date: string) => `Closed since ${date}`,
    pastHeading: 'Closed, for you to see what we look for',
    emptyTitle: 'No position is open today',
    emptyText:
      'When one opens it stands here for three weeks at least. If you would like us to think of you before, write to us below.',
  },
  pay: {
    month: (from: string, to: string) => `${from} to ${to} a month`,
    hour: (from: string, to: string) => `${from} to ${to} an hour`,
    beforeDeductions: 'before deductions',
  },
  why: {
    kicker: 'How it is to work here',
    heading: 'What you can count on',
    items: [
      {
        title: 'The pay stands in the advert',
        text: 'From and to, before deductions. You hear in the first call where in that range you would begin and why. Nobody has to bargain for it.',
      },
      {
        title: 'From home, with clear edges',
        text: 'Most positions are done from home, in any city. There is one fixed call a day, at 10:00. After 18:00 and on Sundays nobody writes to you, unless evenings are your hours.',
      },
      {
        title: 'Papers in order',
        text: 'Contract before the first day, CNSS from the first day, salary on the 28th.',
      },
      {
        title: 'The tools are ours',
        text: 'We send you the computer and the phone, and pay for the connection of those who work from home. You do not answer learners from your own number.',
      },
      {
        title: 'Once a month, a table',
        text: 'On one Thursday a month we meet in Casablanca or Rabat: train, room and lunch are paid. Children may come.',
      },
      {
        title: 'You learn as well',
        text: 'Every course of the academy is open to you, and two hours a week are yours for one of them.',
      },
    ],
  },
  how: {
    kicker: 'How we choose',
    heading: 'Four steps, three weeks',
    steps: [
      {
        title: 'You write',
        text: 'The form is enough. No photograph, no age, no letter of motivation: tell us what you have done.',
      },
      {
        title: 'We answer everyone',
        text: 'Within ten working days, also when the answer is no.',
      },
      {
        title: 'We talk for half an hour',
        text: 'With the person you would work with, by phone. You ask as much as we do.',
      },
      {
        title: 'A day of real work',
        text: 'Paid at the rate of the position. Then you hear yes or no, and why.',
      },
    ],
  },
  openApplication: {
    heading: 'Nothing for you in the list?',
    text: 'Tell us in ten lines what you do well and what you would do here. We keep it for six months and write when something fits.',
    action: 'Write an e-mail',
    subject: 'Open application',
  },
  job: {
    back: 'All positions',
    missing: 'This position does not exist',
    missingText: 'It may have been taken down. All positions that are open stand in one list.',
    place: 'Where',
    hours: 'How much',
    contract: 'Contract',
    pay: 'Pay',
    tasks: 'What you do',
    profile: 'What you bring',
    offers: 'What we give',
    closedTitle: (date: string) => `Applications closed on ${date}`,
    closedText: 'We keep the page so that you see what such a position is like. Others may be open today.',
    toForm: 'Apply',
    noEmail: 'Five minutes, no letter of motivation.',
    form: {
      title: 'Apply for this position',
      text: 'A person reads it: the one you would work with.',
      phoneHint: 'If you like to be called. A Moroccan number needs no country code.',
      link: 'A link to your CV or your work',
      linkHint: 'A page that opens without an account: LinkedIn, Drive, a portfolio. It begins with https://',
      message: 'What have you done that is close to this?',
      messageHint: 'A shop, a call centre, a class, a page you run: ten lines are enough.',
      submit: 'Send my application',
      privacy:
        'Read only by those who choose. We delete it six months after the answer, sooner if you ask. [How we treat your data](privacy)',
      sentTitle: 'Your application is with us',
      sentText: 'You hear from us within ten working days, at the address you gave, whatever the answer is.',
      sentNext: 'See the other positions',
    },
  },
};
