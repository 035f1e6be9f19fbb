import { beforeEach, expect, it } from 'vitest';
import { expertHours } from '../../selling/hours/bookings.table.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { findStaffMember } from '../../academy/staff/staff-members.service.ts';
import { staffLog, staffMembers } from '../../academy/staff/staff.table.ts';
import { staffSessions, staffUsers } from '../../academy/sign-in/sign-in.table.ts';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { bookAndConfirm, book, expert, seedExpert } from '../../../tests/support/bookings.ts';
import {
  openTestAcademy,
  type TestAcademy,
  describeAcademy,
} from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnPostgres } from '../../../tests/support/open-test-database.ts';
import { removeStaff } from './staff-roles.service.ts';

const owner = 'owner@derb.example';
const leila = 'leila@derb.example';
const amal = 'amal@derb.example';

const addStaff = async ({ database, context }: TestAcademy, email: string, role: StaffRole, who?: string) =>
  database.db
    .insert(staffMembers)
    .values({ email, role, expert: who ?? null, addedAt: context.clock() })
    .then(() => undefined);

describeAcademy('removing somebody from the staff', (test) => {
  beforeEach(() => addStaff(test, owner, 'owner'));

  const remove = (email: string) => removeStaff(test.context, { email });
  const isStaff = async (email: string) => (await findStaffMember(test.db, email)) !== null;
  async function signIn(email: string): Promise<void> {
    const at = test.context.clock();
    const times = { createdAt: at, updatedAt: at };
    const user = { id: `user ${email}`, name: email, email, emailVerified: true, image: null };
    await test.db.insert(staffUsers).values({ ...user, ...times });
    const session = { id: `session ${email}`, token: email, userId: user.id, expiresAt: new Date(9e12) };
    await test.db.insert(staffSessions).values({ ...session, ...times });
  }

  it('ends their staff access and sessions, and nobody else’s', async () => {
    await addStaff(test, leila, 'finance');
    await signIn(owner);
    await signIn(leila);
    expect(await remove(leila)).toEqual({ ok: true, role: 'finance', stillBookable: null });
    expect(await isStaff(leila)).toBe(false);
    expect(await isStaff(owner)).toBe(true);
    const sessions = await test.db.select().from(staffSessions);
    expect(sessions.map(({ token }) => token)).toEqual([owner]);
  });

  it('keeps their name on what they did, and is logged', async () => {
    await addStaff(test, leila, 'finance');
    const line = { id: test.context.uuid(), at: test.context.clock(), email: leila, subject: 'MEM-1' };
    await writeStaffLog(test.db, { ...line, act: 'confirm-claim' });
    test.pass(1);
    await remove(leila);
    const lines = await test.db.select().from(staffLog).orderBy(asWritten);
    expect(lines.map(({ email, act, subject, before }) => [email, act, subject, before])).toEqual([
      [leila, 'confirm-claim', 'MEM-1', null],
      [leila, 'leave-staff', null, { role: 'finance', expert: null }],
    ]);
  });

  it('refuses somebody who is not staff, and writes nothing', async () => {
    expect(await remove('nobody@derb.example')).toBeRefused('not-staff');
    await addStaff(test, leila, 'finance');
    await remove(leila);
    expect(await remove(leila)).toBeRefused('not-staff');
    expect(await test.db.select().from(staffLog)).toHaveLength(1);
  });

  it('keeps the last owner, and lets one of two go', async () => {
    await addStaff(test, leila, 'support');
    expect(await remove(owner)).toBeRefused('last-owner');
    expect(await isStaff(owner)).toBe(true);
    await addStaff(test, 'second@derb.example', 'owner');
    expect(await remove(owner)).toMatchObject({ ok: true, role: 'owner' });
    expect(await remove('second@derb.example')).toBeRefused('last-owner');
  });

  it('refuses an expert with booked hours, and lists these, the soonest first', async () => {
    await seedExpert(test);
    await addStaff(test, amal, 'expert', expert);
    const paid = await bookAndConfirm(test);
    const unpaid = await book(test);
    const kept = await remove(amal);
    expect(kept).toMatchObject({
      ok: false,
      reason: 'hours-to-come',
      hours: [
        { number: paid.number, state: 'booked' },
        { number: unpaid.number, state: 'held' },
      ],
    });
    expect(await isStaff(amal)).toBe(true);
    test.pass(40 * 86_400_000);
    expect(await remove(amal)).toEqual({ ok: true, role: 'expert', stillBookable: expert });
  });

  it('lets one of two go who are the same expert', async () => {
    await seedExpert(test);
    await addStaff(test, amal, 'expert', expert);
    await addStaff(test, leila, 'expert', expert);
    await bookAndConfirm(test);
    expect(await remove(amal)).toEqual({ ok: true, role: 'expert', stillBookable: null });
    expect(await remove(leila)).toMatchObject({ ok: false, reason: 'hours-to-come' });
  });

  it('reports no hours when theirs were removed before', async () => {
    await seedExpert(test);
    await addStaff(test, amal, 'expert', expert);
    await test.db.delete(expertHours);
    expect(await remove(amal)).toEqual({ ok: true, role: 'expert', stillBookable: null });
  });
});

describeOnPostgres('two owners who are removed at once', () => {
  // Guard: the rows of the owners are locked.
  it('leave one of them', async () => {
    const test = await openTestAcademy({ engine: 'postgres', poolSize: 4 });
    try {
      await addStaff(test, owner, 'owner');
      await addStaff(test, leila, 'owner');
      const done = await Promise.all([owner, leila].map((email) => removeStaff(test.context, { email })));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await test.db.select().from(staffMembers)).toHaveLength(1);
    } finally {
      await test.close();
    }
  });
});
