import { expect, test } from 'vitest';
import { faultIn } from './read-answer.ts';

test.each([
  [200, '{"result":"success"}', 'workshop', null],
  [201, '{"result":"success"}', 'waitlist', null],
  [200, 'OK', 'waitlist', null],
  [204, '', 'access-request', null],
  [200, 'Accepted', 'contact', null],
  [200, 'OK', 'workshop', 'Received OK status (200) but failed to parse JSON response.'],
  [200, '<html>', 'host-course', 'Received OK status (200) but failed to parse JSON response.'],
  [200, '{}', 'host-course', 'Received OK status (200) without a result.'],
  [200, '{"result":"error","error":"No sheet"}', 'workshop', 'Submission failed: No sheet'],
  [200, '{"error":{"message":"No row"}}', 'waitlist', 'Submission failed: No row'],
  [200, '{"result":"error"}', 'contact', 'Submission failed: the script reported an unknown error.'],
  [200, 'null', 'workshop', 'Received OK status (200) without a result.'],
  [404, '{"result":"success"}', 'workshop', 'Request failed with status 404.'],
  [302, '', 'waitlist', 'Request failed with status 302.'],
] as const)('the answer %i %s to %s means: %s', (status, body, kind, meaning) => {
  expect(faultIn({ status, body }, kind)).toBe(meaning);
});
