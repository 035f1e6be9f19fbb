export const en = {
  title: 'Your review',
  description: 'What you say of the course to those who think about it.',
  heading: 'How do you find the course?',
  lead: 'Your first name, your city and the date stand beside it on the course’s page. You can change it any time.',
  notYet: 'You can review the course once you have done half of its lessons.',
  removed: 'The team has taken your review from the course’s page.',
  stars: 'Stars',
  starNames: { 5: 'Very good', 4: 'Good', 3: 'All right', 2: 'Weak', 1: 'Bad' },
  starsOf: (stars: number) => `${stars} of 5`,
  body: 'What would you tell a friend?',
  bodyHint: (most: number) => `At most ${most} signs.`,
  shownName: 'First name, as it is shown',
  city: 'City',
  send: 'Publish my review',
  save: 'Save',
  saved: 'Thank you. Your review stands on the course’s page.',
  seeIt: 'See the course’s page',
  back: 'To the course',
  problem: {
    required: 'Please fill this in',
    'too-long': 'This is too long',
    'choice-required': 'Please choose one',
  },
};

export type ReviewsWords = typeof en;
