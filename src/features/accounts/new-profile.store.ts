/** What a member's profile begins with: her first name, with a number where another member is called so, and nothing else. */
import { desc, eq, like, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { callName } from '../../platform/people/call-name.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { foldName, isAcademyName } from './folded-name.ts';
import { memberProfiles } from './member.table.ts';

/** For whose orders say no plain name. */
const nameless: Record<Locale, string> = { en: 'Member', ar: 'عضوة' };

const mostTries = 20;

async function hasProfile(db: Handle, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return rows.length > 0;
}

/** The name, or the name with the first number that nobody has: 'Salma 2'. */
async function freeName(db: Handle, name: string): Promise<string> {
  const { foldedName } = memberProfiles;
  const folded = foldName(name);
  const rows = await db
    .select({ foldedName })
    .from(memberProfiles)
    .where(like(foldedName, `${folded}%`));
  const taken = new Set(rows.map((row) => row.foldedName));
  if (!taken.has(folded) && !isAcademyName(folded)) return name;
  let number = 2;
  while (taken.has(foldName(`${name} ${number}`))) number += 1;
  return `${name} ${number}`;
}

/**
 * Makes the profile when there is none; a profile that is there stays as it is. Letters of the community wait until she asks
 * for them. `unsubscribeToken` is unguessable.
 */
export async function beginProfile(
  db: Handle,
  who: { memberId: string; email: string; locale: Locale; unsubscribeToken: string; now: Date },
): Promise<void> {
  const { memberId, email, locale, unsubscribeToken, now } = who;
  if (await hasProfile(db, memberId)) return;
  const [newest] = await db
    .select({
      name: sql<string>`case when ${orders.email} = ${email} then ${orders.name} else ${orders.recipientName} end`,
    })
    .from(orders)
    .where(or(eq(orders.email, email), eq(orders.recipientEmail, email)))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const name = callName(newest?.name ?? null) ?? nameless[locale];
  // A number that somebody else takes in the meantime is passed over at the next try.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const displayName = await freeName(db, name);
    const rows = await db
      .insert(memberProfiles)
      .values({
        memberId,
        displayName,
        foldedName: foldName(displayName),
        city: '',
        about: '',
        locale,
        wantsDigest: false,
        unsubscribeToken,
        joinedAt: now,
      })
      .onConflictDoNothing()
      .returning({ memberId: memberProfiles.memberId });
    if (rows.length > 0 || (await hasProfile(db, memberId))) return;
  }
  throw new Error('No name was free');
}
