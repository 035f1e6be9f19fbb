import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { brokenLogAt, sealingAnew, sealStaffLog } from './seal-log.service.ts';
import { redactStaffLog, writeStaffLog } from './staff-log.service.ts';
import { staffLog, staffLogSeals } from './staff.table.ts';

describeAcademy('the seals of the staff log', (test) => {
  const db = () => test.db;
  const write = async (...subjects: string[]) => {
    for (const subject of subjects) {
      const line = { id: test.context.uuid(), at: test.context.clock(), staff, act: 'tag-person' as const };
      await writeStaffLog(db(), { ...line, subject, detail: { of: subject } });
      test.pass(1_000);
    }
  };
  const seal = () => sealStaffLog(test.context);
  /** What is found the next time that the log is looked at. */
  const found = async () => {
    test.pass(7 * 3_600_000);
    await seal();
    return brokenLogAt(db());
  };
  const lineAt = async (place: number) =>
    (await db().select().from(staffLog).orderBy(asc(staffLog.place)))[place - 1]?.id ?? '';

  it('run in the order of writing, once each, of two processes too', async () => {
    await write('a', 'b', 'c');
    expect(await Promise.all([seal(), seal()])).toContain(3);
    await write('d');
    await seal();
    const places = (await db().select().from(staffLog).orderBy(asc(staffLog.at))).map(({ place }) => place);
    expect(places).toEqual([1, 2, 3, 4]);
    expect(await found()).toBeNull();
  });

  it('show a line that was changed, one that was taken out and one that was slipped in, and stay broken', async () => {
    await write('a', 'b', 'c', 'd');
    await seal();
    const [second, third] = [await lineAt(2), await lineAt(3)];
    await db()
      .update(staffLog)
      .set({ detail: { of: 'B' } })
      .where(eq(staffLog.id, second));
    expect(await found()).toBe(2);
    await db()
      .update(staffLog)
      .set({ detail: { of: 'b' } })
      .where(eq(staffLog.id, second));
    expect(await found()).toBeNull();
    await db().delete(staffLog).where(eq(staffLog.id, third));
    expect(await found()).toBe(3);
    await write('e');
    await seal();
    expect(await found()).toBe(3);
  });

  it('show that the last lines were cut off, also with the signed one, and that somebody sealed them anew', async () => {
    await write('a', 'b', 'c');
    await seal();
    await db().delete(staffLog).where(eq(staffLog.place, 3));
    await write('instead');
    await seal();
    expect(await brokenLogAt(db())).toBe(3);
    await db().update(staffLogSeals).set({ place: 3, seal: 'forged' });
    expect(await found()).toBe(3);
    await db().delete(staffLogSeals);
    await seal();
    expect(await brokenLogAt(db())).not.toBeNull();
  });

  it('go on after an erased person’s data was taken out, unless the log was broken before', async () => {
    await write('a', 'salma@example.com', 'c');
    await seal();
    const erase = () =>
      test.context.database.transaction((tx) =>
        sealingAnew(test.context, tx, () =>
          redactStaffLog(tx, { email: 'salma@example.com', redact: () => 'erased' }),
        ),
      );
    await erase();
    expect(JSON.stringify(await db().select().from(staffLog))).not.toContain('salma');
    expect(await found()).toBeNull();
    await db().update(staffLog).set({ subject: 'another' }).where(eq(staffLog.place, 1));
    await erase();
    expect(await found()).toBe(1);
  });
});
