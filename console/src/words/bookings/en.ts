import type { BookingRow } from '../../../../src/features/consultations/bookings.staff.ts';
import { pluralIn } from '../plural.ts';

const many = pluralIn('en');

/** Hours with experts. */
export const bookings = {
  title: 'Bookings',
  lead: 'Hours with experts, on the clock of Morocco.',
  tabs: { label: 'Which bookings', coming: 'Coming', lost: 'Lost', cancelled: 'Cancelled', past: 'Past' },
  none: {
    coming: 'Nothing is booked.',
    lost: 'No hour was lost.',
    cancelled: 'No hour was cancelled.',
    past: 'Nothing yet.',
  },
  means: {
    lost: 'Paid, but too late: meanwhile the hour had gone to somebody else. Each learner was asked to choose another hour for nothing; help whom none suits.',
    cancelled: 'Given back by the learner, or cancelled by the academy: nobody comes.',
  },
  states: {
    held: 'Kept, not paid',
    booked: 'Booked',
    released: 'Let go',
    cancelled: 'Cancelled',
    lost: 'Lost',
  } satisfies Record<BookingRow['state'], string>,
  span: (from: string, until: string) => `\u2066${from}–${until}\u2069`,
  service: 'Consultation',
  expert: 'Expert',
  learner: 'Who comes',
  email: 'E-mail',
  phone: 'Phone',
  note: 'What she wrote',
  there: (place: string) => `In ${place}`,
  order: 'Order',
  heldUntil: 'Kept until',
  hours: 'Set the hours of experts',
  change: 'Move or cancel',
  back: 'All bookings',
  of: (name: string) => `Hour of \u2068${name}\u2069`,
  closed: 'This hour cannot be moved or cancelled: it is not paid, or it has begun, or it is over.',
  moveTitle: 'Move it',
  moveText:
    'Choose another free hour. The learner gets a letter with the new time. If it does not suit her she can have another one, or her money.',
  noneFree: 'No other hour is free. Open more hours first, or cancel this one.',
  moveTo: (time: string) => `Move the hour to ${time}`,
  chooseFirst: 'Choose a time first',
  first: 'The first free hours',
  later: 'Later hours',
  cancelTitle: 'Cancel it and pay back',
  cancelText: (amount: string, days: string) =>
    `The learner gets ${amount} back within ${days}, and a letter at once. A card is paid back by itself; anything else waits among the refunds for those who pay them.`,
  days: many({ one: '{n} day', other: '{n} days' }),
  cancelFree:
    'The hour is free again, and others can book it. If nobody shall come that day, close the day in the hours first.',
  cancel: 'Cancel and pay back',
  cancelSure: 'Cancel this hour?',
  cancelUndone: 'This cannot be undone.',
  disputed:
    'The learner’s bank is asking about this payment, so nothing is paid back from here. Tell those who look after the money. The hour can be moved.',
  moved: 'The hour was moved. A letter with the new time is on its way to the learner.',
  cancelled: 'The hour is cancelled and the refund has begun. A letter is on its way to the learner.',
  conflict: (by: string) => `\u2068${by}\u2069 was first. This is how it stands now.`,
};
