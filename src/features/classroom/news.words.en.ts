export const en = {
  news: 'News from your trainer',
  sessions: 'All live sessions and recordings',
  review: 'You have done half of the course. How do you find it?',
  writeReview: 'Write a review',
  changeReview: 'Change my review',
};

export type NewsWords = typeof en;
