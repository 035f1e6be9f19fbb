import { afterEach, expect, test, vi } from 'vitest';
import type { ForScreens } from '../../../academy/frame/academy-context.ts';
import { askBank } from '../../orders/pages/read-order-page.ts';

afterEach(() => vi.useRealTimers());

const asking = (askGateway: () => Promise<void>) => ({ askGateway }) as unknown as ForScreens['academy'];

test('a page waits five seconds for a bank that does not answer, and no longer', async () => {
  vi.useFakeTimers();
  let over = false;
  const waiting = askBank(
    asking(() => new Promise(() => undefined)),
    'token',
  ).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(over).toBe(true);
});

test('an answer ends the waiting, and so does a question that fails', async () => {
  vi.useFakeTimers();
  await askBank(
    asking(async () => undefined),
    'token',
  );
  await askBank(
    asking(() => Promise.reject(new Error('down'))),
    'token',
  );
  expect(vi.getTimerCount()).toBe(0);
});
