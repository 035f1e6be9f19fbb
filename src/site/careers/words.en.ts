/** The list of jobs, the page of one job, and its form. */
export const careers = {
  title: 'Careers',
  description:
    'Work at Derb, from Casablanca or from home: open positions with their pay, how we work and how we choose.',
  heading: 'Work at Derb',
  lead: 'We are a small team in six cities of Morocco. Every position says what it pays.',
  /** Between two facts of a line. */
  listComma: ', ',
  jobs: {
    heading: 'Open positions',
    openUntil: (date: string) => `Open until ${date}`,
    staysOpen: 'Open until filled',
    closed: (date: string) => `Closed on ${date}`,
    pastHeading: 'Closed positions',
    emptyTitle: 'No position is open today',
    emptyText: 'Each new position is listed here for at least three weeks. You can also write to us below.',
  },
  pay: {
    month: (from: string, to: string) => `${from} to ${to} a month`,
    hour: (from: string, to: string) => `${from} to ${to} an hour`,
    beforeDeductions: 'before deductions',
  },
  why: {
    heading: 'How we work',
    items: [
      {
        title: 'The pay is in the advert',
        text: 'The lowest and the highest figure, before deductions. In the first call you hear where in that range you would start, and why.',
      },
      {
        title: 'From home, with clear hours',
        text: 'Most positions can be done from any city, with one fixed call a day at 10:00. Nobody writes to you after 18:00 or on Sundays, unless those are your hours.',
      },
      {
        title: 'A contract from the start',
        text: 'Signed before the first day, paid on the 28th. Employees have CNSS from the first day.',
      },
      {
        title: 'We pay for the tools',
        text: 'A computer, a phone, and the connection if you work from home. You never answer learners from your own number.',
      },
      {
        title: 'We meet once a month',
        text: 'On a Thursday, in Casablanca or Rabat: we pay for the train, the room and lunch. You can bring your children.',
      },
      {
        title: 'You learn too',
        text: 'Every course is open to you, with two hours a week for one of them.',
      },
    ],
  },
  how: {
    kicker: 'How we choose',
    heading: 'Four steps in three weeks',
    steps: [
      {
        title: 'You write',
        text: 'The form is enough: no photo, no age, no cover letter. Tell us what you have done.',
      },
      {
        title: 'We answer everyone',
        text: 'Within ten working days, even when the answer is no.',
      },
      {
        title: 'We talk for half an hour',
        text: 'By phone, with the person you would work with.',
      },
      {
        title: 'You try the work for a day',
        text: 'Paid at the rate of the position. Then you hear yes or no, and why.',
      },
    ],
  },
  openApplication: {
    heading: 'Nothing for you in the list?',
    text: 'Tell us in ten lines what you do well. We keep it for six months and will write when something fits.',
    action: 'Write to us',
  },
  job: {
    back: 'All positions',
    missing: 'This position does not exist',
    missingText: 'It may have been removed. All open positions are in one list.',
    place: 'Where',
    hours: 'Hours',
    contract: 'Contract',
    pay: 'Pay',
    tasks: 'What you will do',
    profile: 'What you bring',
    offers: 'What we offer',
    closedTitle: (date: string) => `Applications closed on ${date}`,
    closedText: 'The page stays so that you see what such a position is like. Others may be open today.',
    toForm: 'Apply',
    noEmail: 'Five minutes, no cover letter.',
    form: {
      title: 'Apply for this position',
      text: 'The person you would work with reads it.',
      phoneHint: 'If you would like us to call you. A Moroccan number needs no country code.',
      link: 'A link to your CV or your work',
      linkHint: 'A page that opens without an account: LinkedIn, Drive, a portfolio. It begins with https://',
      message: 'What have you done that is close to this?',
      messageHint: 'A shop, a call centre, a class, a page you run: ten lines are enough.',
      submit: 'Send my application',
      privacy:
        'Read only by the people who decide. We delete it six months after you sent it, sooner if you ask. [How we treat your data](privacy)',
      sentTitle: 'We have your application',
      sentText: 'You hear from us by e-mail within ten working days, whatever the answer is.',
      sentNext: 'See the other positions',
    },
  },
};
