/** Choosing an hour with an expert, the hour on the page of its order, moving it and giving it back. */
import { en as zones } from './zones.words.en.ts';

export const en = {
  zones,
  choose: {
    title: (service: string) => `Choose a time: ${service}`,
    description: (service: string) => `Free hours for “${service}”, on the clock of Morocco and on yours.`,
    heading: 'Choose a time',
    with: (expert: string, length: string) => `With ${expert}, ${length}`,
    zone: 'Where are you?',
    zoneHint: 'Times are told on the clock of Morocco, and on yours beside it.',
    zoneShow: 'Show my time',
    zoneOther: (place: string) => `Where I am (${place})`,
    legend: 'When does it suit you?',
    inMorocco: 'On the clock of Morocco',
    there: (place: string) => `On the clock of Morocco; in brackets on the clock of ${place}`,
    times: { one: '1 time', two: '2 times', few: '{n} times', many: '{n} times', other: '{n} times' },
    required: 'Please choose a time.',
    later: 'Later days',
    first: 'The first free days',
    taken: {
      title: 'This time has just gone to somebody else',
      text: 'What you typed is still here. Choose another time below and send it again.',
    },
    tooMany: {
      title: 'Other hours are already kept, unpaid',
      text: 'They are kept for your e-mail address, or over the connection you use, which others may share. Pay for one of yours first, or cancel it; then this one can be yours too. What you typed is still here. If none of them is yours, try again in a quarter of an hour, or write to us.',
    },
    none: {
      title: 'No time is free at the moment',
      text: 'All that can be booked is booked. Ask for a time, and we look for one with you.',
    },
    ask: 'No time suits you? Ask for another one',
    note: 'What is it about?',
    noteHint: 'Where you are, and where you are stuck. The expert reads it before you talk.',
    held: 'The hour is kept for you for {minutes} once you go on; for up to {days} when you pay by transfer or in cash.',
  },
  panel: {
    titles: {
      held: 'Your hour is kept for you',
      booked: 'Your hour',
      released: 'This hour is not kept any more',
      cancelled: 'This hour was cancelled',
      lost: 'Choose another hour',
    },
    when: 'On the clock of Morocco',
    yourTime: (place: string) => `In ${place}`,
    length: 'Length',
    expert: 'With',
    noLink: 'The link to meet comes before the hour, and stands here.',
    join: 'Open the meeting',
    heldText: (until: string) => `It is yours once it is paid. Until ${until} nobody else can have it.`,
    heldClaimed: 'We are looking for your payment. Until we have, nobody else can have it.',
    releasedText:
      'It was not paid in time, and is free for others. Open the order again while it is free, or choose another time.',
    lostText:
      'Your payment arrived after the hour had gone to somebody else. You lose nothing: another hour costs nothing more.',
    cancelledText: 'It is free for others now.',
    calendar: 'Put it into my calendar',
    move: 'Move it',
    chooseAnother: 'Choose another hour',
    bookAgain: 'See the free hours',
    changeable: (until: string) => `You can move or cancel it yourself until ${until}.`,
    kept: 'The time to move it is over: the hour is kept for you.',
  },
  cancel: {
    summary: 'Cancel this hour',
    withMoney: (amount: string, paidBack: string) =>
      `The hour is free at once, and you get ${amount} back within ${paidBack}, to the card you paid with.`,
    /** What was paid by transfer or in cash: a person sends it. */
    withMoneyTo: (amount: string, paidBack: string) =>
      `The hour is free at once, and you get ${amount} back within ${paidBack}. Say here where we shall send it.`,
    withoutMoney: (hours: string) =>
      `Less than ${hours} are left until the start: the hour becomes free, and your money is not paid back. If you can come, come; if something serious happened, write to us first.`,
    free: 'The hour is free for others at once. You paid nothing, so nothing is paid back.',
    confirmFree: 'Cancel this hour',
    confirmWithMoney: 'Cancel and get my money back',
    confirmWithoutMoney: 'Cancel without my money',
    tooLate:
      'Meanwhile the time to get your money back is over. Nothing was cancelled: look at what it means now.',
    notPossible: 'This hour cannot be cancelled here any more. Write to us.',
    done: 'The hour is cancelled.',
    doneWithMoney: 'The hour is cancelled, and your refund has begun.',
    doneAndSent: 'The hour is cancelled, and your money was sent back to you.',
  },
  move: {
    title: 'Move your hour',
    titleLost: 'Choose another hour',
    description: 'Another time for the consultation you booked.',
    now: 'Now it is',
    free: 'It costs nothing, and you may do it until {until}.',
    freeLost: 'It costs nothing more.',
    submit: 'Take this time',
    back: 'Back to my order',
    done: 'Your hour was moved. A letter with the new time is on its way.',
    tooLate: 'This hour cannot be moved any more.',
    tooOften:
      'This hour was moved as often as it may be, and stays as it is. If you need another time, write to us.',
    none: 'No other time is free at the moment. Your hour stays as it is.',
  },
};
