/** The rules of the community: one list for the offer, for members, and for the terms. */
export const communityRules = [
  'What is said here stays here: no screenshots, no passing on, no names outside.',
  'Answer as you would to a neighbour. No insults and no mockery, not of spelling or accent either.',
  'No selling and no chain messages to members who did not ask. Show your work in Wins or at the workbench.',
  'No asking for money, no lending, no daret and no joint purchases through the group.',
  'No politics and no verdicts on how somebody looks, dresses, prays or lives.',
  'Do not ask anybody for a family name, number, address or photo, or for a card number or a code. Whoever does is reported.',
  'A no is a full answer, to a question and to a request.',
];
