/** Whoever asks for something of the classroom, by the cookies of the request alone. */
import type { MemberDoor } from '../features/site/academy-context.ts';
import { orderTokensOf } from '../features/orders/order-cookie.ts';
import type { StaffDoor } from '../features/staff/staff-door.ts';
import type { Caller } from '../features/classroom/classroom.service.ts';

type Doors = { memberDoor: Pick<MemberDoor, 'whoIs'>; staffDoor: Pick<StaffDoor, 'whoIs'> };

export const callerOf =
  ({ memberDoor, staffDoor }: Doors) =>
  async (request: Request): Promise<Caller> => {
    const [member, staff] = await Promise.all([memberDoor.whoIs(request), staffDoor.whoIs(request)]);
    return { email: member?.email ?? null, orderTokens: orderTokensOf(request), staff };
  };
