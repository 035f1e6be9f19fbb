/** A filter of a list that a member of staff saves under a name. */
import { z } from 'zod';

/** Per person, in all lists together. */
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
  list: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .meta({ example: 'orders' }),
  name: z.string().trim().min(1).max(60),
  filter: z
    .record(z.string().regex(/^[A-Za-z][\w.]{0,39}$/), value)
    .refine((filter) => Object.keys(filter).length <= 20),
});
export type NewStaffView = z.infer<typeof newStaffView>;
export type ViewFilter = NewStaffView['filter'];

export type StaffView = NewStaffView & { id: string; createdAt: Date };

/** The query parameters with the search text of a list. */
const typedText: ReadonlySet<string> = new Set(['search', 'q']);

/** Leaves out the search text: a name or an address in it would outlive the deletion of that person's account. */
export const withoutSearch = (filter: ViewFilter): ViewFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => !typedText.has(key)));
