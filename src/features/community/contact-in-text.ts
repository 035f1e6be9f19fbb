/** Ways to reach somebody outside the community, in what she writes of herself: an address, a link, a number. */

const patterns = [
  /[^\s@]+@[^\s@]+\.[^\s@]+/u,
  /:\/\/|\bwww\.|\b[\w-]+\.(?:com|ma|net|org|me|link|shop|store|fr)\b/iu,
  // Eight digits or more, however they are set apart: a phone number, an account, a card.
  /(?:[\d\u0660-\u0669][\s().+-]*){8,}/u,
  /(?:^|\s)@\w{3,}/u,
];

export const holdsContact = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
