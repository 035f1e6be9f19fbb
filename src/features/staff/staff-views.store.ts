/** Views that members of staff keep: each sees her own. They go with her place, which the database sees to. */
import { and, asc, count, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { NewStaffView, StaffView } from './staff-view.ts';
import { staffMembers } from './staff.table.ts';
import { staffViews } from './staff-views.table.ts';

const { id, list, name, filter, createdAt } = staffViews;
const columns = { id, list, name, filter, createdAt };

/** By list and name. */
export const readViews = (db: Handle, ownerEmail: string): Promise<StaffView[]> =>
  db
    .select(columns)
    .from(staffViews)
    .where(eq(staffViews.ownerEmail, ownerEmail))
    .orderBy(asc(list), asc(name), asc(id));

/** Her place, held until the transaction ends: her views are counted one after another. False when she has none (any more). */
export async function holdPlaceOf(tx: Handle, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(eq(staffMembers.email, email))
    .for('no key update');
  return row !== undefined;
}

export async function countViews(tx: Handle, ownerEmail: string): Promise<number> {
  const [row] = await tx
    .select({ views: count() })
    .from(staffViews)
    .where(eq(staffViews.ownerEmail, ownerEmail));
  return row?.views ?? 0;
}

/** Another filter under a name that she has already; null when she has none of it. */
export async function replaceView(
  tx: Handle,
  ownerEmail: string,
  view: NewStaffView,
): Promise<StaffView | null> {
  const [row] = await tx
    .update(staffViews)
    .set({ filter: view.filter })
    .where(and(eq(staffViews.ownerEmail, ownerEmail), eq(list, view.list), eq(name, view.name)))
    .returning(columns);
  return row ?? null;
}

export async function insertView(tx: Handle, ownerEmail: string, view: StaffView): Promise<void> {
  await tx.insert(staffViews).values({ ...view, ownerEmail });
}

/** Null when she has no such view: another's is not hers to take away. */
export async function removeView(
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
