/** How a member of staff likes to look at a list, kept under a name of hers. */
import { z } from 'zod';

/** Of one person, in all lists together. */
export const mostViews = 30;

const value = z.union([
  z.string().max(100),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(50),
  z.array(z.number()).max(50),
]);

export const newStaffView = z.strictObject({
  /** Which list: 'orders', 'members' … */
  list: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  name: z.string().trim().min(1).max(60),
  filter: z
    .record(z.string().regex(/^[A-Za-z][\w.]{0,39}$/), value)
    .refine((filter) => Object.keys(filter).length <= 20),
});
export type NewStaffView = z.infer<typeof newStaffView>;
export type ViewFilter = NewStaffView['filter'];

export type StaffView = NewStaffView & { id: string; createdAt: Date };

/** Under these a list is told what somebody typed to find a person. */
const typedText: ReadonlySet<string> = new Set(['search', 'q']);

/**
 * A view keeps how to look and never for whom: a name or an address in it would outlive the account that is deleted.
 */
export const withoutSearch = (filter: ViewFilter): ViewFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => !typedText.has(key)));
