/** Staff confirm many claims at once, as somebody ticked them: each in a transaction of its own, and each with its own answer. */
import { mayDecideClaims } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { ClaimAnswer, StaffOrderDeskVerbs } from './order-desk-verbs.ts';
import type { StaffOrderVerbs } from './staff-order-verbs.ts';

type Verb = StaffOrderDeskVerbs['confirmClaims'];

const most = 500;

/** One after the other. What goes wrong with one keeps none of the others, and is told as 'failed'. */
export async function confirmClaims(
  { log }: Pick<FlowContext, 'log'>,
  { orderNumbers, staff }: Parameters<Verb>[0],
  decideClaim: StaffOrderVerbs['decideClaim'],
): ReturnType<Verb> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayDecideClaims(staff)) throw new Error(`${staff.role} may not decide claims.`);
  const numbers = [...new Set(orderNumbers)];
  if (numbers.length > most) return { ok: false, reason: 'too-many' };
  const confirm = async (orderNumber: string): Promise<ClaimAnswer> => {
    try {
      const decided = await decideClaim({ orderNumber, staff, decision: 'confirm' });
      return decided.ok
        ? { orderNumber, ok: true, status: decided.order.status }
        : { orderNumber, ...decided };
    } catch (error) {
      log.error({ error, orderNumber }, 'a claim was not confirmed');
      return { orderNumber, ok: false, reason: 'failed' };
    }
  };
  const answers: ClaimAnswer[] = [];
  for (const number of numbers) answers.push(await confirm(number));
  return { ok: true, answers };
}
