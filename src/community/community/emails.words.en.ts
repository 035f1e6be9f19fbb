export const community = {
  /** At the end of every e-mail to a member. */
  why: (site: string) => `You get this e-mail because you are a member of the ${site} community.`,
  openCommunity: 'Open the community',
  decision: {
    subject: {
      removed: 'We removed something you wrote',
      quieted: 'You cannot write in the community for now',
      'shut-out': 'Your access to the community has ended',
    },
    preview: 'What happened, why, and what you can do.',
    removed: 'Someone from the team read something you wrote in the community and removed it.',
    quieted: (until: string) =>
      `Someone from the team read something you wrote in the community. Until ${until} you can read everything but not write. After that you can write again.`,
    shutOut:
      'Someone from the team read something you wrote in the community and decided that you can no longer take part in it. Your orders and your account do not change.',
    text: (space: string, day: string) => `What you wrote in “${space}” on ${day}`,
    gone: 'The text was removed.',
    reason: 'The reason',
    ask: 'Do you see it differently? Reply to this e-mail, and somebody else from the team will read it again.',
  },
  /** To reporters: never what it was, nor what happened to whom. */
  report: {
    subject: 'We have read your report',
    preview: 'Someone from the team looked at it.',
    done: 'You reported something in the community. Someone from the team read it and acted on it.',
    kept: 'You reported something in the community. Someone from the team read it and found that it breaks no rule, so we left it.',
    ask: 'What exactly we did stays between the team and the person concerned. Nobody was told that it was you. Is it still going on, or do you see it differently? Reply to this e-mail.',
  },
  reminder: {
    subject: (day: string) => `Sprint, day ${day}: how did it go?`,
    preview: 'One line is enough, and you can still write it tomorrow.',
    heading: (day: string, of: string) => `Day ${day} of ${of}`,
    intro: (title: string) =>
      `Today’s step was “${title}”. Write one line about it, even if you only did half.`,
    notNow: 'Not today? You can catch up on any day until the last Sunday.',
    button: 'Write my line',
    stop: 'Stop the reminders',
  },
  call: {
    subject: {
      day: (title: string, time: string) => `Tomorrow at ${time}: ${title}`,
      hour: (title: string, time: string) => `Today at ${time}: ${title}`,
    },
    preview: 'You said that you would come.',
    when: 'When (Morocco)',
    opens: 'The link to join appears on the page of the live sessions a quarter of an hour before.',
    button: 'Open the live sessions',
    stayAway: 'Plans change? On that page one tap says that you are not coming.',
  },
  joined: {
    subject: 'You are in the 15-day sprint',
    subjectBefore: (day: string) => `The 15-day sprint starts on ${day}, and you are in it`,
    preview: 'Fifteen steps in three weeks, Monday to Friday.',
    intro: (day: string) =>
      `It starts on ${day}: fifteen steps in three weeks, Monday to Friday. There is nothing to do before that. Day 1 needs a pen and fifteen minutes.`,
    introBegun: (day: string) =>
      `It began on ${day}: fifteen steps in three weeks, Monday to Friday. You can catch up on the days before you came.`,
    goal: 'Your goal',
    reminders: 'On an evening without a line we remind you, as you wished.',
    button: 'Open my sprint',
    leave: 'Plans change? You can leave it with one tap on its page.',
  },
  finished: {
    subject: 'You have finished the 15-day sprint',
    preview: 'All 15 days are done. The badge is on your profile.',
    heading: 'You have finished the 15-day sprint',
    intro: 'Fifteen steps in three weeks, and something to show for it.',
    goal: 'Your goal was',
    badge: 'The badge of this sprint is now on your profile.',
    next: 'Tell the others in Wins what you made. It helps whoever is on day 2.',
    button: 'Open my sprint',
  },
  partner: {
    subject: (name: string) => `${name} is your partner for the sprint`,
    preview: 'You read each other’s goal and evening line.',
    heading: (name: string) => `You and ${name}`,
    intro: (name: string) =>
      `Someone from the team read both goals and thinks that you are a good match. You and ${name} can now read each other’s goal and evening line.`,
    goal: 'Their goal',
    change: 'Not a good match? You can end it with one tap on the sprint page, without giving a reason.',
    button: 'Open my sprint',
  },
  missed: {
    subject: 'Your sprint partner is waiting for your line',
    preview: 'No need to explain. One line is enough.',
    heading: 'Are you still in the sprint?',
    intro:
      'Your partner has not read a line from you for a while. No need to explain: write one line to tell them whether you are continuing.',
    leave:
      'Would you rather stop? Leave the sprint with one tap. The next one begins on the first Monday of the month.',
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
      one: 'You were mentioned once.',
      two: 'You were mentioned twice.',
      few: 'You were mentioned {n} times.',
      many: 'You were mentioned {n} times.',
      other: 'You were mentioned {n} times.',
    },
    noName: 'A question without a name',
    calls: 'Live sessions next week',
    sprint: 'The 15-day sprint',
    running: (done: string, of: string) =>
      done === '0'
        ? 'You have not checked in yet: any day can be caught up.'
        : `You have checked in ${done} of ${of} days.`,
    coming: (date: string) => `The next sprint starts on ${date}.`,
    stop: 'Stop the weekly e-mail',
  },
  staffReport: {
    subject: (open: string) => `Reports to read: ${open}`,
    preview: 'A member of the community asks you to look at something.',
    heading: 'A member has reported something',
    intro: (open: string) =>
      `Reports without a decision: ${open}. We promised that someone reads them on the same day or the next.`,
    button: 'Open the reports',
  },
};

