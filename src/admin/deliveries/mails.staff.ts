/** Sending an e-mail again that was given up. */
import { z } from 'zod';
import { maySeeMails } from '../../academy/staff/who-may.ts';
import { staffCall, firstBy } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const repeatEmail = staffCall({
  path: 'letters/{id}/again',
  summary: 'Send a letter again that was given up, or an e-mail that was sent',
  description:
    'It is worded anew from what is true when it leaves. When a colleague was first, `detail.by` says who; of one that is no longer needed `detail.why` says why.',
  may: maySeeMails,
  input: z.strictObject({}),
  output: z.object({ id: z.string().meta({ description: 'Of one that was sent: the id of its copy.' }) }),
  refusals: ['not-found', 'is-sent-already', 'cannot-be-repeated', 'no-longer-true'],
  async run({ academy, params, staff }) {
    const id = params.id;
    const result = await academy.staff.sendOutboxMailAgain({ id, staff });
    if (result.ok) return { id: result.id };
    if (result.reason === 'mail-not-found') return refuseStaff('not-found');
    if (result.reason === 'secret-gone') return refuseStaff('cannot-be-repeated');
    if (result.reason !== 'not-failed')
      return refuseStaff('no-longer-true', { detail: { why: result.reason } });
    const mail = await academy.staff.delivery({ id, types: ['mail', 'message'] });
    const detail = await firstBy(academy, mail?.orderNumber ?? id, ['send-mail-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

export const emailCalls = [repeatEmail] as const;
