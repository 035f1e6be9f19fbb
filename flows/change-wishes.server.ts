/** In which language she is written to, and whether she wants the digest. */
import { writeWishes, type Wishes } from '../domain/members/account.store.server.ts';
import type { Member } from '../domain/members/member.ts';
import type { FlowContext } from './flow-context.ts';

/** False while she has no profile: there is nothing to change yet. */
export const changeWishes = (
  { database: { db } }: FlowContext,
  { id }: Member,
  { locale, wantsDigest }: Wishes,
): Promise<boolean> => writeWishes(db, id, { locale, wantsDigest });
