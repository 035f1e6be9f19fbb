/** The greeting after a sign-in is given once: the browser keeps of which sign-in it was. */
import type { Device } from '../../site/academy-context.ts';

const name = 'derb-greeted';

/** Which sign-in this is: the instant at which it began. */
export const signInOf = (devices: readonly Device[]): string | null => {
  const here = devices.find(({ isThis }) => isThis);
  return here ? String(here.since.getTime()) : null;
};

export function isGreeted(request: Request, signIn: string): boolean {
  const parts = (request.headers.get('cookie') ?? '').split(';');
  return parts.some((part) => part.trim() === `${name}=${signIn}`);
}

/** Gone with the browser's window: a greeting too many is no harm. */
export const greetedCookie = (signIn: string, publicOrigin: string): string =>
  `${name}=${signIn}; Path=/; HttpOnly; SameSite=Lax${publicOrigin.startsWith('https:') ? '; Secure' : ''}`;
