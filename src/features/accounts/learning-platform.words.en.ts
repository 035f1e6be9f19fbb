export const en = {
  title: 'The learning platform',
  description: 'What “Start learning” opens in an academy that has a learning platform.',
  heading: 'Here the learning platform opens',
  text: 'No learning platform is connected to this academy, so this page stands in its place.',
  next: 'What happens there',
  steps: [
    'You create an account with the e-mail address of your order.',
    'You type your access code. It works once.',
    'Your course opens.',
  ],
  real: 'Did you pay for a course? Keep your code and write to us.',
  contact: 'Write to us',
} as const;
