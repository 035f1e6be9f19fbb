/**
 * Adds somebody to the office, or gives her another role.
 *   npm run add-staff -- imane@academy.example expert imane-el-ouardi
 *   npm run add-staff -- leila@academy.example finance
 * An expert's third word is the slug of the trainer she is: she sees her own bookings and sets her own hours. With the
 * settings of the server, on its very database. The embedded database serves one process: stop the academy first. Ends
 * with 1 when nothing was written; without words it says how it is called.
 */
import type { Database } from '../db/database.ts';
import { readTrainers } from '../domain/catalogue/catalogue.store.server.ts';
import { email as emailOf } from '../domain/people/person.ts';
import { lockOwners } from '../domain/staff/staff-members.store.server.ts';
import { staffMembers } from '../domain/staff/staff.table.ts';
import { staffRoles } from '../domain/staff/who-may.ts';
import { seedOnce } from '../server/seed.server.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage = (experts: readonly string[]): string =>
  [
    'Usage: npm run add-staff -- <e-mail> <role> [trainer]',
    `  role     ${staffRoles.join(', ')}`,
    `  trainer  of an expert: ${experts.join(', ')}`,
    'Stop the academy first, unless its database is PostgreSQL.',
  ].join('\n');

/** What is wrong, or null when it was written. */
async function add(database: Database, [address, wanted = '', expert]: string[]): Promise<string | null> {
  const experts = (await readTrainers(database.db)).map(({ slug }) => slug);
  if (address === undefined) return usage(experts);
  const email = emailOf.safeParse(address);
  if (!email.success) return `'${address}' is no e-mail address.`;
  const role = staffRoles.find((name) => name === wanted);
  if (!role) return `'${wanted}' is no role: ${staffRoles.join(', ')}.`;
  if (role === 'expert' && !experts.includes(expert ?? ''))
    return `An expert is one of the trainers: ${experts.join(', ')}.`;
  const row = { role, expert: role === 'expert' ? (expert ?? null) : null };
  const isWritten = await database.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (role !== 'owner' && owners.length === 1 && owners[0] === email.data) return false;
    await tx
      .insert(staffMembers)
      .values({ email: email.data, ...row, addedAt: new Date() })
      .onConflictDoUpdate({ target: staffMembers.email, set: row });
    return true;
  });
  if (!isWritten) return `${email.data} is the last owner: make somebody else an owner first.`;
  console.log(
    `${email.data} signs in at /staff/sign-in as ${role}${row.expert === null ? '' : ` (${row.expert})`}.`,
  );
  return null;
}

await runOnDatabase(async (database, { firstStaff }) => {
  await seedOnce(database, firstStaff);
  return add(database, process.argv.slice(2));
});
