/** Settings of the academy. */
export const settings = {
  save: 'Save',
  takeBack: 'Undo my changes',
  saved: 'Saved. The site shows it now.',
  sure: 'Save this change?',
  sureLead: 'It is on the site at once, and every owner gets an e-mail when an account changes.',
  money: 'Before and after:',
  /** Under the heading of each page. */
  leads: {
    academy: 'Name, contact and registrations, as the site, e-mails and receipts show them.',
    about: 'Who stands behind the academy, and its own figures.',
    bank: 'Where buyers send their money.',
    promises: 'When transfers are checked, refunds, deadlines and prices that hold everywhere.',
    calls: 'The calls of the community, every week or every second one.',
  },
};
