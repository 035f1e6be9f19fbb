/** The form that asks for a product: a page, and the same in a dialog. */
export const access = {
  title: (product: string) => `Get ${product}`,
  description: (product: string) => `Leave your e-mail address and we send you ${product}.`,
  heading: {
    free: 'Where shall we send it?',
    paid: 'Shall we e-mail you?',
    sent: 'Look in your inbox',
    noted: 'We will e-mail you',
  },
  free: 'We send a link to your e-mail address. It works for {linkLife}; you pay nothing and need no account.',
  paid: '{product} will cost {price}. It cannot be bought here yet: leave your e-mail address, and we will write once, as soon as it can.',
  email: 'E-mail address',
  emailHint: 'The one you read on your phone.',
  submit: { free: 'Send me the link', paid: 'E-mail me' },
  privacy: 'We use your e-mail address for this product only.',
  back: 'Back to the product',
  sent: {
    title: 'The link is on its way.',
    text: 'Look in the spam folder too. It works for {linkLife}.',
  },
  noted: {
    title: 'Noted.',
    text: 'We e-mail you as soon as it can be bought. Nothing was charged.',
  },
  otherProducts: 'See the other tools',
  dialog: {
    close: 'Close',
    busy: 'Submitting...',
    offline: 'Failed to submit form. Please try again.',
    broken: 'Something went wrong. Please try again.',
    refused: 'Something went wrong. Please try again.',
    tooMany: 'Too many attempts. Wait a few minutes and try again.',
  },
};

/** Names of applications and their parts, on forms, in the staff console and in its e-mails. */
export const applications = {
  /** One of them. */
  kinds: {
    waitlist: 'Waitlist',
    workshop: 'Workshop',
    'host-course': 'Course proposal',
    'access-request': 'Shop',
    contact: 'Message',
    careers: 'Job application',
    consultation: 'Consultation',
    scholarship: 'Scholarship',
  },
  /** What a form asks besides name and contact; answers are shown in this order. */
  answers: {
    topic: 'Topic',
    message: 'Message',
    courseTopic: 'Course topic',
    experience: 'Experience',
    link: 'Link',
    preferredTimes: 'Preferred times',
    plan: 'What she will do with it',
    means: 'What keeps her from paying',
  },
  /** What a message is about. */
  topics: {
    course: 'A course or workshop',
    payment: 'A payment or an order',
    community: 'The community',
    partnership: 'Working together',
    work: 'A job with us',
    press: 'Press',
    other: 'Something else',
  },
  /** The status in a workshop. */
  places: {
    seat: 'has a seat',
    offered: 'was offered a seat',
    waiting: 'on the waitlist',
    'next-session': 'waits for the next date',
    'given-up': 'gave up the seat',
    'off-list': 'left the list',
    invited: 'was told the new date',
  },
} as const;

/** Words shared by the forms: waitlist, workshop, host a course. */
export const apply = {
  dialog: {
    close: 'Close',
    busy: 'Submitting...',
    offline: 'No answer came. What you typed is still here: check your connection and send it again.',
    broken: 'Something went wrong on our side. What you typed is still here: send it again in a moment.',
    refused: 'We could not take this form. What you typed is still here: load the page again, then send it.',
    tooMany: 'Too many attempts. What you typed is still here: wait a few minutes and send it again.',
  },
  problems: 'Look at the fields marked below. What you typed is kept.',
  manyForms:
    'Many such forms came from your internet connection in the last hour. What you typed is still here: send it again in an hour, or write to us on WhatsApp.',
  name: 'Full name',
  email: 'E-mail address',
  phone: 'Phone number',
  optional: '(optional)',
  phoneHint: 'A Moroccan number needs no country code.',
};

