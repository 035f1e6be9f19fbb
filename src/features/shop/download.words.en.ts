/** What the link of a letter opens: the file, or that the link is no longer good. */
export const en = {
  title: 'Your download',
  description: 'The file you asked for, ready to be saved.',
  heading: 'Your file is ready',
  file: 'File',
  type: 'Type',
  size: 'Size',
  validUntil: 'The link works until',
  download: 'Download the file',
  after: 'When it is saved',
  afterSteps: {
    xlsx: [
      'On a phone, open it with Google Sheets or another app for Excel files; on a computer, with Excel or LibreOffice.',
      'Save a copy under your own name before you write in it.',
      'Read the first sheet. It is one page.',
    ],
    pdf: [
      'Open it with any PDF reader; it needs no internet.',
      'Read the first two chapters in one sitting.',
      'Put it where you find it again: the files app, or an e-mail to yourself.',
    ],
    html: [
      'Open the file with your browser, on a computer or an Android phone.',
      'Save the page as a bookmark, so that you find it tomorrow.',
      'Write three tasks.',
    ],
    other: ['Open the file, and save a copy under your own name.'],
  },
  notSaved: 'It did not work? Press the button again: the link can be used as often as you like until then.',
  expired: {
    title: 'This link has expired',
    text: 'Links work for {linkLife}, so that a forwarded letter does not hand out files for ever. Ask again, and a new one is with you in minutes.',
    action: 'Ask for a new link',
    shop: 'To the shop',
  },
  /** Of a file that was bought. */
  paid: {
    expired: {
      title: 'This link has expired',
      text: 'A link to a bought file works for {hours}, so that a forwarded letter does not hand it out for ever. Your file is still yours: open your order, or let us write to the address you gave when you bought it.',
    },
    usedUp: {
      title: 'Fetched as often as it may be',
      text: 'This file was downloaded as often as the purchase allows. If a phone was lost or something went wrong, write to us: we open it again for you.',
    },
    over: {
      title: 'The time for downloading has passed',
      text: 'The file you bought could be downloaded for a fixed time. Do you need it once more? Write to us: we open it again for you.',
    },
    send: 'Send me new links',
    sent: 'A letter with new links is on its way to the address of the order.',
    ask: 'Ask on WhatsApp',
    askText: 'Hello, I have a question about a file I bought in the shop.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'Perhaps a piece of it was lost when it was copied. Open it from the letter itself, or ask for the file again in the shop.',
    action: 'To the shop',
  },
};
