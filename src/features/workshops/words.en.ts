import { joiningLabels } from './emails.words.en.ts';

/** The form for a seat in a workshop, and the page to take a free seat or give one up. */
export const workshopApplication = {
  title: (workshop: string) => `Register: ${workshop}`,
  description: (workshop: string) => `Leave your name for ${workshop}: two fields are enough.`,
  headings: {
    open: (workshop: string) => `Your seat in ${workshop}`,
    full: (workshop: string) => `Waiting list: ${workshop}`,
    past: (workshop: string) => `Next session: ${workshop}`,
  },
  texts: {
    open: 'A seat is yours as soon as you send this. Nothing is paid here.',
    full: 'All seats are taken. Leave your name: when a seat becomes free, we write to the first name on the list.',
    past: 'This workshop was held on {date}. Leave your name, and we write to you when the next date is set.',
  },
  emailHint: 'The link or the address comes here, and any change of them, of the day or of the hour.',
  submit: { open: 'Register Now', full: 'Join the waiting list', past: 'Tell me about the next session' },
  privacy: 'We use these details for this workshop only.',
  back: 'Back to the workshop',
  success: (workshop: string) => `Thank you for your interest in "${workshop}"! We'll be in touch soon.`,
  places: {
    seat: 'A seat is yours: {day}, {hours}. Our e-mail has it for your calendar, and a link with which you can give it up.',
    waiting:
      'All seats are taken, so your name is on the waiting list. When a seat becomes free, we write to the first name on it.',
    'next-session':
      'Your name stands on the list for the next session. We write to you when its date is set.',
  },
  otherWorkshops: 'See all workshops',
  place: {
    title: (workshop: string) => `Your place: ${workshop}`,
    description: 'Your place in a workshop of the academy.',
    statuses: {
      seat: {
        title: 'A seat is yours',
        text: 'We look forward to seeing you.',
      },
      offered: {
        title: 'A seat is free',
        text: 'It is yours as soon as you take it. It is kept for nobody: whoever is first has it.',
      },
      waiting: {
        title: 'No seat is free: you are on the waiting list',
        text: 'All seats are taken at the moment, and your name stays on the list. When one becomes free, we write to the first name on it.',
      },
      'next-session': {
        title: 'You wait for the next session',
        text: 'The next date is not set yet. When it is, you get an e-mail at once.',
      },
      'given-up': {
        title: 'You gave your seat up',
        text: 'Thank you for telling us: somebody else can have it now. You can leave your name again at any time.',
      },
      'off-list': {
        title: 'Your name is off the list',
        text: 'We write nothing more about it. You can leave your name again at any time, at the end of the list.',
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
        online: 'The meeting link is not set yet. We write it to your e-mail as soon as it is.',
        place: 'The exact address is not set yet. We write it to your e-mail as soon as it is.',
      },
    },
    take: 'Take the seat',
    giveUp: {
      seat: 'I cannot come',
      offered: 'I do not take it',
      waiting: 'Take my name off the list',
      'next-session': 'Take my name off the list',
    },
    sure: {
      seat: 'We write to whoever waits first, if anybody does. You cannot take it back, but you can leave your name again.',
      offered:
        'We write to whoever waits next. Your name leaves the list; you can leave it again, at its end.',
      waiting: 'Your name leaves the waiting list. You can leave it again, at its end.',
      'next-session': 'We do not write to you about the next session then.',
    },
    confirm: {
      seat: 'Give up my seat',
      offered: 'Decline the seat',
      waiting: 'Take my name off',
      'next-session': 'Take my name off',
    },
    refused:
      'Your place could not be given up: the workshop is over, or the link is no longer the right one.',
    changed:
      'Nothing was done: your place has changed since that page was opened. Here is how it stands now.',
    notTaken:
      'Nothing was taken: no seat is free any more, or the workshop has another day now. Here is how your place stands.',
    again: 'Leave my name again',
    unknown: {
      title: 'This link leads to no place',
      text: 'Perhaps it was not copied whole. Open it once more from the e-mail, or write to us.',
    },
    workshop: 'See the workshop',
  },
};

