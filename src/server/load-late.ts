/**
 * What is imported at its first use, because the start need not wait for it. Loaded while nobody waits, so that neither the start
 * nor the first sign-in, document or e-mail pays for it.
 */
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

/** One after the other: requests are answered in between. */
export async function loadLate(): Promise<void> {
  for (const load of late) {
    await load();
    await pause(200, null, { ref: false });
  }
}
