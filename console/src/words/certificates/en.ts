/** Certificates of completion: finding one, and taking it back. */
export const certificates = {
  title: 'Certificates',
  lead: 'Find a certificate by its number, the name on it, an e-mail address or an order. The newest come first.',
  search: 'Number, name, e-mail or order',
  clear: 'Show the newest',
  none: 'Nobody has a certificate yet. Learners make theirs once everything that is required is done.',
  noneFound: 'No certificate is found by this. Try the number alone, or one part of the name.',
  more: 'There are more. Add another word.',
  states: { valid: 'Valid', replaced: 'Replaced', revoked: 'Revoked' },
  erased: 'Name deleted at the learner’s wish',
  issued: (day: string) => `Issued ${day}`,
  replacedBy: 'Replaced, with another spelling of the name, by',
  revoked: (by: string, at: string) => `Revoked by ${by}, ${at}`,
  order: 'Order',
  see: 'See its page',
  revoke: 'Revoke',
  revokeTitle: (number: string) => `Revoke ${number}`,
  revokeLead:
    'Its page says at once that it is not valid, its PDF is gone, and no other is issued for this seat. It cannot be taken back.',
  why: 'Why',
  whyHint:
    'Staff alone read it, here and in the log. The learner is not told by an e-mail: write to her yourself.',
  whyNeeded: 'Say in a few words why.',
  submit: 'Revoke this certificate',
  done: (number: string) => `${number} is revoked.`,
  refused: {
    'not-found': 'It is not here any more.',
    'revoked-already': 'A colleague revoked it meanwhile.',
  },
};
