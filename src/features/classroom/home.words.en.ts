import { oneOrMany } from '../../platform/i18n/count.ts';

/** The course's home, its settings, and the e-mail that opens it. */
export const en = {
  preparing: {
    title: 'Your lessons are being prepared',
    text: 'Your seat is certain. The first lesson appears on this page.',
  },
  begins: (day: string) => `Your course begins on ${day}.`,
  begun: 'Until then you can prepare:',
  percent: (percent: number) => `(${percent}%)`,
  continueWith: 'Continue with',
  startWith: 'Start with',
  welcome: {
    from: (trainer: string) => `Welcome from ${trainer}`,
    title: 'Welcome',
    read: 'Read the whole welcome',
  },
  firstTask: {
    title: 'Your first task',
    text: (minutes: string) => `Small on purpose: it takes about ${minutes}.`,
    go: 'Do the first task',
    waits: 'Handed in. It waits for your trainer.',
    see: 'See what you handed in',
  },
  session: {
    first: 'Your first live session',
    next: 'Next live session',
    now: 'The live session is on now',
    at: (day: string, from: string, until: string) => `${day}, ${from} to ${until}, Moroccan time`,
    all: 'All live sessions',
    event: (course: string) => `${course}: live session`,
    eventText: 'The link to join stands on the page of your course shortly before it begins.',
  },
  week: {
    title: 'This week',
    due: (day: string) => `Hand in by ${day}`,
    late: (day: string) => `Was due on ${day}`,
    isNew: 'New',
  },
  group: {
    chat: 'Chat of your group',
    outside: 'Opens another site.',
  },
  phone: {
    title: 'Save to my phone',
    text: 'Your course gets a sign of its own among your apps. It costs nothing and takes almost no space.',
    android: 'Android, in Chrome',
    androidSteps: [
      'Press the three dots at the top of the browser.',
      'Choose “Add to Home screen” or “Install app”.',
      'Press “Install” or “Add”.',
    ],
    iphone: 'iPhone, in Safari',
    iphoneSteps: [
      'Press the square with the arrow at the foot of the browser.',
      'Choose “Add to Home Screen”.',
      'Press “Add”.',
    ],
  },
  settings: {
    title: 'Settings of this course',
    link: 'Settings of this course',
    back: 'To the course',
    saved: 'Saved.',
    save: 'Save',
    emails: {
      title: 'E-mails about your learning',
      text: 'Untick what you do not want. E-mails about your order and your money still come.',
    },
    certificate: 'Your certificate, and the name on it',
    phone: {
      title: 'This is not my phone',
      text: 'Signs you out here, forgets your orders in this browser and removes every lesson that was kept on it. Your courses stay yours: sign in again with your e-mail.',
      button: 'Sign out and remove everything',
    },
  },
  email: {
    subject: (course: string) => `Your course is open: ${course}`,
    preview: 'Your lessons, your first session and one small first task.',
    heading: 'Welcome. Your course is open',
    intro: (course: string) => `Your payment is confirmed, and “${course}” is yours.`,
    introFree: (course: string) => `“${course}” is yours.`,
    where: 'Your lessons are on one page. No code and no second account are needed.',
    signIn: 'Sign in with this e-mail address: we send you a code, there is no password.',
    button: 'Go to my course',
    begins: (day: string) => `Your course begins on ${day}.`,
    session: 'Your first live session',
    calendar: 'The file that comes with this e-mail puts it into your calendar.',
    prepare: 'What to prepare',
    task: 'One small first task',
    toTask: (title: string, minutes: string) => `“${title}”: about ${minutes}.`,
  },
  minutes: oneOrMany('{n} minute', '{n} minutes'),
};

export type HomeWords = typeof en;
