export const staffRole = {
  subject: (site: string) => `You can now sign in to ${site} admin`,
  preview: 'What you can do there, and how you sign in.',
  heading: 'Welcome to the team',
  intro: (site: string) =>
    `The ${site} academy has opened its admin to you. You can sign in from now on, on a computer or on your phone.`,
  role: 'Your role',
  roles: {
    owner: 'Owner: you run the academy and can do everything.',
    finance: 'Finance: you find payments, confirm them and refund them.',
    support: 'Support: you help learners with their orders, access and questions.',
    editor: 'Editor: you write the texts of the academy.',
    moderator: 'Moderator: you keep the community safe.',
    expert:
      'Expert: you write the lessons of your courses, lead your groups and mark their work, and set your times for consultations.',
  },
  how: 'You need no password: type this e-mail address, and we send you a sign-in code each time.',
  button: 'Open Derb admin',
  written:
    'What you do there is logged with your e-mail address, so that colleagues can follow it. Never give your codes to anybody, not even to us.',
  notYou:
    'If you did not expect this, reply to this e-mail: somebody may have typed your e-mail address by mistake.',
} as const;

/** Labels for how to join a session, by field: in e-mails, on the page of a seat and in the calendar. */
export const joiningLabels = {
  meetingUrl: 'Meeting link',
  address: 'Address',
  mapUrl: 'Map',
  bring: 'What to bring',
};

/** E-mails about a seat in a workshop, its waiting list and its next session. */
export const workshopSeat = {
  workshop: 'Workshop',
  day: 'Day',
  hours: 'Time',
  fromTo: (from: string, to: string) => `${from} to ${to}, Moroccan time`,
  place: 'Where',
  toBeAnnounced: 'To be announced',
  instructor: 'With',
  calendar: 'Add to my calendar',
  prepare: 'Have ready',
  cannotCome: 'I cannot come',
  offList: 'Take my name off the list',
  onlyYours: 'Anybody with this e-mail can give up your seat, so do not forward it.',
  seat: {
    subject: (title: string, day: string) => `Your seat: ${title}, ${day}`,
    preview: (day: string, hours: string) => `${day}, ${hours}. The e-mail has a link to give the seat up.`,
    heading: 'The seat is yours',
    intro: (title: string) => `You have a seat in “${title}”. We look forward to seeing you.`,
  },
  freed: {
    subject: (title: string, day: string) => `A seat is free, and it is yours: ${title}, ${day}`,
    preview: 'A seat became free and it is yours. You do not have to do anything.',
    heading: 'A seat became free for you',
    intro: (title: string) =>
      `You were on the waitlist for “${title}”. You now have a seat, and do not have to do anything to keep it.`,
  },
  offer: {
    subject: (title: string) => `A seat is free. Do you want it? ${title}`,
    preview: 'Your name comes next: we write to you first.',
    heading: 'A seat is free',
    intro: (title: string) =>
      `You are waiting for a seat in “${title}”, and one is free. Your name comes next, so we write to you first; until somebody takes it, it is kept for nobody.`,
    button: 'Take or decline the seat',
    next: [
      'Press the button, then “Take the seat” on your page: it is yours at once, and an e-mail tells you all about the day.',
      'If somebody was faster, the page says so, and you stay on the waitlist.',
      'If you do not want it, decline it there: your name comes off the list, and we offer the seat to the next person at once.',
    ],
    onlyYours: 'Anybody with this e-mail can take or decline your seat, so do not forward it.',
  },
  before: {
    online: 'The meeting link is not set yet. We e-mail it to you as soon as it is.',
    place: 'The exact address is not set yet. We e-mail it to you as soon as it is.',
  },
  reminders: {
    both: 'We remind you a day and an hour before.',
    hour: 'We remind you an hour before.',
  },
  joining: joiningLabels,
  /** Joins two of these labels. */
  and: ', ',
  openMeeting: 'Open the meeting',
  openMap: 'Open the map',
  known: {
    subject: (title: string, day: string) => `How to join: ${title}, ${day}`,
    preview: 'Keep this e-mail: it has the link or the address.',
    heading: 'Here is how to join',
    intro: (title: string) => `Everything is ready for “${title}”.`,
  },
  changed: {
    subject: (title: string, day: string) => `Changed: how to join ${title}, ${day}`,
    preview: 'Use the new details from now on.',
    heading: 'How to join has changed',
    intro: (title: string, what: string) => `Changed for “${title}”: ${what}. These are the new details.`,
  },
  soon: {
    subject: (title: string, day: string) => `Soon: ${title}, ${day}`,
    preview: 'If you cannot come, give your seat to somebody else.',
    heading: 'Your workshop is soon',
    intro: (title: string) => `“${title}” starts soon.`,
  },
  now: {
    subject: (title: string, time: string) => `Today at ${time}: ${title}`,
    preview: 'Be there a few minutes early.',
    heading: 'It starts within an hour',
    intro: (title: string) => `“${title}” starts within an hour.`,
  },
  giveUp: 'If you cannot come, give up your seat with this link so somebody else can have it.',
  numberOnList: (number: number) => `You are number ${number} on it.`,
  waiting: {
    subject: (title: string) => `You are on the waitlist: ${title}`,
    preview: 'All seats are taken. When one becomes free, we write to the first name on the list.',
    heading: 'You are on the waitlist',
    intro: (title: string) =>
      `All seats in “${title}” are taken at the moment, so your name is on the waitlist.`,
    next: [
      'When a seat becomes free, we write to the first name on the list, with a link to take it. It is kept for nobody until it is taken.',
      'If none becomes free before the day, your name moves to the list for the next date.',
    ],
  },
  nextSession: {
    subject: (title: string) => `We will tell you the next date: ${title}`,
    preview: 'We write once, as soon as the day is set.',
    heading: 'Your name is on the list',
    intro: (title: string) =>
      `The next date of “${title}” is not set yet. When it is, we will tell you at once.`,
  },
  newDate: {
    subject: (title: string, day: string) => `The next date is set: ${title}, ${day}`,
    preview: 'Register while there are seats.',
    heading: 'The workshop has a new date',
    intro: (title: string) => `You left your name for the next “${title}”. The date is set:`,
    button: 'Take a seat',
    note: 'The seat is yours when you register.',
  },
  newHour: {
    subject: (title: string, hours: string) => `New time: ${title}, ${hours}`,
    preview: 'Your seat is kept. If the new time does not suit you, give it up with the link in this e-mail.',
    heading: 'The workshop has a new time',
    introSeat: (title: string) => `“${title}” starts at a different time on the same day. Your seat is kept.`,
    introWaiting: (title: string) =>
      `“${title}” starts at a different time on the same day. You stay on the waitlist.`,
  },
  moved: {
    subject: (title: string, day: string) => `New day: ${title} is now on ${day}`,
    preview: 'Your seat is kept. If the new day does not suit you, give it up with the link in this e-mail.',
    heading: 'The workshop has a new day',
    introSeat: (title: string) =>
      `“${title}” was moved to another day. Your seat moves with it, and you do not have to do anything.`,
    introWaiting: (title: string) =>
      `“${title}” was moved to another day. You stay on the waitlist for the new day.`,
  },
} as const;
