/** What the letters of a confirmed order say otherwise when it cost nothing: 0 MAD, or staff let somebody in. */
export const en = {
  paid: 'To pay',
  free: 'It costs nothing: 0 MAD.',
  letIn: {
    gift: 'It is a gift from the academy: you pay nothing.',
    scholarship: 'The academy gives you a scholarship for it: you pay nothing.',
    moved: 'You had it with us elsewhere, and have it here from now on. You pay nothing.',
    other: 'The academy opened it for you: you pay nothing.',
  },
  accessReady: {
    preview: 'Here are your code and the link to start. There is nothing to pay.',
    intro: (item: string) => `“${item}” is yours.`,
  },
  accessSoon: {
    subject: (course: string, hours: string) => `Your access to ${course} comes within ${hours}`,
    heading: 'Your place is certain',
    intro: (item: string) => `Your place in “${item}” is certain.`,
  },
  membershipReady: {
    preview: 'Your place is certain. There is nothing to pay. Here is what comes next.',
    intro: (item: string) => `“${item}” is yours.`,
  },
  productReady: {
    preview: 'Your files are ready to be saved. There is nothing to pay.',
    intro: (item: string) =>
      `“${item}” is yours. Save it on your phone or computer now: then it needs no internet.`,
  },
} as const;
