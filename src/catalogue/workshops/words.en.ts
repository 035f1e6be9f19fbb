import { joiningLabels } from './emails.words.en.ts';

/** The form for a seat in a workshop, and the page to take a free seat or give one up. */
export const workshopApplication = {
  title: (workshop: string) => `Register: ${workshop}`,
  description: (workshop: string) => `Leave your name for ${workshop}: two fields are enough.`,
  headings: {
    open: (workshop: string) => `Your seat in ${workshop}`,
    full: (workshop: string) => `Waitlist: ${workshop}`,
    past: (workshop: string) => `Next date: ${workshop}`,
  },
  texts: {
    open: 'The seat is yours as soon as you send this form. Nothing is paid here.',
    full: 'All seats are taken. Leave your name: when a seat becomes free, we write to the first name on the list.',
    past: 'This workshop was held on {date}. Leave your name, and we will write to you when the next date is set.',
  },
  emailHint: 'We send the link or the address here, and tell you if anything changes.',
  submit: { open: 'Register now', full: 'Join the waitlist', past: 'Tell me the next date' },
  privacy: 'We use these details for this workshop only.',
  back: 'Back to the workshop',
  success: {
    seat: (workshop: string) => `You have a seat in “${workshop}”`,
    waiting: (workshop: string) => `Your name is on the waitlist of “${workshop}”`,
    'next-session': (workshop: string) => `We will tell you the next date of “${workshop}”`,
  },
  places: {
    seat: '{day}, {hours}. Our e-mail has a calendar file, and a link to give the seat up.',
    waiting:
      'All seats are taken. When a seat becomes free, we write to the first name on it. If you had a seat before, you keep it: our e-mail says so.',
    'next-session': 'Your name is on the list. We write to you when the date is set.',
  },
  otherWorkshops: 'See all workshops',
  place: {
    title: (workshop: string) => `Your seat: ${workshop}`,
    description: 'Your seat in a workshop of the academy.',
    statuses: {
      seat: {
        title: 'The seat is yours',
        text: 'We look forward to seeing you.',
      },
      offered: {
        title: 'A seat is free',
        text: 'We wrote to the first name on the list. Until somebody takes it, it is kept for nobody.',
      },
      waiting: {
        title: 'No seat is free: you are on the waitlist',
        text: 'All seats are taken at the moment, and your name stays on the list. When one becomes free, we write to the first name on it.',
      },
      'next-session': {
        title: 'You are waiting for the next date',
        text: 'It is not set yet. When it is, you get an e-mail at once.',
      },
      'given-up': {
        title: 'You gave up your seat',
        text: 'Thank you for telling us: somebody else can have it now. You can leave your name again at any time.',
      },
      'off-list': {
        title: 'Your name is off the list',
        text: 'We will not write to you about it again. You can leave your name again at any time, at the end of the list.',
      },
    },
    joining: {
      ...joiningLabels,
      heading: 'How to join',
      openMap: 'Open the map',
      openMeeting: 'Open the meeting',
      linkFrom: (time: string) =>
        `The meeting link appears here at ${time}, an hour before. It is already in our e-mail and in the calendar file.`,
      unknown: {
        online: 'The meeting link is not set yet. We e-mail it to you as soon as it is.',
        place: 'The exact address is not set yet. We e-mail it to you as soon as it is.',
      },
    },
    number: (number: number) => `You are number ${number} on it.`,
    take: 'Take the seat',
    giveUp: {
      seat: 'I cannot come',
      offered: 'I do not want it',
      waiting: 'Take my name off the list',
      'next-session': 'Take my name off the list',
    },
    sure: {
      seat: 'We offer the seat to the first person on the waitlist. You cannot take it back, but you can leave your name again.',
      offered:
        'We offer it to the next person, and your name comes off the list. You can leave it again, at the end.',
      waiting: 'Your name comes off the waitlist. You can leave it again, at the end.',
      'next-session': 'We will not write to you about the next date.',
    },
    confirm: {
      seat: 'Give up my seat',
      offered: 'Decline the seat',
      waiting: 'Take my name off',
      'next-session': 'Take my name off',
    },
    refused: 'You could not give up your seat: the workshop is over, or the link no longer works.',
    changed:
      'Nothing was changed: something happened to your seat after you opened that page. This is how it is now.',
    notTaken:
      'You did not get the seat: none is free any more, or the workshop was moved. This is how it is now.',
    again: 'Leave my name again',
    unknown: {
      title: 'We do not know this link',
      text: 'Part of it may be missing. Open it from the e-mail again, or write to us.',
    },
    workshop: 'See the workshop',
  },
};

