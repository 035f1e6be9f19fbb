/**
 * Removes somebody from the staff and ends their sessions at once. What they did stays in the log under their address.
 *   npm run remove-staff -- leila@academy.example
 * Uses the server's settings and database. The embedded database serves one process: stop the academy first. Ends with 1 when nothing
 * was changed: the last owner stays, and so does an expert with booked hours.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/db/database.ts';
import { email as emailOf } from '../src/platform/people/person.ts';
import { consoleAddress } from '../src/academy/staff/console-address.ts';
import { formatMoment } from '../src/platform/time/calendar-date.ts';
import { removeStaff, type StaffRemoval } from '../src/admin/colleagues/staff-roles.service.ts';
import type { Settings } from '../src/server/env.ts';
import { runOnDatabase } from './run-on-database.ts';

function whyNot(email: string, removal: Extract<StaffRemoval, { ok: false }>): string {
  switch (removal.reason) {
    case 'not-staff':
      return `${email} has no place in the office.`;
    case 'first-staff':
      return `${email} is the ACADEMY_FIRST_STAFF of the server, which gives them the role again at every start: name another owner there first.`;
    case 'last-owner':
      return `${email} is the last owner and cannot be removed: give somebody else that place first, with npm run add-staff.`;
    case 'hours-to-come':
      return [
        `${email} has hours to come. They must be moved or cancelled first, by who booked or with a refund of the order:`,
        ...removal.hours.map(
          ({ startsAt, state, number, name }) =>
            `  - ${formatMoment(startsAt, 'en')}, ${name}, ${number}${state === 'held' ? ' (not paid yet)' : ''}`,
        ),
      ].join('\n');
  }
}

/** The error, or null when the role was removed. */
export async function remove(
  database: Database,
  { firstStaff }: Pick<Settings, 'firstStaff'>,
  [address = '']: string[],
): Promise<string | null> {
  const email = emailOf.safeParse(address);
  if (!email.success) return `'${address}' is no e-mail address.`;
  const removal = await removeStaff(
    { database, clock: () => new Date(), uuid: () => randomUUID(), firstStaff },
    { email: email.data },
  );
  if (!removal.ok) return whyNot(email.data, removal);
  console.log(
    `${email.data} no longer works in the console (${removal.role}), and their sessions have ended.`,
  );
  if (removal.stillBookable !== null)
    console.log(
      `Hours of ${removal.stillBookable} can still be booked: take them away at ${consoleAddress.hoursOf(removal.stillBookable)}.`,
    );
  return null;
}

if (import.meta.main)
  await runOnDatabase((database, settings) => remove(database, settings, process.argv.slice(2)));
