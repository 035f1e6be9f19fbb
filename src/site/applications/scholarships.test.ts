import { describe, expect, it } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { outcomeOf, type Verdict } from '../../catalogue/applicants/application.ts';
import type { StaffMember } from '../../academy.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { allRows, staff } from '../../../tests/support/actions.ts';
import { somebody } from '../../../tests/support/applications.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';

const owner: StaffMember = { email: 'owner@academy.example', role: 'owner' };
const other: StaffMember = { email: 'other@academy.example', role: 'owner' };
const support: StaffMember = { email: 'support@academy.example', role: 'support' };
const second: StaffMember = { email: 'second@academy.example', role: 'support' };
const asked = { message: 'To sell my soap.', plan: 'A shop by May.', means: 'I have no income.' };

it('two different people decide, and the latest word of each counts', () => {
  const said = (...list: [by: string, isYes: boolean][]) =>
    outcomeOf(list.map(([by, isYes]): Verdict => ({ at: '', by, isYes, why: 'why' })));
  expect(said()).toBeNull();
  expect(said(['a', true], ['a', true])).toBeNull();
  expect(said(['a', true], ['b', false])).toBeNull();
  expect(said(['a', true], ['b', false], ['b', true])).toBe('given');
  expect(said(['a', false], ['b', true], ['c', false])).toBe('declined');
});

describe('scholarships', () => {
  const test = academyForEach({
    courses: [
      aCourse({ slug: 'funded', taughtAt: 'here', scholarships: { seats: 1, givenBy: 'Zahra' } }),
      aCourse({ slug: 'plain' }),
    ],
  });
  const ask = (email: string, courseSlug = 'funded') =>
    test.academy.askForScholarship({ ...somebody, email, courseSlug, ...asked });
  const idOf = async (email: string) =>
    (await test.db.select().from(applications)).find((one) => one.email === email)?.id ?? '';
  const say = async (email: string, who: StaffMember, isYes = true, why = 'She needs it.') =>
    test.academy.staff.judgeScholarship({ id: await idOf(email), isYes, why, staff: who });
  const kept = async (email: string) =>
    (await test.db.select().from(applications)).find((one) => one.email === email);
  const given = async () => (await allRows(test)).orders.map(({ email, freeAs }) => [email, freeAs]);

  it('are asked for where the course has some, and confirmed by an e-mail', async () => {
    expect(await ask('amina@example.com')).toEqual({ ok: true });
    expect(await ask('amina@example.com', 'plain')).toBeRefused('course-not-found');
    expect(await ask('amina@example.com', 'nothing')).toBeRefused('course-not-found');
    expect(await kept('amina@example.com')).toMatchObject({
      kind: 'scholarship',
      subject: 'funded',
      stage: 'new',
      answers: asked,
    });
    const { mails } = await postOutbox(test);
    expect(mails.find(({ to }) => to.includes('amina@example.com'))?.subject).toContain('scholarship');
  });

  it('are given with the second yes, once, with an order of 0 MAD', async () => {
    await ask('amina@example.com');
    expect(await say('amina@example.com', owner)).toEqual({ ok: true, stage: 'new' });
    expect(await say('amina@example.com', owner)).toEqual({ ok: true, stage: 'new' });
    expect(await given()).toEqual([]);
    expect(await say('amina@example.com', other)).toEqual({ ok: true, stage: 'given' });
    expect(await given()).toEqual([['amina@example.com', 'scholarship']]);
    expect(await say('amina@example.com', second)).toMatchObject({
      reason: 'moved-meanwhile',
      stage: 'given',
    });
    expect((await kept('amina@example.com'))?.verdicts.map(({ by }) => by)).toEqual([
      owner.email,
      owner.email,
      other.email,
    ]);
  });

  it('wait for somebody who may give access, where both who said yes may not', async () => {
    await ask('amina@example.com');
    expect(await say('amina@example.com', support)).toEqual({ ok: true, stage: 'new' });
    expect(await say('amina@example.com', second)).toEqual({ ok: true, stage: 'new' });
    expect(await given()).toEqual([]);
    expect(await say('amina@example.com', owner)).toEqual({ ok: true, stage: 'given' });
  });

  it('are never more than were paid for, of two decided at once too', async () => {
    for (const email of ['amina@example.com', 'salma@example.com']) {
      await ask(email);
      await say(email, owner);
    }
    const both = await Promise.all([say('amina@example.com', other), say('salma@example.com', other)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'none-left' });
    expect(await given()).toHaveLength(1);
    expect(await test.academy.scholarshipsOf('funded')).toMatchObject({ seats: 1, left: 0 });
  });

  it('end with the second no, and she is told kindly', async () => {
    await ask('amina@example.com');
    await say('amina@example.com', support, false);
    expect(await say('amina@example.com', owner, false, 'x')).toBeRefused('why');
    await postOutbox(test);
    expect(await say('amina@example.com', owner, false)).toEqual({ ok: true, stage: 'declined' });
    const { mails } = await postOutbox(test);
    expect(mails.map(({ to }) => to)).toEqual([['amina@example.com']]);
    expect(await given()).toEqual([]);
  });

  it('are decided by nobody for herself, and not where they are no scholarship', async () => {
    await ask(staff.email);
    expect(await say(staff.email, { ...support, email: staff.email })).toBeRefused('own-order');
    await test.academy.writeToUs({ ...somebody, topic: 'press', message: 'A question.' });
    expect(await say(somebody.email, owner)).toBeRefused('application-not-found');
  });
});
