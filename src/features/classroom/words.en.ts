import { oneOrMany } from '../../platform/i18n/count.ts';

export const en = {
  bar: {
    account: 'My courses',
  },
  /** The courses of a browser in which nobody is signed in. */
  mine: {
    others: 'These are the courses of the orders in this browser. Signed in you see all of yours.',
    signIn: 'Sign in',
  },
  home: {
    title: (course: string) => `${course}: your course`,
    description: 'Your lessons, your group and where you stand.',
    allDone: 'Everything that is open is done.',
    progress: (done: number, of: number) => `${done} of ${of} lessons done`,
    outline: 'Lessons',
    preview: 'You see this course as its learners do. Nothing you do here is kept.',
  },
  lesson: {
    done: 'Done',
    markDone: 'Mark as done',
    completes: 'This lesson is done when you press the button.',
    next: 'Next',
    previous: 'Previous',
    back: 'All lessons',
    optional: 'Optional',
    draft: 'This is the lesson as it is written now. Learners see it once it is published.',
    opensOn: (day: string) => `Opens on ${day}`,
    minutes: oneOrMany('{n} minute', '{n} minutes'),
  },
  kinds: {
    film: 'Film',
    sound: 'Sound',
    text: 'Reading',
    file: 'File',
    quiz: 'Quiz',
    assignment: 'Assignment',
    live: 'Live session',
    link: 'Link',
  },
  closed: {
    'sign-in': {
      title: 'Sign in to open your course',
      text: 'Use the e-mail address of your order. We send you a code; there is no password.',
      button: 'Sign in',
    },
    'not-enrolled': {
      title: 'This course is not open for you',
      text: 'No paid order of this course belongs to your e-mail address. Did you order with another one? Sign in with it.',
      button: 'See the course',
    },
    ended: {
      title: 'Your access to this course has ended',
      text: (day: string) => `It ended on ${day}. Do you think that is wrong? Write to us.`,
      paidBack: (day: string) =>
        `On ${day} we decided to pay your money back; your access ended then. The page of your order says where the money is. Do you think something is wrong? Write to us.`,
      button: 'Write to us',
      order: 'See your order',
    },
    paused: {
      title: 'Your course is paused',
      text: 'A part of its price is overdue. It opens again as soon as the part is paid; nothing you did is lost.',
      button: 'See your order',
    },
    'not-yet': {
      title: 'This lesson opens later',
      text: (day: string) => `It opens on ${day}.`,
      button: 'All lessons',
    },
    'lesson-not-found': {
      title: 'This lesson is not here',
      text: 'It was moved or taken out. What you did in it is kept.',
      button: 'All lessons',
    },
  },
};

export type Words = typeof en;
