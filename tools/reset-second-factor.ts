/**
 * Removes the authenticator app, passkeys and recovery codes of somebody whose phone is lost; they set up another at the next sign-in.
 *   npm run reset-second-factor -- leila@academy.example
 * For the only owner: for all others a colleague does it in the staff console. Uses the server's settings and database. The embedded
 * database serves one process: stop the academy first. Ends with 1 when nothing was changed.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/db/database.ts';
import { email as emailOf } from '../src/platform/people/person.ts';
import { resetSecondFactor } from '../src/admin/colleagues/staff-roles.service.ts';
import { runOnDatabase } from './run-on-database.ts';

/** The error, or null when the app was removed. */
export async function reset(database: Database, [address = '']: string[]): Promise<string | null> {
  const email = emailOf.safeParse(address);
  if (!email.success) return `'${address}' is no e-mail address.`;
  const context = { database, clock: () => new Date(), uuid: () => randomUUID() };
  const done = await resetSecondFactor(context, { email: email.data, by: null });
  if (!done.ok)
    return done.reason === 'not-staff'
      ? `${email.data} has no place in the office.`
      : `${email.data} has no authenticator app and no passkey.`;
  console.log(`${email.data} is signed out everywhere, and sets up an app or a passkey at the next sign-in.`);
  return null;
}

if (import.meta.main) await runOnDatabase((database) => reset(database, process.argv.slice(2)));
