import { and, asc, count, eq } from 'drizzle-orm';
import { mostViews, newStaffView, type NewStaffView, type StaffView, withoutSearch } from './staff-view.ts';
import { writeStaffLog } from './staff-log.store.ts';
import { mayKeepViews } from './who-may.ts';
import type { ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { staffMembers, staffViews } from './staff.table.ts';

/** Saved list filters of staff members. Each sees their own; the database deletes them with the staff member. */
const { id, list, name, filter, createdAt } = staffViews;
const columns = { id, list, name, filter, createdAt };

/** By list and name. */
const readViews = (db: Handle, ownerEmail: string): Promise<StaffView[]> =>
  db
    .select(columns)
    .from(staffViews)
    .where(eq(staffViews.ownerEmail, ownerEmail))
    .orderBy(asc(list), asc(name), asc(id));

/** Locks the member of staff until the transaction ends, so that views are counted one after another. False when there is none. */
async function lockMember(tx: Handle, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(eq(staffMembers.email, email))
    .for('no key update');
  return row !== undefined;
}

async function countViews(tx: Handle, ownerEmail: string): Promise<number> {
  const [row] = await tx
    .select({ views: count() })
    .from(staffViews)
    .where(eq(staffViews.ownerEmail, ownerEmail));
  return row?.views ?? 0;
}

/** A new filter under an existing name; null when the name is not in use. */
async function replaceView(tx: Handle, ownerEmail: string, view: NewStaffView): Promise<StaffView | null> {
  const [row] = await tx
    .update(staffViews)
    .set({ filter: view.filter })
    .where(and(eq(staffViews.ownerEmail, ownerEmail), eq(list, view.list), eq(name, view.name)))
    .returning(columns);
  return row ?? null;
}

async function insertView(tx: Handle, ownerEmail: string, view: StaffView): Promise<void> {
  await tx.insert(staffViews).values({ ...view, ownerEmail });
}

/** Null when this member of staff has no such view; nobody can delete somebody else's. */
async function removeView(
  tx: Handle,
  ownerEmail: string,
  viewId: string,
): Promise<Pick<StaffView, 'list' | 'name'> | null> {
  const [row] = await tx
    .delete(staffViews)
    .where(and(eq(id, viewId), eq(staffViews.ownerEmail, ownerEmail)))
    .returning({ list, name });
  return row ?? null;
}

/** The member's own views, by list and name. Who may: `mayKeepViews`, as for the next two. */
export const savedViews = (
  { database: { db } }: ServiceContext,
  { email }: StaffMember,
): Promise<StaffView[]> => readViews(db, email);

type SaveViewResult =
  | { ok: true; view: StaffView }
  /** 'too-many-views': `mostViews` is reached. 'not-staff': removed from staff meanwhile. */
  | { ok: false; reason: 'too-many-views' | 'not-staff' };

/**
 * Throws beyond the limits of `newStaffView`, which callers check. A name that exists in that list gets the new filter. Search
 * text is left out.
 */
export async function saveView(
  { database, clock, uuid }: ServiceContext,
  { staff, ...view }: NewStaffView & { staff: StaffMember },
): Promise<SaveViewResult> {
  // Callers check the right first: getting here without it is a bug.
  if (!mayKeepViews(staff)) throw new Error(`${staff.role} may not keep views.`);
  const checked = newStaffView.parse(view);
  const asked = { ...checked, filter: withoutSearch(checked.filter) };
  const now = clock();
  return database.transaction<SaveViewResult>(async (tx) => {
    if (!(await lockMember(tx, staff.email))) return { ok: false, reason: 'not-staff' };
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

/** False when this member of staff has no such view. */
export async function deleteView(
  { database, clock, uuid }: ServiceContext,
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
