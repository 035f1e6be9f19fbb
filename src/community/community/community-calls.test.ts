import { beforeEach, expect, it } from 'vitest';
import { callGuests } from './call-guests.table.ts';
import { callId, type LiveCall } from './live-calls.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { aMember } from '../../../tests/support/community.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const hourMs = 3_600_000;
/** The tests' clock begins on a Monday. */
const everyThursday: LiveCall = {
  id: 'questions',
  weekday: 4,
  startsAt: '20:30',
  minutes: 60,
  everyWeeks: 1,
  countedFrom: '2026-06-04',
  words: {
    en: { title: 'Questions', text: 'Ask.' },
    ar: { title: 'أسئلة', text: 'اسألي.' },
    fr: { title: 'Questions', text: 'Posez-les.' },
  },
  joinUrl: 'https://meet.example/questions',
};

describeOnBothEngines('a live session of the community', (engine) => {
  let salma: Member;
  let nadia: Member;
  const test = academyForEach({ engine, settings: someSettings({ liveCalls: [everyThursday] }) });
  beforeEach(async () => {
    [salma, nadia] = [await aMember(test, 'Salma'), await aMember(test, 'Nadia')];
    await postEmails(test);
  });

  const calls = () => test.academy.communityHome;
  const listed = async (member: Member) => allowed(await calls().comingSessions(member)).calls;
  /** The first one that is more than two days ahead. */
  const ahead = async () => {
    const soon = test.context.clock().getTime() + 48 * hourMs;
    return present((await listed(salma)).find(({ time }) => time.begins.getTime() > soon)).time;
  };
  const goTo = (at: Date, before: number) =>
    test.pass(at.getTime() - before - test.context.clock().getTime());
  const remind = async () => {
    await bindScheduler(test.context).remindOfCalls();
    return (await postEmails(test)).map(({ to, subject }) => `${to[0]} ${subject.split(':')[0]}`);
  };

  it('is signed up for with one press, taken back with another, and everybody sees how many come', async () => {
    const id = callId(await ahead());
    const come = (member: Member) => calls().comeToCall({ member, id });
    for (const member of [salma, salma, nadia]) expect(await come(member)).toEqual({ ok: true });
    const seenBy = async (member: Member) => (await listed(member)).find((one) => one.id === id);
    expect(await seenBy(salma)).toMatchObject({ coming: 2, isMine: true });
    await calls().stayAwayFromCall({ member: salma, id });
    expect(await seenBy(salma)).toMatchObject({ coming: 1, isMine: false });
    expect(await seenBy(nadia)).toMatchObject({ coming: 1, isMine: true });
  });

  it('is reminded of a day and an hour before, once each, and never for whoever takes it back', async () => {
    const time = await ahead();
    const id = callId(time);
    for (const member of [salma, nadia]) await calls().comeToCall({ member, id });
    await postEmails(test);
    goTo(time.begins, 25 * hourMs);
    expect(await remind()).toEqual([]);
    goTo(time.begins, 24 * hourMs);
    expect((await remind()).map((line) => line.split(' ')[0]).sort()).toEqual(
      [nadia.email, salma.email].sort(),
    );
    expect(await remind()).toEqual([]);
    await calls().stayAwayFromCall({ member: nadia, id });
    goTo(time.begins, hourMs);
    const [line = '', ...more] = await remind();
    expect([line.startsWith(`${salma.email} Today at`), more]).toEqual([true, []]);
    expect(await remind()).toEqual([]);
    goTo(time.begins, 0);
    expect(await remind()).toEqual([]);
  });

  it('brings no reminder that whoever has just signed up does not need, and none once it has begun', async () => {
    const time = await ahead();
    const id = callId(time);
    goTo(time.begins, 20 * hourMs);
    await calls().comeToCall({ member: salma, id });
    expect(await remind()).toEqual([]);
    goTo(time.begins, hourMs / 2);
    expect(await remind()).toHaveLength(1);
    await calls().comeToCall({ member: nadia, id });
    goTo(time.begins, 60_000);
    expect(await remind()).toEqual([]);
  });

  it('that is over, is not held on that day or is too far ahead takes nobody', async () => {
    const id = callId(await ahead());
    const far = id.replace(/\d{4}(-\d{2}-\d{2})$/, '2031$1');
    for (const wrong of [far, 'nothing-2026-06-02', 'x', ''])
      expect(await calls().comeToCall({ member: salma, id: wrong })).toBeRefused('over');
    expect(await test.db.select().from(callGuests)).toEqual([]);
  });
});
