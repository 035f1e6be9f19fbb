import type { ApplicationRow } from '../../../../api/staff/applications.ts';
import { pluralIn } from '../plural.ts';

const many = pluralIn('en');
type Kind = ApplicationRow['kind'];
type Place = NonNullable<ApplicationRow['place']>;

/** What people asked for with a form, and who sits in a workshop. */
export const applications = {
  title: 'Applications',
  lead: 'What people asked for with a form, newest first. Names and addresses are as they were typed: nobody has proved them.',
  kindsLabel: 'Kind of application',
  all: 'All',
  kinds: {
    waitlist: 'Waitlists',
    workshop: 'Workshops',
    'host-course': 'Course proposals',
    'access-request': 'Shop',
    contact: 'Messages',
    careers: 'Jobs',
    consultation: 'Consultations',
  } satisfies Record<Kind, string>,
  subject: 'Sent for',
  topic: 'Topic',
  anySubject: 'Everything',
  addresses: many({ one: '{n} address', other: '{n} addresses' }),
  none: 'Nobody has written yet.',
  noneHere: 'Nothing of this kind yet.',
  again: 'asked before',
  reply: (email: string) => `Write back: ${email}`,
  call: (phone: string) => `Call ${phone}`,
  stranger: 'A link from a stranger: open it with care.',
  answers: {
    topic: 'Topic',
    message: 'Message',
    courseTopic: 'Course topic',
    experience: 'Experience',
    link: 'Link',
    preferredTimes: 'Preferred times',
  },
  topics: {
    course: 'A course or workshop',
    payment: 'A payment or an order',
    community: 'The community',
    partnership: 'Working together',
    press: 'Press',
    other: 'Something else',
  } as Record<string, string>,
  places: {
    seat: 'has a seat',
    waiting: 'on the waiting list',
    'next-session': 'waits for the next session',
    'given-up': 'gave the seat up',
    'off-list': 'took the name off the list',
    invited: 'was told the new date',
  } satisfies Record<Place, string>,
  session: (day: string) => `Session of ${day}`,
  nextSession: 'Names for the next date',
  seats: (taken: number, capacity: number) => `${taken} of ${capacity} seats taken`,
  groups: {
    seat: 'Seats',
    waiting: 'Waiting, in this order',
    'next-session': 'Waiting for a date, in this order',
    'given-up': 'Seats given up',
    'off-list': 'Names taken off',
    invited: 'Told the new date',
  } satisfies Record<Place, string>,
  writeToSeats: 'Write to everybody with a seat',
  copySeats: 'Addresses of everybody with a seat',
  nobody: 'Nobody has asked for a place yet.',
  more: many({ other: 'and {n} more' }),
  older: 'Older applications',
  newest: 'Newest applications',
  forwarding: {
    failed: many({
      one: '{n} application was not taken by the other server and was given up',
      other: '{n} applications were not taken by the other server and were given up',
    }),
    waiting: many({
      one: '{n} application waits to be told to the other server',
      other: '{n} applications wait to be told to the other server',
    }),
    lastError: 'Its last answer:',
    again: 'Send them again',
    started: many({
      one: '{n} application is on its way again.',
      other: '{n} applications are on their way again.',
    }),
    nothingLeft: 'None was left to send.',
    first: (by: string) => `None was left to send: ${by} saw to it.`,
    notTaken: 'not forwarded',
  },
};
