/**
 * A built academy of its own for one file of e2e tests, where days can pass at once: `await academy.goTo('2026-12-07',
 * '09:00')`, on Morocco's clock and never back. The app has only the machine's clock: its process gets another `Date`.
 */
import { instantInMorocco } from '../../src/platform/time/calendar-date.ts';
import { test as base } from './journey.ts';
import { putClockForward, shiftedClock } from './put-clock-forward.ts';
import { startBuilt } from './start-built.ts';

export type ClockedAcademy = { origin: string; goTo: (date: string, time: string) => Promise<void> };

/** `page` and `baseURL` are of that academy. It is stopped, and its folder removed, after the file. */
export const test = base.extend<object, { academy: ClockedAcademy }>({
  academy: [
    async ({ browserName: _browser }, use) => {
      const settings = { LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' };
      const { origin, child, stop } = await startBuilt(settings, undefined, shiftedClock);
      await use({
        origin,
        goTo: (date, time) => putClockForward(child, instantInMorocco(date, time).getTime() - Date.now()),
      });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy.origin),
});
