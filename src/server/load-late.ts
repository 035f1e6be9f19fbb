/**
 * What is imported at its first use, because the start need not wait for it. Loaded while nobody waits, so that neither the start
 * nor the first sign-in, document or e-mail pays for it.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const late: readonly (() => Promise<unknown>)[] = [
  () => import('../academy/accounts/code-auth.ts'),
  () => import('../academy/emails/email-page.tsx'),
  () => import('../platform/pdf/print-document.ts'),
  () => import('../learning/certificates/certificate-pdf.ts'),
  () => import('../admin/reports/print-sheet.ts'),
  () => import('@simplewebauthn/server'),
  () => import('sharp'),
];

/** Until the process has been idle for most of half a second: what is loaded holds up every request that comes meanwhile. */
async function untilIdle(): Promise<void> {
  for (let share = 1; share > 0.5;) {
    const since = performance.eventLoopUtilization();
    await pause(500, null, { ref: false });
    share = performance.eventLoopUtilization(since).utilization;
  }
}

/** One after the other: requests are answered in between. */
export async function loadLate(): Promise<void> {
  for (const load of late) {
    await untilIdle();
    await load();
  }
}