/** For those who want to teach at the academy: what it offers, how it works, and the form to propose a course. */
export const hostCourse = {
  title: 'Host Your Course',
  description:
    'Teach what you make a living from: what the academy does for its trainers, how they are paid, and the form to propose a course.',
  heading: 'Teach what you make a living from',
  lead: 'You know the subject. We bring the camera, the learners and the payments.',
  toForm: 'Propose your course',
  /** `{share}`: '40%', of the settings; without it the other sentence. */
  share: '{share} of every sale is yours, paid each month with a list of what was sold.',
  shareInContract:
    'A share of every sale is yours, paid each month. It is agreed in the contract before anything is recorded.',
  answer: 'Someone from the team answers within five working days: yes, let us talk, or no, with the reason.',
  work: {
    heading: 'Who does what',
    derb: {
      title: 'Our part',
      points: [
        'Write modules, lessons and tasks from what you tell us',
        'Record and edit, in Casablanca or at your workshop: you need no camera',
        'Take the payments: card, bank transfer, cash at an agency',
        'Answer learners about access, payments and receipts',
      ],
    },
    you: {
      title: 'Your part',
      points: [
        'Tell us what you know, and correct what we write',
        'Be there for four to six days of recording',
        'Answer questions about the subject, one hour a week that you choose',
      ],
    },
  },
  how: {
    heading: 'From your idea to the first learner',
    steps: [
      {
        title: 'You propose',
        text: 'A few lines about the subject. A rough idea is enough.',
      },
      { title: 'We talk', text: 'Half an hour by phone or video, in Darija, Arabic, French or English.' },
      {
        title: 'You try it',
        text: 'You give one workshop of two hours with real learners.',
      },
      {
        title: 'We record',
        text: 'Contract and programme are signed first.',
      },
      {
        title: 'The course opens',
        text: 'You meet the first group live.',
      },
    ],
  },
  form: {
    heading: 'Propose your course',
    text: 'Three fields are enough for now. You hear from us within five working days.',
    topic: 'What would you like to teach?',
    topicHint: 'For example: “Candle making, from the first pot to a market stall”.',
    more: 'Tell us more now (optional)',
    experience: 'Your experience with it',
    experienceHint: 'Since when, for whom, where it can be seen: a page, a shop, photos.',
    submit: 'Send my proposal',
    privacy: 'We use this only to answer your proposal.',
    emailHint: 'We answer here.',
    sentHeading: 'We have your proposal',
    success: 'Thank you for your proposal',
    successText: 'A person reads your proposal within five working days, and answers either way.',
  },
  faq: {
    heading: 'Questions trainers ask',
    items: [
      {
        question: 'Who do you look for?',
        answer:
          'Somebody who does what they teach: you earn a living with it, or did for years, and can show it. You can explain it in Darija or Arabic to a beginner. You need no diploma and no followers.',
      },
      {
        question: 'Does the course stay mine?',
        answer: 'You keep the rights to what you teach. The contract says where else you may use it.',
      },
      {
        question: 'Does it cost me anything?',
        answer: 'No. We pay for recording, editing and publishing. You are paid for what is sold.',
      },
      {
        question: 'I have never been in front of a camera.',
        answer:
          'Most of our trainers had not. Somebody who knows nothing about your subject sits beside the camera and asks; you answer.',
      },
      {
        question: 'Must I speak standard Arabic?',
        answer: 'No. Most learners ask for Darija. We write the texts beside the lessons.',
      },
      {
        question: 'I cannot travel to Casablanca.',
        answer:
          'Tell us where you are. If your work needs its own tools, we come to you; a course on a screen can be recorded at home with equipment we lend.',
      },
      {
        question: 'Can I host under the name of my business?',
        answer:
          'Yes: as a person, an auto-entrepreneur, a cooperative or a company. The contract is made out to whoever is to be paid.',
      },
      {
        question: 'Can I show my face only a little, or not at all?',
        answer: 'Yes. Hands, screen and voice are enough. Say so in your proposal.',
      },
    ],
  },
};

/** Asking for a seat that somebody else has paid. */
export const scholarship = {
  title: (course: string) => `Scholarship: ${course}`,
  description: (course: string) =>
    `Ask for a scholarship for “${course}”: three questions, two people read them.`,
  heading: (course: string) => `A scholarship for “${course}”`,
  some: (n: number) => (n === 0 ? 'None left' : n === 1 ? '1 scholarship left' : `${n} scholarships left`),
  from: (who: string) => `, paid for by ${who}`,
  text: 'Somebody has already paid for these seats. Two people read what you write and decide together. You hear from us within ten working days, whatever the answer is.',
  questions: {
    message: 'Why this course?',
    plan: 'What will you do with what you learn?',
    means: 'What keeps you from paying for it?',
  },
  hints: {
    message: 'Two or three sentences are enough.',
    plan: 'What you would begin with, and when you have time for it.',
    means: 'One sentence. We ask for no papers.',
  },
  submit: 'Send my request',
  privacy: 'Only people who work here read it. It is never shown on the site.',
  over: 'All scholarships for this course have been given. When new ones open, they are on this page.',
  sent: 'We have your request',
  sentText: 'You hear from us by e-mail within ten working days, even when the answer is no.',
  back: 'Back to the course',
};
