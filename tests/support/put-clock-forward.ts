/** An academy whose clock is put forward: `startBuilt(settings, folder, shiftedClock)`, then `putClockForward(child, 6 * minute)`. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What such an academy loads first. */
export const shiftedClock = path.join(import.meta.dirname, 'shifted-clock.ts');

/** `aheadMs` of the machine's own clock, whatever it was before. It holds when this resolves. */
export async function putClockForward(child: ChildProcess, aheadMs: number): Promise<void> {
  const shifted = once(child, 'message');
  child.send({ aheadMs });
  await shifted;
}
