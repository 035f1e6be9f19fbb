/** The form that asks for a product: a page, and the same in a dialog. */
export const access = {
  title: (product: string) => `Get ${product}`,
  description: (product: string) => `Leave your e-mail address and we send you ${product}.`,
  heading: {
    free: 'Where shall we send it?',
    paid: 'Shall we write to you?',
    sent: 'Look in your inbox',
    noted: 'We write to you',
  },
  free: 'We send a link to your address. It works for {linkLife}; nothing to pay, no account.',
  paid: '{product} will cost {price}. It cannot be bought here yet: leave your address, and we write once, as soon as it can.',
  email: 'E-mail address',
  emailHint: 'The one you read on your phone.',
  submit: { free: 'Send me the link', paid: 'Write to me' },
  privacy: 'We use the address for this product only.',
  back: 'Back to the product',
  sent: {
    title: 'The link is on its way.',
    text: 'Look in the spam folder too. It works for {linkLife}.',
  },
  noted: {
    title: 'Noted.',
    text: 'We write as soon as it can be bought. Nothing was charged.',
  },
  otherProducts: 'See the other tools',
  dialog: {
    close: 'Close',
    busy: 'Submitting...',
    offline: 'Failed to submit form. Please try again.',
    broken: 'Something went wrong. Please try again.',
    refused: 'Something went wrong. Please try again.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
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
  },
  /** What a form asks besides name and contact; answers are shown in this order. */
  answers: {
    topic: 'Topic',
    message: 'Message',
    courseTopic: 'Course topic',
    experience: 'Experience',
    link: 'Link',
    preferredTimes: 'Preferred times',
  },
  /** What a message is about. */
  topics: {
    course: 'A course or workshop',
    payment: 'A payment or an order',
    community: 'The community',
    partnership: 'Working together',
    press: 'Press',
    other: 'Something else',
  },
  /** The status in a workshop. */
  places: {
    seat: 'has a seat',
    offered: 'was told of a seat',
    waiting: 'on the waiting list',
    'next-session': 'waits for the next session',
    'given-up': 'gave the seat up',
    'off-list': 'took the name off the list',
    invited: 'was told the new date',
  },
} as const;

/** Words shared by the forms: waitlist, workshop, host a course. */
export const apply = {
  dialog: {
    close: 'Close',
    busy: 'Submitting...',
    offline:
      'Submission failed: no answer came. What you typed is still here. Check your connection and send it again.',
    broken:
      'Request failed with status {code}: the fault is ours. What you typed is still here. Send it again in a moment.',
    refused: 'An error occurred: the form was refused (Status: {code}). What you typed is still here.',
    tooMany:
      'Submission failed: too many attempts. What you typed is still here. Wait a few minutes and send it again.',
  },
  problems: 'Please look at the fields marked below. What you typed is kept.',
  manyForms:
    'Many such forms came from your internet connection in the last hour, so that we cannot take one more right now. What you typed is still here: send it again in an hour, or write to us by WhatsApp.',
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
    'Teach what you live from: what the academy does for its trainers, how a course comes to be, and the form to propose yours.',
  kicker: 'For experts',
  heading: 'Teach what you live from',
  lead: 'You know a craft that can change somebody’s month. You bring it; we bring the camera, the learners, the payments and the answers to every question about them.',
  toForm: 'Propose your course',
  toHow: 'How it works',
  offer: {
    heading: 'What we do for you',
    items: [
      {
        title: 'We build the programme with you',
        text: 'You talk, we write: modules, lessons, exercises. You read it and cross out what is not you.',
      },
      {
        title: 'We film and edit',
        text: 'In Casablanca, or at your workshop when the craft needs its own table. You need no camera and no microphone.',
      },
      {
        title: 'We take the payments',
        text: 'Card, bank transfer or cash at an agency. You never run after anybody for money.',
      },
      {
        title: 'We answer the learners',
        text: 'Access, lost codes, receipts: ours. Questions about the craft: yours, one hour a week that you choose.',
      },
      {
        title: 'You are paid every month',
        text: 'A share for each learner, written into the contract before anything is filmed, with a list of what was sold.',
      },
      {
        title: 'Your course stays yours',
        text: 'You keep the rights to what you teach. What you may do elsewhere with it stands in the contract too.',
      },
    ],
  },
  how: {
    heading: 'From your idea to the first learner',
    steps: [
      {
        title: 'You propose',
        text: 'A few lines about the subject and about you. A rough idea is enough.',
      },
      { title: 'We talk', text: 'Half an hour by phone or video, in Darija, Arabic, French or English.' },
      {
        title: 'You try it',
        text: 'You hold one workshop of two hours with real learners. Both of us see whether it is the right thing.',
      },
      {
        title: 'We film',
        text: 'Programme and contract are signed first; then four to six days of filming.',
      },
      {
        title: 'The door opens',
        text: 'We publish, you meet the first group live, and the course grows with their questions.',
      },
    ],
  },
  who: {
    heading: 'Who we look for',
    points: [
      'You do what you teach: it earns you a living, or did for years',
      'You can explain it in Darija or Arabic to someone who starts today',
      'You can show it: pieces, clients, a shop, a page, numbers of your own',
      'No diploma and no followers are needed',
    ],
  },
  form: {
    heading: 'Propose your course',
    text: 'Five minutes. A person reads it.',
    topic: 'What would you like to teach?',
    topicHint: 'For example: “Candle making, from the first pot to the souk stand”.',
    experience: 'Your experience with it (optional)',
    experienceHint: 'Since when, for whom, where it can be seen: a page, a shop, photographs.',
    submit: 'Send my proposal',
    privacy: 'We use this to answer your proposal, and for nothing else.',
    emailHint: 'We answer here.',
    sentHeading: 'Your proposal is with us',
    success: 'Thank you for your interest! We’ll be in touch soon.',
    successText: 'A person reads your proposal within five working days, and answers either way.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Today',
        text: 'Your proposal is kept, and an e-mail says that it arrived.',
      },
      {
        title: 'Within five working days',
        text: 'You have an answer from a person: a yes to talking, or a no with its reason.',
      },
      {
        title: 'Then',
        text: 'We talk for half an hour, and you know whether there is a workshop to try it.',
      },
    ],
  },
  faq: {
    heading: 'Questions trainers ask',
    items: [
      {
        question: 'Does it cost me anything?',
        answer:
          'No. Filming, editing and publishing are on us. You are paid for what is sold; you pay nothing when nothing is.',
      },
      {
        question: 'I have never stood before a camera.',
        answer:
          'Most have not. You speak to a person, not to a lens: somebody who knows nothing about your craft sits beside the camera and asks.',
      },
      {
        question: 'Must I speak classical Arabic?',
        answer:
          'No. Teach as you would teach your cousin. Darija is what most learners ask for; the texts beside the lessons are ours to write.',
      },
      {
        question: 'I cannot travel to Casablanca.',
        answer:
          'Tell us where you are. For a craft with its own tools we come to you; a course about screens can be recorded from home with equipment we lend.',
      },
      {
        question: 'Can I host under the name of my business?',
        answer:
          'Yes, as a person, an auto-entrepreneur, a cooperative or a company. The contract is made out to whoever is to be paid.',
      },
      {
        question: 'Can I show my face only a little, or not at all?',
        answer:
          'Yes. Hands, screen and voice can carry a whole course. Say so in your proposal and we plan it that way.',
      },
    ],
  },
};
