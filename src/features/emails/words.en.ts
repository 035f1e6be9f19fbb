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
