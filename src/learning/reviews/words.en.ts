export const en = {
  title: 'Your review',
  description: 'What you say about the course to those who are considering it.',
  heading: 'What do you think of the course?',
  lead: 'The course’s page shows it with your first name, your city and the date. You can change it at any time.',
  notYet: 'You can review the course once you have done half of its lessons.',
  removed: 'The Derb team has removed your review from the course’s page.',
  stars: 'Stars',
  starNames: { 5: 'Very good', 4: 'Good', 3: 'All right', 2: 'Weak', 1: 'Bad' },
  starsOf: (stars: number) => `${stars} out of 5`,
  body: 'What would you tell a friend?',
  bodyHint: (most: number) => `At most ${most} characters.`,
  shownName: 'First name, as it is shown',
  city: 'City',
  send: 'Publish my review',
  save: 'Save',
  saved: 'Thank you. Your review is now on the course’s page.',
  seeIt: 'See the course’s page',
  back: 'Back to the course',
  problem: {
    required: 'Fill this in',
    'too-long': 'This is too long',
    'choice-required': 'Choose one of these',
  },
};

export type ReviewsWords = typeof en;
