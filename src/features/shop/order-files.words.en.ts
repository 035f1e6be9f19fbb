/** Files that were bought, where they can be fetched: the page of an order, the pages after a bank, the account. */
export const en = {
  title: 'Your files',
  lead: 'Save them on this device: then they need no internet.',
  download: 'Download',
  left: {
    one: 'One download left, until {date}',
    two: '{n} downloads left, until {date}',
    few: '{n} downloads left, until {date}',
    many: '{n} downloads left, until {date}',
    other: '{n} downloads left, until {date}',
  },
  again: 'Just fetched. Did it fail? For a few minutes you may press again.',
  note: 'What breaks off on the way goes on where it stopped and counts once. Over another connection it counts once more.',
  usedUp: 'Fetched as often as it may be. Do you need it once more? Write to us, and we open it again.',
  over: 'The time for downloading it has passed. Write to us, and we open it again.',
  ask: 'Ask on WhatsApp',
  askText: 'Hello, I need the files of my order {number} once more.',
  gone: 'The file is no longer in the shop. Write to us, and we send it to you ourselves.',
};
