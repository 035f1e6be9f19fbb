/** The page of a waitlist e-mail's links: stop the e-mails, or leave the list. */
export const waitlistEmails = {
  title: 'Your waitlist',
  titleOf: (course: string) => `Waitlist: ${course}`,
  description: 'E-mails about a course you are waiting for.',
  statuses: {
    waiting: {
      title: 'You are on the list',
      text: 'We write to you once, on the day enrolment opens.',
    },
    told: {
      title: 'We have written to you',
      text: 'That was the one e-mail about this course. Your name stays on the list until you take it off.',
    },
    unsubscribed: {
      title: 'You will get no e-mail about this course',
      text: 'Your name is still on the list, so that we know how many people are waiting. You can take it off too.',
    },
    gone: {
      title: 'Your name is not on the list',
      text: 'We have erased it, with what you sent for it. An order you made stays as it is.',
    },
  },
  stop: 'No e-mail about this course',
  again: 'Write to me after all',
  leave: 'Take my name off the list',
  leaveSure:
    'We erase your name, e-mail and phone from this list. It cannot be undone, but you can join again.',
  leaveConfirm: 'Yes, erase them',
  course: 'To the course',
  courses: 'See all courses',
  unknown: {
    title: 'This link is not one of ours',
    text: 'It may have been cut off when it was copied. Open it from the e-mail again, or write to us and we will take your name off.',
  },
} as const;

export const waitlist = {
  title: (course: string) => `Waitlist: ${course}`,
  description: (course: string) => `Leave your name and be the first to know when ${course} opens.`,
  heading: (course: string) => `Join the Waitlist: ${course}`,
  text: 'We write to you once, on the day enrolment opens. There is nothing to pay and nothing to commit to.',
  submit: 'Join the waitlist',
  success: (course: string) => `You are on the waitlist for “${course}”`,
  successText:
    'We write once, on the day enrolment opens. Until then, there are courses that are open today.',
  otherCourses: 'See all courses',
  back: 'Back to the course',
  privacy: 'We use these details for this waitlist only.',
};
