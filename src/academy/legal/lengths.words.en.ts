/** The one refund policy in words, and how lengths of time are counted wherever the academy promises something. */
export const refunds = {
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
  since: {
    payment: 'from your payment',
    course: 'from your payment, or from your group’s first session if that is later',
    beginning: (day: string) => `from ${day}, the first day of your course`,
  },
  /** When staff look for transfers, within a sentence: 'We look twice a day, before 12:00 and before 18:00, …'. */
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
    allBut: (day: string) => `every day except ${day}`,
    fromTo: (first: string, last: string) => `${first} to ${last}`,
    everyOne: (day: string) => `every ${day}`,
    onTwo: (days: string) => `on ${days}`,
    onSome: (days: string) => `on ${days}`,
    comma: ', ',
  },
  caption: 'How long you can ask for your money back',
  what: 'What you bought',
  until: 'You can ask',
  rows: [
    {
      what: 'A course',
      until: 'within {courseRight}; where its first module opens later, from that day',
    },
    { what: 'A workshop', until: 'until {workshopHours} before it starts' },
    { what: 'A product from the shop', until: 'within {shopDays} of your payment' },
    { what: 'Membership of the community', until: 'within {communityDays} of your payment' },
    { what: 'A consultation', until: 'until {consultationHours} before it starts' },
  ],
  paidBack:
    'We pay it back the way you paid, within {paidBack} of your request; cash is handed to you, or sent to an agency in your name or to your bank account.',
};
