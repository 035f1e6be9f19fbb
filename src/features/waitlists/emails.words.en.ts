/** To the staff: a course is on sale, and its waitlist has not been notified. */
export const staffWaitlist = {
  subject: (course: string) => `People wait for a course that is on sale: ${course}`,
  preview: 'Nobody has written to them yet.',
  heading: 'They wait for a course that is open',
  intro: (course: string) =>
    `“${course}” is on sale, and there are names on its waitlist that were not written to. No e-mail goes by itself: open the waitlists and say so. This reminder comes once.`,
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
    `You left your name for “${course}”. It opens now, and those who waited come first.`,
  introOpen: (course: string) =>
    `You left your name for “${course}”. Enrolment is open now, and this is the one e-mail we promised you.`,
  course: 'Course',
  price: 'Price today',
  start: 'Starts',
  ahead: 'For you first, until',
  button: 'Take my place',
  link: 'The link is yours and makes one order. Whoever you pass it on to uses up your turn, so keep it to yourself.',
  once: 'This is the only e-mail about it. If you no longer want the course, you need do nothing.',
  stop: 'No more e-mails about this course, or off the list',
  why: (site: string) => `You get this e-mail because this address was put on a waitlist at ${site}.`,
} as const;
