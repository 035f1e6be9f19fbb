/**
 * An academy whose clock is moved forward: `startBuilt(settings, folder, shiftedClock)`, then `putClockForward(child, 6 *
 * minute)`.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The module that such an academy loads first. */
export const shiftedClock = path.join(import.meta.dirname, 'shifted-clock.ts');

/** Sets the clock to `aheadMs` after the machine's own, whatever it was before. Done when this resolves. */
export async function putClockForward(child: ChildProcess, aheadMs: number): Promise<void> {
  const shifted = once(child, 'message');
  child.send({ aheadMs });
  await shifted;
}
