import { z } from 'zod';
import { mostViews, newStaffView, type StaffView } from './staff-view.ts';
import { mayKeepViews } from './who-may.ts';
import { defineStaffCall, type StaffCall } from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';

const view = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  filter: newStaffView.shape.filter,
});
export type SavedView = z.output<typeof view>;

const shownView = ({ id, list, name, filter }: StaffView): SavedView => ({ id, list, name, filter });

const example: SavedView = {
  id: '9b3f7d52-1c0e-4d62-8a7b-2f4e6c8d0a13',
  list: 'orders',
  name: 'Late transfers',
  filter: { status: ['Paid - Bank Transfer'], late: true },
};

const listViews = defineStaffCall({
  id: 'listViews',
  group: 'views',
  method: 'GET',
  path: '/api/staff/views',
  summary: 'Their saved views, by list and name',
  may: mayKeepViews,
  schema: z.object({ list: z.string().max(40).optional() }),
  example: { list: 'orders' },
  answer200: {
    when: 'Of one list, or of all.',
    schema: z.object({ rows: z.array(view) }),
    example: { rows: [example] },
  },
  async answer({ academy }, { value: { list }, staff }) {
    const views = await academy.staff.savedViews(staff);
    const rows = views.filter((one) => list === undefined || one.list === list).map(shownView);
    return { ok: true, status: 200, body: { rows } };
  },
});

const saveView = defineStaffCall({
  id: 'saveView',
  group: 'views',
  method: 'POST',
  path: '/api/staff/views',
  summary: 'Keep a filter under a name',
  description: `A name that exists in that list gets the new filter. Search text is left out. At most ${mostViews} of one person.`,
  may: mayKeepViews,
  schema: newStaffView,
  example: { list: 'orders', name: 'Late transfers', filter: { late: true } },
  answer200: { when: 'It is kept.', schema: view, example },
  refusals: ['too-many-views'],
  async answer({ academy }, { value, staff }) {
    const result = await academy.staff.saveView({ ...value, staff });
    if (result.ok) return { ok: true, status: 200, body: shownView(result.view) };
    return refuseStaff(result.reason === 'not-staff' ? 'sign-in-needed' : result.reason);
  },
});

const deleteView = defineStaffCall({
  id: 'forgetView',
  group: 'views',
  method: 'DELETE',
  path: '/api/staff/views/{id}',
  summary: 'Delete a view',
  may: mayKeepViews,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'It is gone.',
    schema: z.object({ success: z.literal(true) }),
    example: { success: true },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params, staff }) {
    const isGone = await academy.staff.deleteView({ id: params['id'] ?? '', staff });
    return isGone ? { ok: true, status: 200, body: { success: true } } : refuseStaff('not-found');
  },
});

export const viewCalls: readonly StaffCall[] = [listViews, saveView, deleteView];
