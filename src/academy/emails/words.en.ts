/** News by e-mail: the tick, the foot of each e-mail, and the page that ends them. */
export const news = {
  consent: 'Tell me by e-mail about new courses and offers. I can stop this at any time.',
  why: (site: string) => `You get this e-mail because you agreed to news from ${site}.`,
  whyCourse: (site: string) => `You get this e-mail because it is about something you have at ${site}.`,
  stop: 'Stop these e-mails',
  page: {
    title: 'News by e-mail',
    description: 'Stop news by e-mail, or get them again.',
    isOn: 'You get our news by e-mail. You can stop it here; you still hear about your orders and courses.',
    isOff: 'You get no more news',
    isOffText: 'E-mails about your orders and courses still come.',
    stop: 'Stop the news',
    again: 'Send me news again',
    unknown: 'This link is not valid any more. In your account you can choose which e-mails you get.',
    account: 'My account',
  },
} as const;

/** The mailbox: where e-mails lie while no mail server is set. */
export const mailbox = {
  title: 'Mailbox',
  description: 'E-mails of this academy while no mail server is set.',
  lead: 'No mail server is set, so every e-mail stays here instead of being sent. In production this page does not exist.',
  none: 'No e-mails yet. Place an order, or ask for a staff code.',
  to: 'To',
  refresh: 'Look again',
  back: 'All e-mails',
  page: 'The e-mail',
  text: 'As plain text',
  list: 'E-mails, newest first',
} as const;
