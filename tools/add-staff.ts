/**
 * Adds somebody to the staff, or gives them another role.
 *   npm run add-staff -- imane@academy.example expert imane-el-ouardi
 *   npm run add-staff -- leila@academy.example finance
 * An expert's third word is their slug as a trainer: they see their own bookings and set their own hours. Uses the server's settings
 * and database. The embedded database serves one process: stop the academy first. Ends with 1 when nothing was written; without
 * arguments it prints its usage.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/db/database.ts';
import { readTrainers } from '../src/academy/content/content.service.ts';
import { email as emailOf } from '../src/platform/people/person.ts';
import { consoleAddress } from '../src/academy/staff/console-address.ts';
import { staffRoles } from '../src/academy/staff/who-may.ts';
import { formatMoment } from '../src/platform/time/calendar-date.ts';
import { giveStaffRole, type StaffRoleGiven } from '../src/admin/colleagues/staff-roles.service.ts';
import type { Settings } from '../src/server/env.ts';
import { seedOnce } from '../src/server/seed.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage = (experts: readonly string[]): string =>
  [
    'Usage: npm run add-staff -- <e-mail> <role> [trainer]',
    `  role     ${staffRoles.join(', ')}`,
    `  trainer  of an expert: ${experts.join(', ')}`,
    'Stop the academy first, unless its database is PostgreSQL.',
  ].join('\n');

function whyNot(
  email: string,
  refused: Extract<StaffRoleGiven, { ok: false }>,
  experts: readonly string[],
): string {
  switch (refused.reason) {
    case 'unknown-trainer':
      return `An expert is one of the trainers: ${experts.join(', ')}.`;
    case 'last-owner':
      return `${email} is the last owner: make somebody else an owner first.`;
    case 'hours-to-come':
      return [
        `${email} has hours to come, and nobody else is that trainer. They must be moved or cancelled first:`,
        ...refused.hours.map(
          ({ startsAt, number, name }) => `  - ${formatMoment(startsAt, 'en')}, ${name}, ${number}`,
        ),
      ].join('\n');
    case 'is-staff-already':
    case 'not-staff':
    case 'changed-meanwhile':
      return `The place of ${email} was changed meanwhile: try again.`;
  }
}

/** The error, or null when it was written. */
export async function add(
  database: Database,
  { firstStaff }: Pick<Settings, 'firstStaff'>,
  [address, wanted = '', expert]: string[],
): Promise<string | null> {
  await seedOnce(database, firstStaff);
  const experts = (await readTrainers(database.db)).map(({ slug }) => slug);
  if (address === undefined) return usage(experts);
  const email = emailOf.safeParse(address);
  if (!email.success) return `'${address}' is no e-mail address.`;
  const role = staffRoles.find((name) => name === wanted);
  if (!role) return `'${wanted}' is no role: ${staffRoles.join(', ')}.`;
  const given = await giveStaffRole(
    { database, clock: () => new Date(), uuid: () => randomUUID() },
    { email: email.data, role, expert: expert ?? null },
  );
  if (!given.ok) return whyNot(email.data, given, experts);
  console.log(
    `${email.data} signs in at ${consoleAddress.today()} as ${role}${given.expert === null ? '' : ` (${given.expert})`}.`,
  );
  return null;
}

if (import.meta.main)
  await runOnDatabase((database, settings) => add(database, settings, process.argv.slice(2)));
