/** Paying by transfer: what the bank and cash steps show beside their names, and the page for a receipt. */
export const transfer = {
  until: (moment: string) => `We hold your order until ${moment}.`,
  bank: {
    instant: {
      title: 'Quickest: an instant transfer',
      text: (most: string) =>
        `In your bank’s app, choose “virement instantané”: it arrives in less than 20 seconds, up to ${most}. Your bank may take a fee for it; the app shows it before you confirm.`,
      copy: 'Copy the lines below one by one into the app.',
    },
    abroad: 'Sending from abroad?',
    abroadText:
      'Your bank will need these two. Ask it to send the amount in dirhams and to charge its fees to you.',
    iban: 'IBAN',
    swift: 'SWIFT',
  },
  send: {
    title: 'Take these details with you',
    copyAll: 'Copy all',
    /** To the buyer's own number. */
    own: 'Send them to my WhatsApp',
    other: 'Is somebody else paying for you? Send them the details.',
    newTab: 'opens in a new tab',
    /** The message itself: plain lines, so that any banking app takes them. */
    bankMessage: {
      title: (academy: string) => `Bank transfer to ${academy}`,
      exact: 'Exactly this amount',
      reason: 'Reference',
    },
    cashMessage: { title: (academy: string, agencies: string) => `Cash for ${academy}, at ${agencies}` },
    until: (moment: string) => `Send it before ${moment}.`,
    /** Before the link to the order, in the message to oneself. */
    page: 'Then tell us here',
  },
  receipt: {
    label: 'Slip of your transfer (optional)',
    hint: 'A photo, a screenshot or a PDF of at most 5 MB. It helps us find your transfer sooner; only our finance team sees it.',
    /** Filled in by the browser; `{size}` and `{before}` are '{n} KB' or '{n} MB'. */
    ready: 'Ready to send: {size}',
    shrunk: 'Ready to send: {size} instead of {before}',
    kilobytes: '{n} KB',
    megabytes: '{n} MB',
    progress: 'Sending your slip',
  },
  cash: {
    steps: [
      'Take your identity card (CIN) to any {agencies} agency.',
      'Send the amount to the name below. The agency adds its own fee; we add none.',
      'Keep the slip: the transfer code is on it.',
    ],
    secret: 'Whoever has the code can collect the money: give it only to us, on this page.',
    /** How the beneficiary is read aloud, on Arabic pages. */
    reading: (name: string) => `Read: ${name}`,
    code: 'Its code looks like',
    fee: (amount: string) => `Usual fee: about ${amount}.`,
    kept: (days: number) =>
      `It keeps the money for ${days} days, then sends it back: type your code here as soon as you have it.`,
    slip: 'An agency slip, with the transfer code marked',
  },
  receipts: {
    title: 'The slip of your transfer',
    description: 'Send the slip of your transfer.',
    lead: 'A slip helps us find your transfer. It is optional: what counts is the money in our account.',
    label: 'Photo, screenshot or PDF',
    hint: 'At most 5 MB. Only our finance team sees it.',
    submit: 'Send the slip',
    sent: 'What you have sent',
    kinds: {
      'image/jpeg': 'Photo',
      'image/png': 'Picture',
      'image/webp': 'Picture',
      'application/pdf': 'PDF',
    },
    thanks: 'We have added it to your order.',
    enough: 'We have 3 slips for this order. That is enough.',
    back: 'Back to the order',
  },
  order: {
    add: 'Add the slip of your transfer',
    addAnother: 'Add another slip',
    note: 'Optional: it helps us find your transfer sooner.',
    have: (count: number) => (count === 1 ? 'We have 1 slip.' : `We have ${count} slips.`),
  },
} as const;
