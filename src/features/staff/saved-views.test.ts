import { afterEach, beforeEach, expect, it } from 'vitest';
import { mostViews, type NewStaffView } from './staff-view.ts';
import { removeStaffMember } from './staff-members.store.ts';
import { staffLog, staffMembers, staffViews } from './staff.table.ts';
import type { StaffRole } from './who-may.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines, describeOnPostgres } from '../../../tests/support/open-test-database.ts';
import { times } from '../../../tests/support/races.ts';
import type { StaffMember } from '../../academy.ts';
import { removeStaff } from './staff-roles.service.ts';

const amal: StaffMember = { email: 'amal@derb.example', role: 'owner' };
const leila: StaffMember = { email: 'leila@derb.example', role: 'support' };
const late = { list: 'orders', name: 'Late claims', filter: { late: true, perPage: 50 } };
type Of = Partial<NewStaffView>;

const addStaff = ({ database, context }: TestAcademy, { email, role }: { email: string; role: StaffRole }) =>
  database.db.insert(staffMembers).values({ email, role, expert: null, addedAt: context.clock() });

describeOnBothEngines('the views of a list', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
    await addStaff(test, amal);
    await addStaff(test, leila);
  });
  afterEach(() => test.close());

  const save = (staff: StaffMember, of: Of = {}) => test.academy.staff.saveView({ ...late, ...of, staff });
  const saved = async (staff: StaffMember, of: Of = {}) => {
    const result = await save(staff, of);
    if (!result.ok) throw new Error(result.reason);
    return result.view;
  };

  it('are private: nobody else sees or deletes them', async () => {
    const view = await saved(leila);
    expect(view).toMatchObject({ ...late, createdAt: test.context.clock() });
    expect(await test.academy.staff.savedViews(leila)).toEqual([view]);
    expect(await test.academy.staff.savedViews(amal)).toEqual([]);
    expect(await test.academy.staff.deleteView({ id: view.id, staff: amal })).toBe(false);
    expect(await test.academy.staff.savedViews(leila)).toHaveLength(1);
    expect(await test.academy.staff.deleteView({ id: view.id, staff: leila })).toBe(true);
    expect(await test.academy.staff.deleteView({ id: view.id, staff: leila })).toBe(false);
    expect(await test.academy.staff.deleteView({ id: 'no id', staff: leila })).toBe(false);
    expect(await test.academy.staff.savedViews(leila)).toEqual([]);
  });

  it('have one filter under each name of a list, the last one saved', async () => {
    const first = await saved(leila);
    const again = await saved(leila, { name: ' Late claims ', filter: { late: true, perPage: 10 } });
    expect(again).toEqual({ ...first, filter: { late: true, perPage: 10 } });
    await saved(leila, { list: 'members' });
    await saved(amal);
    const views = await test.academy.staff.savedViews(leila);
    expect(views.map(({ list, filter }) => [list, filter['perPage']])).toEqual([
      ['members', 50],
      ['orders', 10],
    ]);
  });

  it('keep the filter without the search text', async () => {
    const filter = { ...late.filter, search: 'salma@example.com', q: '0612345678' };
    expect((await saved(leila, { filter })).filter).toEqual(late.filter);
    const rows = JSON.stringify(await test.database.db.select().from(staffViews));
    expect(rows).not.toMatch(/salma|0612345678/);
  });

  it('are thirty at most; one of them can be changed, and deleting one allows another', async () => {
    const first = await saved(leila, { name: '0' });
    for (let index = 1; index < mostViews; index += 1) await saved(leila, { name: String(index) });
    expect(await save(leila)).toEqual({ ok: false, reason: 'too-many-views' });
    expect(await save(leila, { name: '7', filter: { late: false, perPage: 25 } })).toMatchObject({
      ok: true,
    });
    expect(await save(amal)).toMatchObject({ ok: true });
    await test.academy.staff.deleteView({ id: first.id, staff: leila });
    expect(await save(leila)).toMatchObject({ ok: true });
    expect(await test.academy.staff.savedViews(leila)).toHaveLength(mostViews);
  });

  it('are deleted with their member of staff, and nobody else can save any', async () => {
    await saved(leila);
    const kept = await saved(amal);
    expect(await removeStaff(test.context, { email: leila.email })).toMatchObject({ ok: true });
    expect(await test.academy.staff.savedViews(leila)).toEqual([]);
    expect(await test.academy.staff.savedViews(amal)).toEqual([kept]);
    expect(await save(leila)).toEqual({ ok: false, reason: 'not-staff' });
  });

  it('are logged when they are saved and when they are deleted', async () => {
    const { id } = await saved(leila);
    await test.academy.staff.deleteView({ id, staff: leila });
    await test.academy.staff.deleteView({ id, staff: leila });
    const lines = await test.database.db.select().from(staffLog);
    expect(lines.map(({ email, act, subject, detail }) => [email, act, subject, detail]).toSorted()).toEqual([
      [leila.email, 'forget-view', late.name, { list: 'orders' }],
      [leila.email, 'save-view', late.name, { list: 'orders' }],
    ]);
  });

  it('are refused beyond the limits', async () => {
    const filters: Record<string, unknown>[] = [
      Object.fromEntries(times(21, (index) => [`key${index}`, 1])),
      { deep: { deeper: 1 } },
      { long: 'x'.repeat(101) },
      { 'no key': 1 },
    ];
    const beyond = [
      { list: 'Orders!' },
      { name: '  ' },
      { name: 'x'.repeat(61) },
      ...filters.map((filter) => ({ filter: filter as NewStaffView['filter'] })),
    ];
    for (const of of beyond) await expect(save(leila, of), JSON.stringify(of)).rejects.toThrow();
    expect(await test.academy.staff.savedViews(leila)).toEqual([]);
  });
});

describeOnPostgres('views that are kept at one instant', () => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine: 'postgres' });
    await addStaff(test, leila);
  });
  afterEach(() => test.close());

  const save = (name: string) => test.academy.staff.saveView({ ...late, name, staff: leila });

  it('are counted one after another', async () => {
    for (let index = 0; index < mostViews - 2; index += 1) await save(String(index));
    const results = await Promise.all(times(6, (index) => save(`at once ${index}`)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await test.academy.staff.savedViews(leila)).toHaveLength(mostViews);
  });

  it('saved under the same name at once are one view', async () => {
    const results = await Promise.all(times(6, () => save('the same')));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await test.academy.staff.savedViews(leila)).toHaveLength(1);
  });

  it('saved while their member of staff is removed are not left behind', async () => {
    const { database } = test;
    await Promise.all([
      ...times(3, (index) => save(String(index))),
      database.transaction((tx) => removeStaffMember(tx, leila.email)),
    ]);
    expect(await database.db.select().from(staffViews)).toEqual([]);
  });
});
