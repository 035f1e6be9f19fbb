/** A colleague whose phone is gone, and her recovery codes with it. */
import { z } from 'zod';
import { mayResetSecondFactor } from './who-may.ts';
import { defineStaffCall } from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';

const done = z.object({ success: z.literal(true) });

export const resetSecondFactor = defineStaffCall({
  id: 'resetSecondFactor',
  group: 'second-factor',
  method: 'DELETE',
  path: '/api/staff/staff/{email}/second-factor',
  summary: 'Take a colleague’s app away, because her phone is gone',
  description: 'She is signed out everywhere, and a letter tells her. Never one’s own.',
  may: mayResetSecondFactor,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'She sets it up anew when she comes next.', schema: done, example: { success: true } },
  refusals: ['about-herself', 'no-second-factor'],
  async answer({ academy }, { params, staff }) {
    const email = (params['email'] ?? '').toLowerCase();
    const taken = await academy.staff.resetSecondFactor({ email, by: staff });
    if (taken.ok) return { ok: true, status: 200, body: { success: true } };
    return refuseStaff(taken.reason === 'not-staff' ? 'not-found' : taken.reason);
  },
});
