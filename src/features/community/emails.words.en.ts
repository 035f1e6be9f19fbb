export const community = {
  /** At the end of every e-mail to a member. */
  why: (site: string) => `You receive this e-mail as a member of the community of ${site}.`,
  openCommunity: 'Open the community',
  decision: {
    subject: {
      removed: 'A text of yours was removed',
      quieted: 'For a while you read, and do not write',
      'shut-out': 'The community is closed to you',
    },
    preview: 'What happened, why, and whom to ask.',
    removed: 'Somebody of the team read a text of yours in the community and removed it.',
    quieted: (until: string) =>
      `Somebody of the team read a text of yours in the community. Until ${until} you can read everything and write nothing; after that you write as before.`,
    shutOut:
      'Somebody of the team read a text of yours in the community and decided that you can no longer enter it. Your orders and your account stay as they are.',
    text: (space: string, day: string) => `Your text in “${space}” of ${day}`,
    gone: 'The text was removed.',
    reason: 'The reason',
    ask: 'You see it differently? Reply to this e-mail: another person of the team reads it again.',
  },
  /** To reporters: never what it was, nor what happened to whom. */
  report: {
    subject: 'What you told us was read',
    preview: 'A person of the team looked at it.',
    done: 'You told the team of something in the community. A person read it, and something was done about it.',
    kept: 'You told the team of something in the community. A person read it and found that it breaks no rule, so it stays.',
    ask: 'What exactly was done stays between the team and whoever it is about. Nobody was told that it was you. Does it go on, or do you see it differently? Reply to this e-mail.',
  },
  reminder: {
    subject: (day: string) => `Day ${day}: one line is missing`,
    preview: 'Half a line is enough, and tomorrow counts too.',
    heading: (day: string, of: string) => `Day ${day} of ${of}`,
    intro: (title: string) =>
      `Today was: “${title}”. Write one line about it, also if it was only half done.`,
    notNow: 'Not today? Nothing is lost: every day can be caught up until the last Sunday.',
    button: 'Write my line',
    stop: 'No more reminders',
  },
  finished: {
    subject: 'Fifteen of fifteen',
    preview: 'You did all of them. The badge is on your profile.',
    heading: 'You did all fifteen',
    intro: 'Fifteen evenings, fifteen lines, and something to show that was not there three weeks ago.',
    goal: 'Your goal was',
    badge: 'The badge of this sprint stands on your profile from now on.',
    next: 'Tell the others in Wins what you made. Somebody who is on day 2 needs to read it.',
    button: 'Open my sprint',
  },
  partner: {
    subject: (name: string) => `${name} is your partner for the sprint`,
    preview: 'You read each other’s goal and evening line.',
    heading: (name: string) => `You and ${name}`,
    intro: (name: string) =>
      `A person of the team read both goals and thinks that you fit. You and ${name} now read each other’s goal and the line of the evening.`,
    goal: 'Her goal',
    change: 'It does not fit? End it with one tap on the page of the sprint, without a reason.',
    button: 'Open my sprint',
  },
  missed: {
    subject: 'You are missed in the sprint',
    preview: 'No need to explain. One line says that you go on.',
    heading: 'Do you go on?',
    intro:
      'Your partner in the sprint has not read anything of you for a while. No need to explain: one line tells her whether you go on.',
    leave:
      'You would rather stop? Leave the sprint with one tap; the next one begins on the first Monday of the month.',
    button: 'Open my sprint',
  },
  digest: {
    subject: 'Your week in the community',
    preview: (posts: string) => `New for you: ${posts}.`,
    heading: 'What you have not read yet',
    posts: {
      one: '{n} new post',
      two: '{n} new posts',
      few: '{n} new posts',
      many: '{n} new posts',
      other: '{n} new posts',
    },
    mentions: {
      one: 'You were called by name once.',
      two: 'You were called by name twice.',
      few: 'You were called by name {n} times.',
      many: 'You were called by name {n} times.',
      other: 'You were called by name {n} times.',
    },
    noName: 'Somebody asks without her name',
    calls: 'Live calls of the coming week',
    sprint: 'The sprint',
    running: (done: string, of: string) => `You have checked in ${done} of ${of} days.`,
    coming: (date: string) => `The next sprint begins on ${date}.`,
    stop: 'No more weekly e-mail',
  },
  staffReport: {
    subject: (open: string) => `Reports that wait: ${open}`,
    preview: 'Somebody of the community asks for a look.',
    heading: 'A member has reported something',
    intro: (open: string) =>
      `Reports that nobody has decided: ${open}. We promised that a person reads them on the same day or the next.`,
    button: 'Open the reports',
  },
};

export const membershipReady = {
  subject: 'You are a member of Clarity Community',
  preview: 'Your payment is confirmed and your place is certain. Here is what comes next.',
  heading: 'Welcome. Your place is certain',
  intro: (item: string) =>
    `Your payment is confirmed: “${item}” is yours. You paid once, and there is no subscription.`,
  next: [
    'Sign in with this e-mail address: we send you a code, there is no password.',
    'Keep this e-mail: the page of your order shows your membership and your receipt at any time.',
  ],
  button: 'Come in',
  refund: (days: string, paidBack: string) =>
    `If you change your mind, ask on the page of your order within ${days} of your payment: you get your money back within ${paidBack}.`,
} as const;
