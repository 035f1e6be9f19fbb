export const staffRole = {
  subject: (site: string) => `You have a place in the ${site} office`,
  preview: 'What you can do there, and how you sign in.',
  heading: 'Welcome to the team',
  intro: (site: string) =>
    `The ${site} academy has given you a place in its office. It is open to you from now on, on a computer and on your phone.`,
  role: 'What you are there',
  roles: {
    owner: 'Owner: you run the academy and may do everything.',
    finance: 'Finance: you look for the money, confirm it and pay it back.',
    support: 'Support: you help learners with their orders, access and questions.',
    editor: 'Editor: you write what the academy offers and tells.',
    moderator: 'Moderator: you keep the community safe.',
    expert: 'Expert: you set your hours and see who comes to you.',
  },
  how: 'You need no password: type this address of yours, and a code comes by e-mail each time you sign in.',
  button: 'Open Derb admin',
  written:
    'What you do there is written down with your address, so that colleagues can follow it. Give your codes to nobody, not even to us.',
  notYou: 'If you did not expect this, reply to this e-mail: then somebody typed your address by mistake.',
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
  hours: 'Hours',
  fromTo: (from: string, to: string) => `${from} to ${to}, Moroccan time`,
  place: 'Place',
  toBeAnnounced: 'To be announced',
  instructor: 'With',
  calendar: 'Add it to my calendar',
  prepare: 'Have ready',
  cannotCome: 'I cannot come',
  offList: 'Take my name off the list',
  onlyYours: 'Whoever has this e-mail can give your place up, so do not pass it on.',
  seat: {
    subject: (title: string, day: string) => `Your seat: ${title}, ${day}`,
    preview: (day: string, hours: string) => `${day}, ${hours}. A link to give the seat up is inside.`,
    heading: 'A seat is yours',
    intro: (title: string) => `You have a seat in “${title}”. We look forward to seeing you.`,
  },
  freed: {
    subject: (title: string, day: string) => `A seat is free, and it is yours: ${title}, ${day}`,
    preview: 'You waited, and a seat became free. You need do nothing to keep it.',
    heading: 'A seat became free for you',
    intro: (title: string) =>
      `You were on the waiting list of “${title}”, and there is a seat for you. It is yours: you need do nothing to keep it.`,
  },
  offer: {
    subject: (title: string) => `A seat is free. Do you take it? ${title}`,
    preview: 'Take it while it is free: it is kept for nobody.',
    heading: 'A seat is free',
    intro: (title: string) =>
      `You wait for a seat in “${title}”, and one is free. It is kept for nobody: take it while it is free.`,
    button: 'Take or decline the seat',
    next: [
      'Press the button, then “Take the seat” on your page: it is yours at once, and an e-mail with all about the day follows.',
      'If somebody was faster, the page says so, and you stay on the waiting list.',
      'If you do not want it, say so there: your name leaves the list, and we write to the next at once.',
    ],
    onlyYours: 'Whoever has this e-mail can take or decline your seat, so do not pass it on.',
  },
  before: {
    online: 'The meeting link is not set yet. We write it to this address as soon as it is.',
    place: 'The exact address is not set yet. We write it to this address as soon as it is.',
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
    preview: 'Keep this e-mail: it leads you there.',
    heading: 'Here is how to join',
    intro: (title: string) => `All is set for “${title}”.`,
  },
  changed: {
    subject: (title: string, day: string) => `Changed: how to join ${title}, ${day}`,
    preview: 'What counts now is in this e-mail.',
    heading: 'How to join has changed',
    intro: (title: string, what: string) => `New for “${title}”: ${what}. This is what counts now.`,
  },
  soon: {
    subject: (title: string, day: string) => `Soon: ${title}, ${day}`,
    preview: 'Have your things ready.',
    heading: 'Your workshop is near',
    intro: (title: string) => `“${title}” is waiting for you.`,
  },
  now: {
    subject: (title: string, time: string) => `Today at ${time}: ${title}`,
    preview: 'It begins within the hour.',
    heading: 'It begins within the hour',
    intro: (title: string) => `“${title}” is about to begin.`,
  },
  giveUp: 'If you cannot come, give your seat up with this link, so that somebody else can have it.',
  waiting: {
    subject: (title: string) => `You are on the waiting list: ${title}`,
    preview: 'All seats are taken. When one becomes free, we write to the first name on the list.',
    heading: 'You are on the waiting list',
    intro: (title: string) =>
      `All seats in “${title}” are taken at the moment, so your name is on the waiting list.`,
    next: [
      'When a seat becomes free, the first name on the list gets an e-mail with a link that takes it while it is free.',
      'If none becomes free before the day, your name waits for the next session by itself.',
    ],
  },
  nextSession: {
    subject: (title: string) => `We tell you the next date: ${title}`,
    preview: 'Your name stands on the list for the next session.',
    heading: 'Your name stands on the list',
    intro: (title: string) =>
      `The next date of “${title}” is not set yet. When it is, we write it to you at once.`,
  },
  newDate: {
    subject: (title: string, day: string) => `The next date is set: ${title}, ${day}`,
    preview: 'You left your name for it. Take a seat while there are some.',
    heading: 'The next session has a date',
    intro: (title: string) =>
      `You left your name for the next session of “${title}”. It is set: here is its date.`,
    button: 'Take a seat',
    note: 'A seat is yours when you register: first come, first served.',
  },
  newHour: {
    subject: (title: string, hours: string) => `Another hour: ${title}, ${hours}`,
    preview: 'Your place is kept. If the new hour does not suit you, give it up with the link inside.',
    heading: 'The workshop has another hour',
    introSeat: (title: string) => `“${title}” begins at another hour of the same day. Your seat is kept.`,
    introWaiting: (title: string) =>
      `“${title}” begins at another hour of the same day. You stay on the waiting list.`,
  },
  moved: {
    subject: (title: string, day: string) => `Another day: ${title} is now on ${day}`,
    preview: 'Your place is kept. If the new day does not suit you, give it up with the link inside.',
    heading: 'The workshop has another day',
    introSeat: (title: string) =>
      `“${title}” was put on another day. Your seat moves with it: you need do nothing to keep it.`,
    introWaiting: (title: string) =>
      `“${title}” was put on another day. Your name on the waiting list moves with it.`,
  },
} as const;
