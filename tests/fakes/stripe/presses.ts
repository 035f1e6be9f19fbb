/** What a person can do on the fake's page, and how the fake can treat the shop's requests. */

export const presses = [
  'pay',
  'decline',
  'expire',
  'pay-late',
  'pay-silently',
  'pay-five-times',
  'pay-out-of-order',
  'pay-wrong-amount',
  'pay-forged',
] as const;
export type Press = (typeof presses)[number];

/** 'lose-answer': does what was asked, and hangs up before answering. */
export const apiModes = [
  'well',
  'answer-500',
  'hang',
  'refuse',
  'too-many',
  'garbage',
  'lose-answer',
  'lead-elsewhere',
] as const;
export type ApiMode = (typeof apiModes)[number];
