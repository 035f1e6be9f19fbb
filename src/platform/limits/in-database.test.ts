import { expect, it } from 'vitest';
import { describeOnBothEngines, databaseForEach } from '../../../tests/support/open-test-database.ts';
import { countTries, removeOldTries, tries } from './in-database.ts';
import type { Limit } from './limits.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

describeOnBothEngines('limits in the database', (engine) => {
  let now = new Date('2026-06-01T10:00:00Z');
  const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
  const count = (counted: readonly [string, ...string[]], limit: (about: string) => Limit) => {
    const [first, ...more] = counted;
    const one = (about: string) => ({ about, limit: limit(about) });
    const options = { database, secret: 'a secret of the tests, long enough', clock: () => now };
    return countTries(options, [one(first), ...more.map(one)]);
  };
  const kept = async () =>
    (await database.db.select().from(tries))
      .map(({ used, endsAt }) => `${used} until ${endsAt.toISOString()}`)
      .sort();

  const database = databaseForEach(engine);

  const limits: Record<string, Limit> = {
    caller: { most: 3, windowMs: 60_000 },
    both: { most: 2, windowMs: 60_000 },
    mailbox: { most: 4, windowMs: 600_000 },
    day: { most: 5, windowMs: 6_000_000 },
  };
  const limitOf = (about: string): Limit => limits[about] ?? { most: 1, windowMs: 30_000 };

  it('counts as if one limit were asked after the other, up to the first that refuses', async () => {
    const abouts = fc.subarray([...Object.keys(limits), 'another'], { minLength: 1 });
    const steps = fc.array(fc.record({ abouts, waits: fc.constantFrom(0, 0, 0, 20_000, 60_000, 600_000) }), {
      maxLength: 12,
    });
    await forAllInTurn(40, steps, async (taken) => {
      await database.db.delete(tries);
      const windows = new Map<string, { used: number; endsAt: number }>();
      const countOneAfterTheOther = (counted: readonly string[]): boolean =>
        counted.every((about) => {
          const { most, windowMs } = limitOf(about);
          const at = now.getTime();
          const window = windows.get(about);
          const isOver = window === undefined || window.endsAt <= at;
          const next = isOver ? { used: 1, endsAt: at + windowMs } : { ...window, used: window.used + 1 };
          windows.set(about, next);
          return next.used <= most;
        });
      for (const { abouts: counted, waits } of taken) {
        pass(waits);
        const [first = '', ...more] = counted;
        expect(await count([first, ...more], limitOf)).toBe(countOneAfterTheOther(counted));
      }
      const expected = [...windows.values()].map(
        ({ used, endsAt }) => `${used} until ${new Date(endsAt).toISOString()}`,
      );
      expect(await kept()).toEqual(expected.sort());
    });
  });

  it('tries at once are all counted: no more than the share of each window come through', async () => {
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, at) => count([`caller of ${at % 2}`, 'day'], limitOf)),
    );
    expect(tried.filter(Boolean).length).toBe(2);
    const many = await Promise.all(Array.from({ length: 12 }, () => count(['caller', 'mailbox'], limitOf)));
    expect(many.filter(Boolean).length).toBe(3);
  });

  it('windows that are over are removed, others stay', async () => {
    await count(['caller', 'day'], limitOf);
    pass(60_000);
    await removeOldTries(database.db, now);
    expect((await kept()).length).toBe(1);
  });
});
