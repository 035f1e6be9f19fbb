import { beforeEach, describe, expect, it } from 'vitest';
import { trainers as sampleTrainers } from '../../../content/sample/trainers.ts';
import { trainers } from '../../academy/content/catalogue.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { emailPoster } from '../../server/post-email.ts';
import type { MailToPost } from '../../academy/emails/mail-to-post.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { bookAndConfirm, expert, seedExpert } from '../../../tests/support/bookings.ts';
import { staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { findStaffMember } from '../../academy/staff/staff-members.service.ts';
import { giveStaffRole } from './staff-roles.service.ts';
import { asWritten } from '../../../tests/support/open-test-database.ts';

const leila = 'leila@derb.example';
const owner = 'owner@derb.example';

describe('adding and changing staff', () => {
  const test = academyForEach({ context: { firstStaff: 'first@derb.example' } });
  beforeEach(() => giveStaffRole(test.context, { email: owner, role: 'owner', expert: null }));

  const give = (of: Partial<Parameters<typeof test.academy.staff.giveStaffRole>[0]>) =>
    test.academy.staff.giveStaffRole({
      email: leila,
      role: 'support',
      expert: null,
      seen: null,
      staff,
      ...of,
    });

  it('adds somebody once, changes a role only if it is as it was seen, and logs both with before and after', async () => {
    expect(await give({})).toMatchObject({ ok: true, isNew: true });
    expect(await give({ role: 'owner' })).toEqual({ ok: false, reason: 'is-staff-already', role: 'support' });
    expect(await give({ role: 'finance', seen: 'support' })).toMatchObject({ ok: true, isNew: false });
    expect(await give({ role: 'editor', seen: 'support' })).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
      role: 'finance',
    });
    const lines = (await test.db.select().from(staffLog).orderBy(asWritten)).filter(
      ({ subject }) => subject === leila,
    );
    expect(lines.map(({ email, act, before, after }) => ({ email, act, before, after }))).toEqual([
      { email: staff.email, act: 'join-staff', before: null, after: { role: 'support', expert: null } },
      {
        email: staff.email,
        act: 'change-staff-role',
        before: { role: 'support' },
        after: { role: 'finance' },
      },
    ]);
    expect(await test.academy.staff.removeStaff({ email: leila, staff })).toMatchObject({ ok: true });
    expect(await give({ role: 'editor', seen: 'finance' })).toBeRefused('not-staff');
  });

  it('has a name, which an owner changes or leaves as it is', async () => {
    const nameOf = async () =>
      (await test.academy.staff.colleagues()).find(({ email }) => email === leila)?.name;
    await give({});
    expect(await nameOf()).toBe('');
    await give({ name: 'Leïla Bennani', seen: 'support' });
    await give({ role: 'finance', seen: 'support' });
    expect(await nameOf()).toBe('Leïla Bennani');
  });

  it('keeps the last owner, and whoever the server settings name', async () => {
    expect(await give({ email: owner, role: 'support', seen: 'owner' })).toBeRefused('last-owner');
    expect(await test.academy.staff.removeStaff({ email: owner, staff })).toBeRefused('last-owner');
    await give({ email: 'first@derb.example', role: 'owner' });
    expect(await test.academy.staff.removeStaff({ email: 'first@derb.example', staff })).toBeRefused(
      'first-staff',
    );
    expect(await give({ email: owner, role: 'support', seen: 'owner' })).toMatchObject({ ok: true });
  });

  it('needs a trainer for an expert, and keeps an expert with booked hours', async () => {
    await seedExpert(test);
    const [sample] = sampleTrainers;
    if (!sample) throw new Error('There are no sample trainers.');
    const record = { ...sample, slug: expert };
    const row = { slug: expert, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test.db.insert(trainers).values(row);
    expect(await give({ role: 'expert', expert: 'nobody' })).toBeRefused('unknown-trainer');
    expect(await give({ role: 'expert', expert })).toMatchObject({ ok: true, expert });
    const order = await bookAndConfirm(test);
    const change = { role: 'support', seen: 'expert' } as const;
    expect(await give(change)).toMatchObject({ reason: 'hours-to-come', hours: [{ number: order.number }] });
    await give({ email: 'second@derb.example', role: 'expert', expert });
    expect(await give(change)).toMatchObject({ ok: true, expert: null });
    expect(await findStaffMember(test.db, leila)).toEqual({ email: leila, role: 'support' });
  });

  it('sends one e-mail, and none to somebody removed again', async () => {
    await give({});
    await give({ role: 'finance', seen: 'support' });
    const rows = (await test.db.select().from(outbox)).filter(({ payload }) => payload['to'] === leila);
    expect(rows.map(({ payload }) => payload['emailName'])).toEqual(['staff-place']);
    const posted: MailToPost[] = [];
    const carry = emailPoster({
      db: test.db,
      post: async (mail) => void posted.push(mail),
      from: null,
      secret: 'a secret of the tests, long enough for all',
      publicOrigin: 'https://academy.example',
      clock: test.context.clock,
      staffAddresses: async () => [],
      worksHere: async () => true,
    });
    const [row] = rows;
    expect(row && (await carry(row))).toBe('posted');
    expect(posted[0]?.to).toEqual([leila]);
    for (const part of ['https://academy.example/staff', 'Finance: you find payments'])
      expect(posted[0]?.text).toContain(part);
    await test.academy.staff.removeStaff({ email: leila, staff });
    expect(row && (await carry(row))).toBe('overtaken');
  });
});
