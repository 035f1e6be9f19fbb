import { applications } from './words.en.ts';

/** The e-mail that declines a course somebody proposed. Staff may add a sentence of its own. */
export const proposalDeclined = {
  subject: 'About the course you proposed',
  preview: 'We cannot take it on for now. Thank you for the work you put into it.',
  heading: 'About your proposal',
  thanks: (topic: string) =>
    `Thank you for proposing “${topic}”. A person read every line of it, and we see the work behind it.`,
  answer:
    'We cannot take the course on for now. That says nothing about how good it is: we open only a few courses a year, and choose the ones our learners are asking for most at the moment.',
  fromUs: 'From the person who read it',
  door: 'If your plans change, or you have another idea, propose it: we will gladly read it.',
  button: 'Propose another course',
} as const;

/** An answer that staff write to whoever sent a form. */
export const applicationReply = {
  subject: 'Our answer to your message',
  about: (name: string) => `Our answer: ${name}`,
  heading: 'Our answer',
  yours: 'You wrote',
} as const;

/** E-mails that confirm an application and explain what happens next. */
export const received = {
  waitlist: {
    subject: (course: string) => `You are on the waitlist: ${course}`,
    preview: 'We write once, on the day enrolment opens.',
    heading: 'You are on the waitlist',
    intro: (course: string) => `Your name is on the waitlist of “${course}”.`,
    next: [
      'We write to this e-mail address once, on the day enrolment opens.',
      'You decide then. Being on the list costs nothing.',
      'If you no longer want a seat, use the link below to leave the list.',
    ],
    button: 'See the course',
    leave: 'Leave the waitlist',
  },
  proposal: {
    subject: 'We have your course proposal',
    preview: 'A person reads it within five working days, and answers either way.',
    heading: 'We have your proposal',
    intro: 'Thank you for proposing a course. A person reads every line of it.',
    next: [
      'Within five working days you get an answer from a person: yes, let us talk, or no, and why.',
      'If it is yes, we talk for half an hour by video or by phone.',
    ],
    button: 'How teaching with us works',
  },
  /** Of a message: when it came. */
  messageAt: 'Received on',
  message: {
    subject: 'We have your message',
    preview: 'A person answers within one working day.',
    heading: 'We have your message',
    intro: 'Thank you for writing. A person reads it and answers by e-mail within one working day.',
    next: [
      'The answer comes to this e-mail address. If nothing has come after a working day, look in your spam folder.',
      'To add something, reply to this e-mail.',
    ],
  },
  job: {
    subject: (job: string) => `We have your application: ${job}`,
    preview: 'You hear from us within ten working days, whatever the answer is.',
    heading: 'We have your application',
    intro: (job: string) => `Thank you for applying for “${job}”. The person you would work with reads it.`,
    next: [
      'You hear from us within ten working days, even when the answer is no.',
      'To add something, reply to this e-mail.',
    ],
    button: 'See the job',
  },
  scholarship: {
    subject: (course: string) => `We have your request for a scholarship: ${course}`,
    preview: 'Two people read it. You hear from us within ten working days, whatever the answer is.',
    heading: 'We have your request',
    intro: (course: string) => `You asked for a scholarship for “${course}”. Two people read what you wrote.`,
    next: [
      'You hear from us within ten working days, even when the answer is no.',
      'If it is yes, the course is in your account that day, and you pay nothing.',
      'To add something, reply to this e-mail.',
    ],
    button: 'See the course',
  },
  consultation: {
    subject: (service: string) => `We have your request: ${service}`,
    preview: 'We answer within a working day with an appointment and how to pay. Nothing was charged.',
    heading: 'We have your request',
    intro: (service: string) => `You asked for “${service}”. Nothing was charged.`,
    price: 'Price',
    length: 'Length',
    minutes: (minutes: number) => `${minutes} minutes`,
    next: [
      'Within a working day we call or write with an appointment and how to pay.',
      'You decide then. The appointment is yours once it is paid.',
    ],
    button: 'What to prepare',
  },
  interest: {
    subject: (product: string) => `We will tell you when it is for sale: ${product}`,
    preview: 'We e-mail you once. Nothing was charged.',
    heading: 'We will tell you',
    intro: (product: string) =>
      `You would like “${product}”. It cannot be bought here yet: we write to this e-mail address once, as soon as it can. Nothing was charged.`,
    button: 'See the product',
  },
} as const;

/** To the academy: somebody applied for something. */
export const staffApplication = {
  /** `status`: of the seat in a workshop. */
  subject: ({ what, status, who }: { what: string; status: string | null; who: string }) =>
    status === null ? `${what}: ${who}` : `${what}, ${status}: ${who}`,
  preview: 'Reply to this e-mail to write to the person.',
  intro: 'This came through the site. A reply to this e-mail goes to the person.',
  kinds: applications.kinds,
  about: 'About',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic', fr: 'French' },
  place: 'Place',
  places: applications.places,
  answers: applications.answers,
  topics: applications.topics,
  linkNote: 'The link was given by the person. Open it with the care you give to any link from a stranger.',
  button: 'Open in Derb admin',
} as const;
