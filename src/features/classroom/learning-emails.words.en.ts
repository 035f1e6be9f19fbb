import { oneOrMany } from '../../platform/i18n/count.ts';

export const en = {
  why: (course: string) => `You get this because you learn in “${course}”.`,
  stop: 'Turn off e-mails like this',
  live: {
    day: {
      subject: (course: string, time: string) => `Tomorrow at ${time}: live session of ${course}`,
      subjectToday: (course: string, time: string) => `Today at ${time}: live session of ${course}`,
      heading: 'Your next live session',
    },
    hour: {
      subject: (course: string) => `In an hour: live session of ${course}`,
      heading: 'Your live session begins soon',
    },
    when: 'When',
    about: 'About',
    preview: 'The link to join is on its page from ten minutes before.',
    text: 'The link to join is on its page from ten minutes before.',
    button: 'To the session',
  },
  changed: {
    subject: (course: string) => `New dates: live sessions of ${course}`,
    preview: 'Please look at the new dates.',
    heading: 'Live sessions have moved',
    text: 'Please note the new dates, in Moroccan time. The file with this e-mail puts them into your calendar.',
    session: (number: number) => `Session ${number}`,
    begins: (day: string, time: string) => `${day}, ${time}`,
    lasts: (day: string, from: string, until: string) => `${day}, ${from} to ${until}`,
    instead: (now: string, was: string) => `${now} instead of ${was}`,
    cancelled: (was: string) => `cancelled (was to be ${was})`,
    button: 'See all sessions',
  },
  moved: {
    subject: (course: string) => `Your new group in ${course}`,
    preview: 'When it begins, and when you meet.',
    heading: 'You are in another group now',
    text: (course: string) =>
      `We moved you to another group of “${course}”. Everything you did is kept; lessons open by the new group’s days.`,
    calendar:
      'The file with this e-mail puts the new live sessions into your calendar. Take out those of your former group.',
    wrong: 'If you did not expect this, or the hours do not suit you, answer this e-mail.',
    button: 'To my course',
  },
  week: {
    subject: (week: number, course: string) => `Week ${week} of ${course}`,
    preview: 'What opens, when you meet, and what is due.',
    heading: (week: number) => `Your week ${week}`,
    opens: 'New lessons',
    meets: 'Live',
    due: 'Hand in',
    dueOn: (title: string, day: string) => `${title}: until ${day}, end of the day`,
    button: 'Begin the week',
  },
  stopped: {
    subject: (number: number) => `You stopped at lesson ${number}`,
    preview: (title: string) => `“${title}” waits where you left it.`,
    heading: 'Go on where you stopped',
    text: (number: number, title: string, minutes: string) =>
      `Lesson ${number}, “${title}”, is open. It takes about ${minutes}.`,
    later: 'If this is not a good time: everything you did is kept.',
    minutes: oneOrMany('{n} minute', '{n} minutes'),
    button: 'Continue',
  },
  announcement: {
    subject: (course: string) => `News from your trainer: ${course}`,
    heading: 'News for your group',
    on: (day: string) => `Written on ${day}`,
    button: 'To my course',
  },
  answered: {
    subject: (course: string) => `Your question was answered: ${course}`,
    preview: 'The answer stands in this e-mail and under the lesson.',
    heading: 'Your question was answered',
    asked: 'You asked',
    answer: 'The answer',
    button: 'See it under the lesson',
  },
  page: {
    title: 'E-mails about your course',
    description: 'Turn e-mails about learning on and off.',
    unknown: 'This link does not work. Use the one in the newest e-mail.',
    stopOne: (kind: string) => `Turn off “${kind}”`,
    lead: (course: string) => `For “${course}”. E-mails about your order and moved sessions still come.`,
    isOff: (kind: string) => `“${kind}” is off.`,
    others: 'All e-mails about this course',
    on: 'on',
    off: 'off',
    account: 'My courses',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    kinds: {
      week: 'Plan of the week',
      stopped: 'Where you stopped',
      announcements: 'News from your trainer',
      reminders: 'Reminders of live sessions',
      answers: 'Answers to your questions',
      marks: 'Your trainer’s answers to your work',
      certificate: 'Your certificate is ready',
    },
  },
};

export type LearningEmailWords = typeof en;
