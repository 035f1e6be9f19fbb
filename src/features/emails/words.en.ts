/** The mailbox: where e-mails lie while no mail server is set. */
export const mailbox = {
  title: 'Mailbox',
  description: 'Letters of this academy while no mail server is set.',
  lead: 'No mail server is set, so every letter lies here instead of being sent. In production this page does not exist.',
  none: 'No letters yet. Place an order, or ask for a staff code.',
  to: 'To',
  refresh: 'Look again',
  back: 'All letters',
  page: 'The letter',
  text: 'As plain text',
  list: 'Letters, newest first',
} as const;