export const membershipReady = {
  subject: 'Welcome to the Clarity Community',
  preview: 'Your payment is confirmed. Here is how to get in.',
  heading: 'Welcome to the Clarity Community',
  intro: (item: string) =>
    `Your payment for “${item}” is confirmed. You paid once, and there is no subscription.`,
  next: [
    'Sign in with this e-mail address: we send you a code, there is no password.',
    'Introduce yourself in two lines: the place for it is on the first page, with an example.',
    'Keep this e-mail: your order page shows your membership and your receipt at any time.',
  ],
  /** Of a membership for a month or a year, new or renewed. */
  forTime: {
    subject: 'Your membership is paid',
    heading: 'The community is open to you',
    intro: (item: string, day: string) =>
      `Your payment for “${item}” is confirmed. The community is open to you until ${day}. It does not renew by itself: we write to you a week before.`,
  },
  button: 'Open the community',
  refund: (days: string, paidBack: string) =>
    `If you change your mind, ask on your order page within ${days} of your payment: you get your money back within ${paidBack}.`,
} as const;

/** Of a membership for a month or a year. `until`: the last day of grace. */
export const membershipEnding = {
  preview: 'Renew it in one press, by any way to pay.',
  heading: 'Your membership',
  before: {
    subject: (day: string) => `Your membership ends on ${day}`,
    text: (day: string) =>
      `The community is open to you until ${day}. If you renew before, the new time is added after that day, and you lose none.`,
  },
  today: {
    subject: 'Your membership ends today',
    text: (until: string) =>
      `Today is the last day of your membership. The community stays open to you until the end of ${until}, so that you have time to renew.`,
  },
  grace: {
    subject: (until: string) => `The community closes to you on ${until}`,
    text: (day: string, until: string) =>
      `Your membership ended on ${day}. The community stays open to you until the end of ${until}, then it closes. What you wrote stays, and you find it again when you renew.`,
  },
  price: 'Price today',
  button: 'Renew my membership',
  prepared: 'The button leads to an order with your details filled in. You choose how to pay it.',
  nothingByItself: 'Nothing is charged by itself. If you do not want to renew, you have nothing to do.',
} as const;
