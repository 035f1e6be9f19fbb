/** Who is signed in. The cookie is the server's: no script can read it, and the server asks again at every call. */
import type { AuthProvider } from 'react-admin';
import { ask, Refused } from './wire.ts';

export type Session = { email: string; role: string; expert: string | null; may: string[] };

let known: Promise<Session> | null = null;

/** Asked once, until somebody signs in or out. */
function session(): Promise<Session> {
  known ??= ask<Session>('GET', '/session').catch((failure: unknown) => {
    known = null;
    throw failure;
  });
  return known;
}

export const authProvider: AuthProvider = {
  /** The page of the sign-in has asked for all that is needed: from here on she is asked about anew. */
  async login() {
    known = null;
  },
  async logout() {
    const wasKnown = known !== null;
    known = null;
    if (wasKnown) await ask('DELETE', '/session').catch(() => {});
  },
  async checkAuth() {
    await session();
  },
  async checkError(failure: unknown) {
    if (failure instanceof Refused && failure.status === 401) {
      known = null;
      throw failure;
    }
  },
  async getIdentity() {
    const { email } = await session();
    return { id: email, fullName: email };
  },
  async getPermissions() {
    return (await session()).may;
  },
};
