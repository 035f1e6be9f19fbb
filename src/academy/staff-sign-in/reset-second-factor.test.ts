import { beforeEach, expect, it } from 'vitest';
import { confirmSecret, keepNextSecret } from './second-factor.store.ts';
import { readSecondFactors } from './second-step.service.ts';
import { staffLog, staffMembers } from '../staff/staff.table.ts';
import { outbox } from '../emails/outbox.table.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';
import { resetSecondFactor } from '../../admin/colleagues/staff-roles.service.ts';

const owner = { email: 'owner@derb.example', role: 'owner' } as const;
const leila = 'leila@derb.example';

describeAcademy('taking away a colleague’s authenticator app', (test) => {
  beforeEach(async () => {
    for (const [email, role] of [
      [owner.email, 'owner'],
      [leila, 'finance'],
    ] as const)
      await test.db.insert(staffMembers).values({ email, role, addedAt: test.context.clock() });
    await keepNextSecret(test.db, leila, 'sealed');
  });

  const reset = (email: string) => resetSecondFactor(test.context, { email, by: owner });
  const confirm = () =>
    confirmSecret(test.db, {
      email: leila,
      nextSealed: 'sealed',
      sealed: 'sealed',
      step: 1,
      now: test.context.clock(),
    });

  it('happens once; the second of two owners at the same time is answered that there is none', async () => {
    expect(await confirm()).toBe(true);
    expect([...(await readSecondFactors(test.db)).keys()]).toEqual([leila]);
    const done = await Promise.all([reset(leila), reset(leila)]);
    expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await readSecondFactors(test.db)).toEqual(new Map());
    expect(await test.db.select().from(staffLog)).toMatchObject([
      { act: 'second-factor-reset', subject: leila, email: owner.email },
    ]);
    const rows = await test.db.select().from(outbox);
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { emailName: 'second-factor-reset', to: leila, by: owner.email },
    ]);
  });

  it('sends an e-mail: who did it, and what comes next', async () => {
    await confirm();
    await reset(leila);
    const { mails } = await postOutbox(test, { now: test.context.clock() });
    const [mail] = mails;
    expect(mail?.to).toEqual([leila]);
    expect(mail?.subject).toContain('Your second step');
    for (const part of [owner.email, 'recovery codes no longer work', 'https://academy.example/staff'])
      expect(mail?.text).toContain(part);
  });

  it('is refused for oneself, for strangers, and where no app was confirmed', async () => {
    expect(await reset(owner.email)).toBeRefused('about-herself');
    expect(await reset('nobody@derb.example')).toBeRefused('not-staff');
    expect(await reset(leila)).toBeRefused('no-second-factor');
    expect(await test.db.select().from(outbox)).toEqual([]);
  });
});
