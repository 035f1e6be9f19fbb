export const en = {
  subject: (site: string) => `${site}: where buyers send money was changed`,
  preview: 'Who changed it, and from what to what.',
  heading: 'Where buyers send money was changed',
  by: 'Changed by',
  byServer: 'whoever runs the server',
  at: 'When',
  before: { bankTransfer: 'Bank account before', cashAgency: 'Cash agency before' },
  after: { bankTransfer: 'Bank account now', cashAgency: 'Cash agency now' },
  none: 'None',
  next: 'The middle digits are hidden here. The log has them all.',
  button: 'Open the log',
  notYou: 'If you did not expect this, put the old details back and call your colleague at once.',
} as const;
