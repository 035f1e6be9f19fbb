/** A member of staff keeps how she looks at a list, and forgets it when she needs it no more. */
import { mostViews, newStaffView, withoutSearch, type StaffView, type NewStaffView } from './staff-view.ts';
import {
  readViews,
  countViews,
  holdPlaceOf,
  insertView,
  replaceView,
  removeView,
} from './staff-views.store.ts';
import { writeStaffLog } from './staff-log.store.ts';
import { mayKeepViews } from './who-may.ts';
import type { FlowContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import { isUuid } from '../../platform/text/uuid.ts';

/** Her own, by list and name. Who may: `mayKeepViews`, as for the next two. */
export const savedViews = ({ database: { db } }: FlowContext, { email }: StaffMember): Promise<StaffView[]> =>
  readViews(db, email);

type SaveViewResult =
  | { ok: true; view: StaffView }
  /** 'too-many-views': 30 of hers lie there. 'not-staff': her place was taken from her meanwhile. */
  | { ok: false; reason: 'too-many-views' | 'not-staff' };

/**
 * Throws beyond the limits of `newStaffView`: whoever calls has checked them. A name she has in that list already gets the new
 * filter. What was typed to search is left out.
 */
export async function saveView(
  { database, clock, uuid }: FlowContext,
  { staff, ...view }: NewStaffView & { staff: StaffMember },
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

/** False when she has no such view. */
export async function forgetView(
  { database, clock, uuid }: FlowContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<boolean> {
  if (!mayKeepViews(staff)) throw new Error(`${staff.role} may not keep views.`);
  if (!isUuid(id)) return false;
  return database.transaction(async (tx) => {
    const gone = await removeView(tx, staff.email, id);
    if (gone === null) return false;
    const line = { id: uuid(), at: clock(), staff, act: 'forget-view', subject: gone.name } as const;
    await writeStaffLog(tx, { ...line, detail: { list: gone.list } });
    return true;
  });
}
