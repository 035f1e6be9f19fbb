import { describe, expect, it } from 'vitest';
import { backupName, backupsNewestFirst, backupsToDrop } from './backup.ts';
import { fc, forAll } from '../../../../tests/support/properties.ts';

const moments = fc.array(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  {
    maxLength: 300,
  },
);

describe('keeping backups', () => {
  it('keeps the newest 24, and the newest of each of the latest 7 days, whatever there is', () => {
    forAll(moments, (times) => {
      const names = [...new Set(times.map((at) => backupName(at)))];
      const dropped = new Set(backupsToDrop(names));
      const all = backupsNewestFirst(names);
      const kept = all.filter((name) => !dropped.has(name));
      const days = [...new Set(all.map((name) => name.slice(0, 15)))].slice(0, 7);
      expect(all).toHaveLength(names.length);
      expect(kept.slice(0, 24)).toEqual(all.slice(0, 24));
      for (const day of days) expect(kept).toContain(all.find((name) => name.startsWith(day)));
      expect(kept.length).toBeLessThanOrEqual(31);
    });
  });

  it('counts a copy made before a migration like any other, and never touches a foreign file', () => {
    const before = backupName(new Date('2026-11-21T07:00:00Z'), 'before-migration');
    expect(before).toBe('derb-2026-11-21T07-00-00-000Z-before-migration.tar.gz');
    expect(backupsNewestFirst([before, 'derb-thesis.tar.gz', `${before}.new`])).toEqual([before]);
  });

  it('reaches seven days back when it is made every hour', () => {
    const hours = Array.from(
      { length: 24 * 30 },
      (_, hour) => new Date(Date.UTC(2026, 10, 1) + hour * 3_600_000),
    );
    let names: string[] = [];
    for (const at of hours) {
      names.push(backupName(at));
      const dropped = new Set(backupsToDrop(names));
      names = names.filter((name) => !dropped.has(name));
    }
    expect(names).toHaveLength(30);
    expect(names[0]).toBe('derb-2026-11-24T23-00-00-000Z.tar.gz');
  });
});
