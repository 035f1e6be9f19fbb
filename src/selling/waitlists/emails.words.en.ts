/** To the staff: a course is on sale, and its waitlist has not been notified. */
export const staffWaitlist = {
  subject: (course: string) => `People are waiting for a course that is on sale: ${course}`,
  preview: 'Nobody has written to them yet.',
  heading: 'They are waiting for a course that is open',
  intro: (course: string) =>
    `“${course}” is on sale, and some people on its waitlist have not been told. No e-mail goes out by itself: open the waitlists and send it. You get this reminder once.`,
  waiting: 'Waiting for an e-mail',
  button: 'Open the waitlists',
} as const;

/** To somebody on the waitlist: the course is open to them before everybody else. */
export const waitlistOpen = {
  subject: (course: string) => `It is open, and you are first: ${course}`,
  subjectOpen: (course: string) => `Enrolment is open: ${course}`,
  preview: (until: string) => `Your own link works now. Everybody else can enrol after ${until}.`,
  previewOpen: 'You asked us to write on this day.',
  heading: 'Your course is open',
  intro: (course: string) =>
    `You left your name for “${course}”. It is opening now, and those on the waitlist come first.`,
  introOpen: (course: string) =>
    `You left your name for “${course}”. Enrolment is open now, and this is the one e-mail we promised you.`,
  course: 'Course',
  price: 'Price today',
  start: 'Starts',
  ahead: 'For you first, until',
  button: 'Take my seat',
  link: 'The link is yours alone and is good for one order. If somebody else uses it, your turn is gone, so keep it to yourself.',
  once: 'This is the only e-mail about it. If you no longer want the course, you do not have to do anything.',
  stop: 'Stop e-mails about this course, or leave the list',
  why: (site: string) => `You get this e-mail because this e-mail address was put on a waitlist at ${site}.`,
} as const;
