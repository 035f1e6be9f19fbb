export const en = {
  title: (course: string) => `Waitlist: ${course}`,
  description: (course: string) => `Leave your name and be the first to know when ${course} opens.`,
  heading: (course: string) => `Join the Waitlist: ${course}`,
  text: 'We write to you once, on the day enrolment opens. Nothing to pay now, nothing to promise.',
  phoneInvalid: 'Please enter a valid phone number.',
  submit: 'Join the waitlist',
  success: (course: string) => `Successfully joined the waitlist for "${course}"! We will be in touch.`,
  successText: 'Until then, there are courses that are open today.',
  otherCourses: 'See all courses',
  back: 'Back to the course',
  privacy: 'We use these details for this waitlist only.',
};
