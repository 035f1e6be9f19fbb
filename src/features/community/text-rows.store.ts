/** Rows of texts as members see them. Here, and only here, the author of a text without a name is left out. */
import { inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { communityReactions } from './community.table.ts';
import type { Author, Reacted } from './post-view.ts';
import { worksHere } from './readable.store.ts';
import { reactions } from './space.ts';

/** Beside a text: needs joins of `memberProfiles` and `memberUsers`. */
export const authorColumns = () => ({
  name: memberProfiles.displayName,
  city: memberProfiles.city,
  isTeam: worksHere(),
});

export type AuthorRow = {
  authorId: string | null;
  isAnonymous: boolean;
  name: string | null;
  city: string | null;
  isTeam: boolean;
};

export function authorOf({ authorId, isAnonymous, name, city, isTeam }: AuthorRow): Author {
  if (isAnonymous) return { kind: 'anonymous' };
  if (authorId === null || name === null) return { kind: 'gone' };
  return { kind: 'member', id: authorId, name, city: city ?? '', isTeam };
}

/** By text, in the order of the list of reactions; those that nobody gave are not named. */
export async function readReactions(
  db: Handle,
  memberId: string,
  subjects: readonly string[],
): Promise<Map<string, Reacted[]>> {
  const found = new Map<string, Reacted[]>();
  if (subjects.length === 0) return found;
  const { subjectId, kind } = communityReactions;
  const rows = await db
    .select({
      subjectId,
      kind,
      count: sql<number>`count(*)`.mapWith(Number),
      isHers: sql<boolean>`bool_or(${communityReactions.memberId} = ${memberId})`,
    })
    .from(communityReactions)
    .where(inArray(subjectId, [...subjects]))
    .groupBy(subjectId, kind);
  for (const reaction of reactions)
    for (const row of rows)
      if (row.kind === reaction)
        found.set(row.subjectId, [
          ...(found.get(row.subjectId) ?? []),
          { kind: reaction, count: row.count, isHers: row.isHers },
        ]);
  return found;
}
