/** What a member's profile begins with: her first name and nothing else. */
import { desc, eq } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { callName } from '../people/call-name.ts';
import type { Locale } from '../people/locale.ts';
import { memberProfiles } from './member.table.ts';

/** For whose orders say no plain name. */
const nameless: Record<Locale, string> = { en: 'Member', ar: 'عضوة' };

/**
 * Makes the profile when there is none; a profile that is there stays as it is. Letters of the community wait until she asks
 * for them. `unsubscribeToken` is unguessable.
 */
export async function beginProfile(
  db: Handle,
  who: { memberId: string; email: string; locale: Locale; unsubscribeToken: string; now: Date },
): Promise<void> {
  const { memberId, email, locale, unsubscribeToken, now } = who;
  const there = await db
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  if (there.length > 0) return;
  const [newest] = await db
    .select({ name: orders.name })
    .from(orders)
    .where(eq(orders.email, email))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  await db
    .insert(memberProfiles)
    .values({
      memberId,
      displayName: callName(newest?.name ?? null) ?? nameless[locale],
      city: '',
      about: '',
      locale,
      wantsDigest: false,
      unsubscribeToken,
      joinedAt: now,
    })
    .onConflictDoNothing();
}
