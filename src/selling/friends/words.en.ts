/** Bring a friend: a learner's code and credit, what a friend is offered, and the e-mail before credit ends. */
export const friends = {
  title: 'Bring a friend',
  description: 'Your code for a friend, and your credit.',
  lead: 'You choose whether to share it. Your own courses stay the same either way.',
  percent: (percent: number) => `${percent}%`,
  how: {
    heading: 'How it works',
    friend: (percent: string) => `A friend who uses your code pays ${percent} less for her first course.`,
    credit: (credit: string) =>
      `Once she can no longer ask for her money back, you get ${credit} as credit for your next course.`,
    part: (percent: string) => `${percent} of what she paid`,
    length: (days: string) => `Credit can be used for ${days}. It is never paid out in money.`,
    oneLevel:
      'Credit comes only from your friend’s own first course. You get nothing for whomever she brings.',
    own: 'An order with your own e-mail address or phone number does not count.',
    back: 'If she gets a refund, the credit goes too.',
  },
  code: {
    heading: 'Your code',
    get: 'Get my code',
    none: 'Whoever has paid for a course here can have a code. Yours will be here after your first course.',
    closed: (why: string) =>
      `The academy has closed your code: ${why} If you see it differently, write to us.`,
    copy: { copy: 'Copy the link', copied: 'Copied' },
    share: 'Share on WhatsApp',
    text: (site: string, percent: string, link: string) =>
      `I learn at ${site}. With my code you pay ${percent} less for your first course: ${link} If you buy one, I get credit for a course of mine.`,
  },
  credit: {
    heading: 'Your credit',
    now: 'You can use now',
    until: (amount: string, day: string) => `${amount} until ${day}`,
    owed: (amount: string) =>
      `A friend got a refund after you had used that credit. Your next credit makes up for ${amount} first. You pay nothing.`,
    paid: 'Paid orders with your code',
    waiting: 'Waits until the time for refunds is over',
    use: 'You use it when you enrol in a course: tick the box with your credit.',
    spent: (amount: string, order: string) => `${amount} used for order ${order}`,
    courses: 'See the courses',
  },
  box: {
    use: (amount: string, rest: string) => `Use ${amount} of my credit: I pay ${rest}`,
    note: 'For yourself, when you pay all at once.',
  },
  offer: {
    title: 'A friend invites you',
    description: 'A lower price for a first course.',
    lead: (percent: string) =>
      `With her code you pay ${percent} less for your first course. She gets credit for a course of hers.`,
    code: 'The code:',
    rules:
      'It is for your own first order here, when you pay all at once. It is not added to another code or offer: you pay the lower price.',
    noHurry: 'Nothing is ordered yet. You can look at each course as long as you like.',
    courses: 'Your prices',
    enrol: (course: string) => `Enrol: ${course}`,
    asGood: 'Today’s offer is as low, or lower. You need no code here.',
    go: 'Enrol',
    all: 'See the courses',
    see: 'Read about it',
    gone: 'This invitation is no longer open',
    goneText: 'The courses are open to you at today’s price.',
  },
  email: {
    subject: (amount: string, day: string) => `${amount} of credit until ${day}`,
    preview: 'You can use it for a course.',
    heading: 'Your credit ends soon',
    text: (amount: string, day: string) =>
      `You have ${amount} of credit from friends who came with your code. You can use it for a course until ${day}; after that it is gone.`,
    note: 'If no course suits you now, you need to do nothing.',
    button: 'See the courses',
  },
};
