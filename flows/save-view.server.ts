/** A member of staff keeps how she looks at a list. */
import { mostViews, newStaffView, withoutSearch, type StaffView } from '../domain/staff/staff-view.ts';
import {
  countViews,
  holdPlaceOf,
  insertView,
  replaceView,
} from '../domain/staff/staff-views.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayKeepViews } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { SaveViewResult, StaffListVerbs } from './staff-list-verbs.ts';

/** Throws beyond the limits of a view: whoever calls has checked them. */
export async function saveView(
  { database, clock, uuid }: FlowContext,
  { staff, ...view }: Parameters<StaffListVerbs['saveView']>[0],
): Promise<SaveViewResult> {
  // The caller has asked already: getting here without the right is a bug.
  if (!mayKeepViews(staff)) throw new Error(`${staff.role} may not keep views.`);
  const checked = newStaffView.parse(view);
  const asked = { ...checked, filter: withoutSearch(checked.filter) };
  const now = clock();
  return database.transaction<SaveViewResult>(async (tx) => {
    if (!(await holdPlaceOf(tx, staff.email))) return { ok: false, reason: 'not-staff' };
    let kept: StaffView | null = await replaceView(tx, staff.email, asked);
    if (kept === null) {
      if ((await countViews(tx, staff.email)) >= mostViews) return { ok: false, reason: 'too-many-views' };
      kept = { ...asked, id: uuid(), createdAt: now };
      await insertView(tx, staff.email, kept);
    }
    const line = { id: uuid(), at: now, staff, act: 'save-view', subject: kept.name } as const;
    await writeStaffLog(tx, { ...line, detail: { list: kept.list } });
    return { ok: true, view: kept };
  });
}
