/** Tables of the sign-in of members. */
import { signInTables } from '../staff/sign-in-tables.ts';

const tables = signInTables('member');

/** Whoever has signed in once. Everybody may: what she may see is said by her orders alone, at every request. */
export const memberUsers = tables.users;
export const memberSessions = tables.sessions;
export const memberAccounts = tables.accounts;
export const memberCodes = tables.codes;