/** The list of workshops and the page of one. */
export const workshops = {
  title: 'Workshops',
  description: 'Short live workshops, one skill each: the coming dates and the seats left.',
  heading: 'Live workshops in a small group',
  lead: 'One skill in one evening: you work on your own project and leave with something finished.',
  upcoming: {
    heading: 'Coming up',
    text: 'A seat is yours as soon as you send your name.',
  },
  none: {
    title: 'No date is set at the moment',
    text: 'Leave your name for a workshop below: we will write to you as soon as its next date is set.',
    empty: 'The first workshops are being prepared. They will appear here as soon as their dates are set.',
  },
  past: {
    heading: 'Past workshops',
    watch: 'Watch the recording',
  },
  how: {
    heading: 'How a workshop goes',
    steps: [
      {
        title: 'You leave your name',
        text: 'Name and e-mail are enough. You see at once whether you have a seat or are on the waitlist.',
      },
      {
        title: 'You get the link or the address',
        text: 'By e-mail, as soon as it is set, with a reminder a day and an hour before. Online, a phone is enough and your camera can stay off.',
      },
      {
        title: 'You do it, live',
        text: 'You work on your own product, page or price, and the trainer looks at it with you.',
      },
    ],
  },
  host: { text: 'Would you like to teach here?', action: 'Host your course' },
  kinds: { online: 'Online', place: 'In person' },
  categoryAndKind: (category: string, kind: string) => `${category} · ${kind}`,
  hours: (from: string, to: string) => `${from} to ${to}, Morocco time`,
  heldOn: (date: string) => `Held on ${date}`,
  nextSession: 'Next date not set yet',
  toBeAnnounced: 'To be announced',
  spots: { one: '{n} seat', two: '{n} seats', few: '{n} seats', many: '{n} seats', other: '{n} seats' },
  seatsLeft: {
    one: '{n} seat left',
    two: '{n} seats left',
    few: '{n} seats left',
    many: '{n} seats left',
    other: '{n} seats left',
  },
  free: 'Free',
  full: 'Full',
  fullWaiting: 'Full, waitlist open',
  seatsOf: (left: number, capacity: number) => `${left} of ${capacity}`,
  rating: (rating: string) => `Rated ${rating} out of 5`,
  /** Beside stars that nobody gave. */
  sampleRating: 'Sample',
  ratingValue: (rating: string) => `${rating} out of 5`,
  with: (name: string) => `With ${name}`,
  duration: {
    hours: { one: '{n} hour', two: '{n} hours', few: '{n} hours', many: '{n} hours', other: '{n} hours' },
    minutes: {
      one: '{n} minute',
      two: '{n} minutes',
      few: '{n} minutes',
      many: '{n} minutes',
      other: '{n} minutes',
    },
    both: (hours: string, minutes: string) => `${hours} and ${minutes}`,
  },
  register: 'Register for this workshop',
  registerNow: 'Register now',
  joinWaiting: 'Join the waitlist',
  tellMe: 'Tell me the next date',
  tellMeShort: 'Tell me the next date',
  addToCalendar: 'Add to calendar',
  back: 'Back to the workshops',
  facts: {
    heading: 'At a glance',
    time: 'Time',
    duration: 'Duration',
    price: 'Price',
    instructor: 'With',
    location: 'Location',
    capacity: 'Seats',
    seats: 'Seats left',
    rating: 'Rating',
  },
  notes: {
    open: 'Nothing is paid on this site. We confirm your seat by e-mail.',
    full: 'When a seat becomes free, we write to the first name on the list.',
    past: 'We write to you once, when the next date is set.',
  },
  whatYouLearn: 'What you will learn',
  prerequisites: 'What you need',
  leavesWith: 'You leave with',
  faq: 'Questions',
  cancelling: {
    question: 'Can I cancel?',
    answer:
      'Yes, until {workshopHours} before the start: the e-mail about your seat has a link that gives it up, and we write to the next name on the waitlist. If you have paid anything, you get it back in full within {paidBack}, by the method you paid with.',
  },
  others: 'Other workshops',
  bar: 'Register for this workshop',
  calendar: {
    /** For the visitor's calendar. */
    description: '{description} With {name}. Details: {url}',
  },
  notFound: 'Workshop not found',
  notFoundText:
    'This link leads to no workshop. In a few seconds you are taken to the list of all workshops.',
};
