export const en = {
  subject: (site: string) => `You have a place in the ${site} office`,
  preview: 'What you can do there, and how you sign in.',
  heading: 'Welcome to the team',
  intro: (site: string) =>
    `The ${site} academy has given you a place in its office. It is open to you from now on, on a computer and on your phone.`,
  role: 'What you are there',
  roles: {
    owner: 'Owner: you run the academy and may do everything.',
    finance: 'Finance: you look for the money, confirm it and pay it back.',
    support: 'Support: you help learners with their orders, access and questions.',
    editor: 'Editor: you write what the academy offers and tells.',
    moderator: 'Moderator: you keep the community safe.',
    expert: 'Expert: you set your hours and see who comes to you.',
  },
  how: 'You need no password: type this address of yours, and a code comes by e-mail each time you sign in.',
  button: 'Open the office',
  written:
    'What you do there is written down with your address, so that colleagues can follow it. Give your codes to nobody, not even to us.',
  notYou: 'If you did not expect this, reply to this letter: then somebody typed your address by mistake.',
} as const;
