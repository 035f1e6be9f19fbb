/** Friends' codes, what each brought or why not, and closing one. */
import { z } from 'zod';
import { firstBy, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { mayManageCoupons, maySeeCoupons } from '../../academy/staff/who-may.ts';
import { instant } from '../../platform/api/fields.ts';
import { creditHolds } from './friend.ts';

const centimes = z.number().int();

const listFriends = staffCall({
  method: 'GET',
  path: 'friends',
  summary: 'Codes of learners for friends that were used or closed, and what each order by them brought',
  may: maySeeCoupons,
  input: z.object({}),
  output: z.object({
    codes: z.array(
      z.object({
        code: z.string(),
        owner: z.string(),
        closedAt: instant.nullable(),
        closedWhy: z.string().nullable(),
        uses: z.array(
          z.object({
            orderNumber: z.string(),
            placedAt: instant,
            amountCentimes: centimes,
            creditCentimes: centimes.meta({ description: 'Promised, or what came of it.' }),
            hold: z.enum(creditHolds).nullable().meta({ description: 'Why there is no credit, or not yet.' }),
            until: z.string().nullable().meta({ description: 'The last day of the credit.' }),
          }),
        ),
      }),
    ),
  }),
  run: async ({ academy }) => ({ codes: await academy.staff.friends() }),
});

const closeCode = staffCall({
  path: 'friends/{code}/closure',
  summary: 'Close the code of a learner',
  description:
    'Nobody orders by it from now on, and credit that is not due yet does not come; what is due stays. When a colleague was first, `detail.by` says who.',
  may: mayManageCoupons,
  input: z.strictObject({ reason: z.string().trim().min(3, 'reason-required').max(500, 'too-long') }),
  output: z.object({}),
  refusals: ['too-late'],
  async run({ academy, params: { code }, staff }, { reason }) {
    if (await academy.staff.closeFriendCode({ code, reason, staff })) return {};
    return refuseStaff('too-late', { detail: await firstBy(academy, code, ['close-friend-code']) });
  },
});

export const friendCalls = [listFriends, closeCode] as const;
