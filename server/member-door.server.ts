/** The sign-in of members. */
import type { MemberDoor } from '../app/academy-context.ts';

export const makeMemberDoor = (): MemberDoor => ({
  whoIs: async () => null,
  sendCode: async () => ({ ok: true }),
  signIn: async () => ({ ok: false, reason: 'wrong-code' }),
  signOut: async () => new Headers(),
  devices: async () => [],
  endDevice: async () => false,
  endOtherDevices: async () => undefined,
});
