/** Tables of staff sign-in. */
import { signInTables } from './sign-in-tables.ts';

const tables = signInTables('staff');

/** Whoever has signed in once. Who may sign in is said by `staff_members` alone, at every request. */
export const staffUsers = tables.users;
export const staffSessions = tables.sessions;
export const staffAccounts = tables.accounts;
export const staffCodes = tables.codes;