/** The list of workshops and the page of one. */
export const workshops = {
  title: 'Workshops',
  description:
    'Short live workshops for one precise skill: what is coming up, the seats really left, and the workshops that come back.',
  kicker: 'Workshops',
  heading: 'One skill, one evening, a small group',
  lead: 'You come with a phone and a real problem of yours. You leave with something finished.',
  upcoming: {
    heading: 'Coming up',
    text: 'A seat is taken when a name arrives. What you read here is what is left.',
  },
  none: {
    title: 'No date is set at the moment',
    text: 'Leave your name with a workshop below: we write to you as soon as its next date is set.',
    empty: 'The first workshops are being prepared. They appear here as soon as their date is set.',
  },
  past: {
    heading: 'They come back',
    text: 'These were held before and will be again. Leave your name, and we write to you when the next date is set.',
  },
  how: {
    heading: 'How a workshop goes',
    steps: [
      {
        title: 'You leave your name',
        text: 'Name and e-mail are enough. You read at once whether a seat is yours or you are on the waiting list.',
      },
      {
        title: 'You get the link or the address',
        text: 'By e-mail, as soon as it is set; a reminder follows a day and an hour before. Online, a phone is enough; your camera may stay off.',
      },
      {
        title: 'You do it, live',
        text: 'No slides for hours: you work on your own product, page or price, and the instructor looks at it with you.',
      },
    ],
  },
  host: { text: 'You could be the one who teaches.', action: 'Host Your Course' },
  kinds: { online: 'Online', place: 'In person' },
  categoryAndKind: (category: string, kind: string) => `${category} · ${kind}`,
  hours: (from: string, to: string) => `${from} to ${to}, Morocco time`,
  heldOn: (date: string) => `Held on ${date}`,
  nextSession: 'Next date not set yet',
  toBeAnnounced: 'To be announced',
  spots: { one: '{n} spot', two: '{n} spots', few: '{n} spots', many: '{n} spots', other: '{n} spots' },
  seatsLeft: {
    one: '{n} seat left',
    two: '{n} seats left',
    few: '{n} seats left',
    many: '{n} seats left',
    other: '{n} seats left',
  },
  free: 'Free',
  full: 'Full',
  fullWaiting: 'Full, waiting list open',
  seatsOf: (left: number, capacity: number) => `${left} of ${capacity}`,
  rating: (rating: string) => `Rated ${rating} of 5`,
  ratingValue: (rating: string) => `${rating} of 5`,
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
  register: 'Register for Workshop',
  registerNow: 'Register Now',
  joinWaiting: 'Join the waiting list',
  tellMe: 'Tell me about the next session',
  tellMeShort: 'Tell me the next date',
  addToCalendar: 'Add to calendar',
  back: 'Back to Workshops',
  facts: {
    heading: 'At a glance',
    time: 'Time',
    duration: 'Duration',
    price: 'Price',
    instructor: 'Instructor',
    location: 'Location',
    capacity: 'Capacity',
    seats: 'Seats left',
    rating: 'Rating',
  },
  notes: {
    open: 'Nothing is paid on this site. We confirm your seat by e-mail.',
    full: 'When a seat becomes free, we write to the first name on the list.',
    past: 'We write to you when the next date is set, and only then.',
  },
  whatYouLearn: 'What you will learn',
  prerequisites: 'What you need',
  faq: 'Questions',
  cancelling: {
    question: 'Can I cancel?',
    answer:
      'Yes, until {workshopHours} before the start: the e-mail about your seat has a link that gives it up, and we write to the next name on the waiting list. If you have paid anything, it comes back in full within {paidBack}, by the method you paid with.',
  },
  others: 'Other workshops',
  bar: 'Register for this workshop',
  calendar: {
    /** For the visitor's calendar. */
    description: '{description} With {name}. Details: {url}',
  },
  notFound: 'Workshop not found',
  notFoundText: 'No workshop has this address. In a few seconds you are taken to the list of all workshops.',
};
