import { z } from 'zod';
import { mostViews, newStaffView } from './staff-view.ts';
import { mayKeepViews } from './who-may.ts';
import { staffCall } from './staff-call.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { refuseStaff } from './staff-failures.ts';

const view = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  filter: newStaffView.shape.filter,
});

const listViews = staffCall({
  method: 'GET',
  path: 'views',
  summary: 'Their saved views, by list and name',
  may: mayKeepViews,
  input: z.object({ list: z.string().max(40).optional() }),
  output: z.object({ rows: z.array(view) }),
  async run({ academy, staff }, { list }) {
    const views = await academy.staff.savedViews(staff);
    return { rows: views.filter((one) => list === undefined || one.list === list) };
  },
});

const saveView = staffCall({
  path: 'views',
  summary: 'Keep a filter under a name',
  description: `A name that exists in that list gets the new filter. Search text is left out. At most ${mostViews} of one person.`,
  may: mayKeepViews,
  input: newStaffView,
  output: view,
  refusals: ['too-many-views'],
  async run({ academy, staff }, value) {
    const result = await academy.staff.saveView({ ...value, staff });
    if (result.ok) return result.view;
    return refuseStaff(result.reason === 'not-staff' ? 'sign-in-needed' : result.reason);
  },
});

const deleteView = staffCall({
  method: 'DELETE',
  path: 'views/{id}',
  summary: 'Delete a view',
  may: mayKeepViews,
  input: z.object({}),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const isGone = await academy.staff.deleteView({ id: params.id, staff });
    return isGone ? isDone : refuseStaff('not-found');
  },
});

export const viewCalls = [listViews, saveView, deleteView] as const;
