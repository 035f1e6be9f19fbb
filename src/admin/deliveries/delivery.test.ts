import { expect, test } from 'vitest';
import { meaningOf } from './delivery.ts';

test.each([
  ['The subject is empty or too long.', 'content'],
  ['An address cannot be right.', 'address'],
  ['550 5.1.1 <[address]>: Recipient address rejected: User unknown', 'address'],
  ['550 <[address]> unknown, see [link]', 'address'],
  ['552 5.2.2 Over quota', 'full'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'login'],
  ['554 5.7.1 Message blocked as spam', 'blocked'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['The receiver did not answer in time.', 'unreachable'],
  ['The receiver answered with status 500.', 'receiver'],
  ['451 4.7.1 Greylisted, try again later', 'later'],
  ['account (190)', 'account'],
  ['template (132001)', 'template'],
  ['busy (130429)', 'later'],
  ['Something else', 'other'],
])('the answer "%s" means: %s', (answer, meaning) => {
  expect(meaningOf(answer)).toBe(meaning);
});
