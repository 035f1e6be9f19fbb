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
  /** Texts of e-mails. */
  emails: {
    title: 'E-mail texts',
    lead: 'What each e-mail of the system says, in English and Arabic. Change the words, or set them back.',
    none: 'No e-mails.',
    email: 'E-mail',
    state: 'Texts',
    own: 'Changed',
    delivered: 'As delivered',
    language: 'Language of the e-mail',
    structure:
      'Buttons, links, codes, sums and legal lines stay in their places. Sentences that count or depend on the order are not listed.',
    parts: {
      subject: 'Subject',
      preview: 'Preview line',
      heading: 'Heading',
      intro: 'First paragraph',
    } as Record<string, string>,
    text: (number: number) => `Text ${number}`,
    fields: (names: string) => `Fields: ${names}`,
    needed: (names: string) => `Must stay: ${names}`,
    was: (text: string) => `As delivered: ${text}`,
    preview: 'Preview',
    plain: 'As plain text',
    bare: 'None was sent in this language yet: these are the texts, with the names of their fields.',
    test: 'Send me a test',
    sent: (email: string) => `A test is on its way to ${email}.`,
    setBack: 'Set all back as delivered',
    saved: 'Saved. The next e-mails say this.',
    faulty: 'Some texts need a correction.',
    faults: {
      required: 'A text cannot be empty.',
      'too-long': '2 000 characters at most.',
      'unknown-field': 'A field in braces is unknown here. Use those listed below, spelled the same.',
      'missing-field': 'A field that must stay is missing.',
    } as Record<string, string>,
  },
};
