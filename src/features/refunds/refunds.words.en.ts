/** The one refund policy in words, and how lengths of time are counted wherever a promise of the academy stands. */
export const en = {
  days: { one: '{n} day', two: '{n} days', few: '{n} days', many: '{n} days', other: '{n} days' },
  daysAlone: { one: '{n} day', two: '{n} days', few: '{n} days', many: '{n} days', other: '{n} days' },
  hours: { one: '{n} hour', two: '{n} hours', few: '{n} hours', many: '{n} hours', other: '{n} hours' },
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  /** When somebody looks for transfers, within a sentence: 'We look twice a day, before 12:00 and before 18:00, …'. */
  checks: {
    often: [
      'once a day',
      'twice a day',
      'three times a day',
      'four times a day',
      'five times a day',
      'six times a day',
    ],
    before: (times: string) => `before ${times}`,
    allDays: 'seven days a week',
    allBut: (day: string) => `every day but ${day}`,
    fromTo: (first: string, last: string) => `${first} to ${last}`,
    everyOne: (day: string) => `every ${day}`,
    onTwo: (days: string) => `on ${days}`,
    onSome: (days: string) => `on ${days}`,
    comma: ', ',
  },
  caption: 'Until when you can ask for your money back',
  what: 'What you bought',
  until: 'You can ask',
  rows: [
    { what: 'A course', until: 'within {courseDays} of your payment' },
    { what: 'A workshop', until: 'until {workshopHours} before it starts' },
    { what: 'A product of the shop', until: 'within {shopDays} of your payment' },
    { what: 'Membership of the community', until: 'within {communityDays} of your payment' },
    { what: 'A consultation', until: 'until {consultationHours} before it starts' },
  ],
  paidBack:
    'Paid back by the method you paid with, within {paidBack} of your request; cash comes to your name at an agency, or to your account.',
};
