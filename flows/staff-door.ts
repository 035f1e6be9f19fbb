/** How the office asks who is there: what screens and the wire know of the door behind them. */
import type { StaffMember } from './academy.server.ts';

export type StaffDoor = {
  /** The signed-in member of staff of this request, or null. */
  whoIs(request: Request): Promise<StaffMember | null>;
  /** Sends a six-digit code when the address belongs to staff; answers the same either way. `address` is the caller's, for limits. */
  sendCode(request: Request, email: string): Promise<{ ok: true } | { ok: false; reason: 'too-many' }>;
  signIn(
    request: Request,
    email: string,
    code: string,
  ): Promise<{ ok: true; headers: Headers } | { ok: false; reason: 'wrong-code' | 'too-many' }>;
  signOut(request: Request): Promise<Headers>;
};
