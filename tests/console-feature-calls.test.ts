/** The console's calls of features: a refusal with a reason of its own is an answer, everything else is thrown. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, isDone, Refused } from '../console/src/api.ts';

const answered = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answered));
afterEach(() => {
  vi.unstubAllGlobals();
  answered.mockReset();
});

const remove = (status: number, body: object) => {
  answered.mockResolvedValueOnce(Response.json(body, { status }));
  return call('teaching/remove-module', { module: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90' });
};

it('sends what the call takes to its path, and gives what it is answered', async () => {
  const answer = await remove(200, { ok: true });
  expect(isDone(answer)).toBe(true);
  const [address, asked] = answered.mock.calls[0] ?? [];
  expect([address, asked?.method]).toEqual(['/api/staff/teaching/remove-module', 'POST']);
});

it('gives a reason of the call’s own as a value', async () => {
  const answer = await remove(409, { ok: false, reason: 'not-empty' });
  expect(answer).toBeRefused('not-empty');
});

it('throws refusals that every call can meet, and when the server does not answer', async () => {
  for (const [status, code] of [
    [401, 'sign-in-needed'],
    [403, 'not-allowed'],
    [409, 'already-decided'],
    [422, 'bad-fields'],
  ] as const) {
    const refused = remove(status, { success: false, code });
    await expect(refused).rejects.toThrow(Refused);
    await expect(refused).rejects.toMatchObject({ status, failure: { code } });
  }
  answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call('teaching/courses', {})).rejects.toMatchObject({ failure: { code: 'no-answer' } });
});
