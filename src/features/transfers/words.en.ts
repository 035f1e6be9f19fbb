/** Paying by transfer: what the bank and cash steps show beside their names, and the page for a receipt. */
export const transfer = {
  until: (moment: string) => `We hold your order until ${moment}.`,
  bank: {
    abroad: 'Sending from abroad?',
    abroadText:
      'Your bank asks for these two. Let it send the amount in dirhams, with the fees on your side.',
    iban: 'IBAN',
    swift: 'SWIFT',
  },
  send: {
    title: 'Does somebody else pay for you?',
    text: 'Send her or him everything a transfer needs, in one message.',
    copyAll: 'Copy all',
    whatsapp: 'Send on WhatsApp',
    newTab: 'opens in a new tab',
    /** The message itself: plain lines, so that any banking app takes them. */
    bankMessage: {
      title: (academy: string) => `Bank transfer to ${academy}`,
      exact: 'Exactly this amount',
      reason: 'Reason of the transfer',
    },
    cashMessage: { title: (academy: string, agencies: string) => `Cash for ${academy}, at ${agencies}` },
    until: (moment: string) => `Please before ${moment}.`,
  },
  receipt: {
    label: 'Receipt (optional)',
    hint: 'A photo, a screenshot or a PDF of at most 5 MB. It helps us find your transfer sooner; only our finance team sees it.',
    /** Filled in by the browser; `{size}` and `{before}` are '{n} KB' or '{n} MB'. */
    ready: 'Ready to send: {size}',
    shrunk: 'Ready to send: {size} instead of {before}',
    kilobytes: '{n} KB',
    megabytes: '{n} MB',
    progress: 'Sending your receipt',
  },
  cash: {
    steps: [
      'Take your identity card to any {agencies} counter.',
      'Send the amount to the person named below. You pay nothing to us beyond it.',
      'Keep the slip: it carries the transfer code.',
    ],
    secret: 'Whoever knows the code can collect the money: give it to nobody but us, here.',
  },
  receipts: {
    title: 'Your receipt',
    description: 'Send the receipt of your transfer.',
    lead: 'While we look for your transfer, a receipt helps. It is optional: the money on our account is what counts.',
    label: 'Photo, screenshot or PDF',
    hint: 'At most 5 MB. Only our finance team sees it.',
    submit: 'Send the receipt',
    sent: 'What you have sent',
    kinds: {
      'image/jpeg': 'Photo',
      'image/png': 'Picture',
      'image/webp': 'Picture',
      'application/pdf': 'PDF',
    },
    thanks: 'We have it. It lies beside your order now.',
    enough: 'We have 3 receipts of this order, and that is enough for us.',
    back: 'Back to the order',
  },
  order: {
    add: 'Add your receipt',
    addAnother: 'Add another receipt',
    note: 'Optional: it helps us find your transfer sooner.',
    have: (count: number) => (count === 1 ? 'We have 1 receipt.' : `We have ${count} receipts.`),
  },
} as const;
