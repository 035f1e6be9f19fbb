import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profileForm } from '../../community/community/profile-form.ts';
import { foldName } from '../../academy/accounts/folded-name.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { readForm } from '../../platform/forms/read-form.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aMember, aTeamMember } from '../../../tests/support/community.ts';
import { place } from '../../../tests/support/actions.ts';
import { enterAs, memberAuthOf } from '../../../tests/support/members.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';

describeAcademy('the names of members', (test) => {
  const call = (member: Member, displayName: string) =>
    test.academy.safety.changeProfile({
      member,
      profile: { displayName, city: '', about: '', digest: false, week: true },
    });

  const taken = { ok: false, reason: 'name-taken' };

  it('no member takes the name of another, however it is written', async () => {
    const [bouchra, fatima, other] = [
      await aMember(test, 'One'),
      await aMember(test, 'Two'),
      await aMember(test, 'Three'),
    ];
    expect(await call(bouchra, 'Bouchra')).toEqual({ ok: true });
    expect(await call(fatima, 'فاطمة')).toEqual({ ok: true });
    const alike = ['Bouchra', 'BOUCHRA', 'Bou chra', 'Bóuchra', 'Воuсhrа', 'فاطمه', 'فَاطِمَة', 'فاطـمة'];
    for (const name of alike) expect(await call(other, name), name).toEqual(taken);
    expect(await call(other, 'Bouchra B.')).toEqual({ ok: true });
    expect(await call(bouchra, 'Bouchra'), 'their own').toEqual({ ok: true });
    const [row] = await test.db
      .select({ name: memberProfiles.displayName })
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, other.id));
    expect(row?.name).toBe('Bouchra B.');
  });

  it('the academy’s name is for its team alone', async () => {
    const salma = await aMember(test, 'Salma');
    for (const name of ['Derb', 'درب', 'DERB']) expect(await call(salma, name), name).toEqual(taken);
    expect(await call(await aTeamMember(test, 'Team'), 'درب')).toEqual({ ok: true });
  });

  it('of two who take one name at once, one gets it', async () => {
    const members = [await aMember(test, 'One'), await aMember(test, 'Two')];
    const answers = await Promise.all(members.map((member) => call(member, 'Nadia')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual(taken);
  });

  it('the first member has a first name as it is, the next ones with a number that is free', async () => {
    const memberAuth = memberAuthOf(test.context);
    for (const [index, name] of ['Bouchra A', 'bouchra B', 'Bouchra C'].entries()) {
      const email = `bouchra${index}@example.com`;
      await place(test, { details: someDetails({ email, name }) });
      await enterAs(memberAuth, test.context, email);
    }
    const rows = await test.db.select({ name: memberProfiles.displayName }).from(memberProfiles);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Bouchra', 'bouchra 2', 'Bouchra 3']));
    expect(readForm(profileForm, { displayName: 'bouchra 2', city: '', about: '' }).ok).toBe(true);
  });
});

it('a name contains no markup', () => {
  for (const displayName of ['<b>', 'Sal<ma', 'Salma>'])
    expect(readForm(profileForm, { displayName }), displayName).toMatchObject({
      problems: { displayName: 'name-plain' },
    });
});

it('names that look different stay different', () => {
  const names = ['Salma', 'Selma', 'Salima', 'Salma 2', 'Salma B', 'سلمى', 'سليمة', 'Ali', 'All'];
  expect(new Set(names.map(foldName)).size).toBe(names.length);
  expect(foldName('SaIma')).toBe(foldName('Salma'));
});
