/** The page behind the sign-in: a greeting, and the community in its frame. */
export const en = {
  title: 'Welcome',
  description: 'The Clarity Community, for its members.',
  heading: 'Good to have you here',
  dialog: {
    heading: 'Welcome to the Clarity Community!',
    text: 'You are signed in and your payment is confirmed. Wherever the community asks for an e-mail address, use this same one:',
    enter: 'Enter Community',
  },
  fullScreen: 'Full Screen',
  exitFullScreen: 'Exit Full Screen',
  alone: 'Open by itself',
  account: 'My account',
  signOut: 'Sign out',
  support: 'Something not working? Ask us on WhatsApp',
  message: 'Hello, I am signed in as {email} and need help with the community.',
  frame: 'The community',
  buyer: {
    heading: 'Good to see you again',
    text: 'Everything you have bought is in your account: courses, files, booked hours, receipts.',
    account: 'Open my account',
    communityTitle: 'One door is still closed',
    community:
      'The community is a membership of its own: live calls, the 15-day sprint, women who answer. {price}, paid once.',
    join: 'Join the community',
    look: 'Look inside first',
  },
};
