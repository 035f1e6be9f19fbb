/** What applications and their parts are called, on forms, in the office and in the letters to it. */
export const en = {
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
  /** All of a kind. */
  manyOf: {
    waitlist: 'Waitlists',
    workshop: 'Workshops',
    'host-course': 'Course proposals',
    'access-request': 'Shop',
    contact: 'Messages',
    careers: 'Jobs',
    consultation: 'Consultations',
  },
  /** What a form asks beside who writes and how to reach her; answers are shown in this order. */
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
  /** How somebody stands in a workshop. */
  places: {
    seat: 'has a seat',
    offered: 'is offered a seat',
    waiting: 'on the waiting list',
    'next-session': 'waits for the next session',
    'given-up': 'gave the seat up',
    'off-list': 'took the name off the list',
    lapsed: 'let the offer of a seat pass',
    invited: 'was told the new date',
  },
} as const;
