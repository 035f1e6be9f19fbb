/** Every call of the office, in the order in which its document tells of them. */
import { orderCalls } from './orders.ts';
import { sessionCalls } from './session.ts';
import type { StaffCall } from './staff-call.ts';

export const staffCalls: readonly StaffCall[] = [...sessionCalls, ...orderCalls];
