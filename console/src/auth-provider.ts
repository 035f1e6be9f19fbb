/** Who is signed in. The cookie is the server's: no script can read it, and the server asks again at every call. */
import type { AuthProvider } from 'react-admin';
import { keepMoroccosClock, type ClockChange } from './morocco.ts';
import { ask, Refused } from './wire.ts';

export type Session = {
  email: string;
  role: string;
  expert: string | null;
  may: string[];
  moroccosClock: ClockChange[];
};

let known: Promise<Session> | null = null;

/** No page stands before this has answered: from then on hours can be told. */
async function read(): Promise<Session> {
  const said = await ask<Session>('GET', '/session');
  keepMoroccosClock(said.moroccosClock);
  return said;
}

/** Asked once, until somebody signs in or out. */
function session(): Promise<Session> {
  known ??= read().catch((failure: unknown) => {
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
