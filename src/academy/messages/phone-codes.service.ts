/**
 * Codes that are sent to a phone. One is made for every number that is asked for, known or not, so that neither the answer nor the
 * work tells which: whether it leaves is decided by whoever takes it from the outbox.
 */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { openedBy, type Sign, type Signer } from '../../platform/signed-token.ts';
import { openText, sealText } from '../../platform/text/sealed-text.ts';
import { type CodePurpose, phoneCodeMs, phoneCodeTries } from '../emails/message.ts';
import { phoneCodes } from './phone-codes.table.ts';

type About = { phone: string; purpose: CodePurpose };

function nameOf({ phone, purpose }: About): string {
  if (purpose.kind === 'prove') return `prove ${purpose.memberId} ${phone}`;
  return purpose.kind === 'take-gift' ? `take-gift ${purpose.orderId} ${phone}` : `sign-in ${phone}`;
}

/** Encrypted until it is sent, because tables are copied and backed up. */
const sealKey = (signer: Signer): Buffer => signer('phone code seal', Buffer.alloc(0));
export const sealPhoneCode = (signer: Signer, about: string, code: string): string =>
  sealText(sealKey(signer), code, about);
/** Null when it was sealed with another secret, or for something else. */
export const openPhoneCode = (signer: Signer, about: string, sealed: string): string | null =>
  openedBy(signer, 'phone code seal', Buffer.alloc(0), (key) => openText(key, sealed, about));

const keyOf = (signer: Sign, about: About): string =>
  signer('phone code', Buffer.from(nameOf(about))).toString('base64url');

/**
 * The code for a number. While one is valid the same is given again, with its wrong tries still counted and its time begun anew, so
 * that a stranger who asks makes nobody's code invalid.
 */
export async function makePhoneCode(db: Handle, signer: Signer, about: About, now: Date): Promise<string> {
  const key = keyOf(signer, about);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sealed = sealPhoneCode(signer, key, code);
  const endsAt = new Date(now.getTime() + phoneCodeMs);
  const isOver = sql`(${phoneCodes.endsAt} <= ${now.toISOString()}::timestamptz or ${phoneCodes.tries} >= ${phoneCodeTries}::integer)`;
  const [row] = await db
    .insert(phoneCodes)
    .values({ key, sealed, tries: 0, endsAt })
    .onConflictDoUpdate({
      target: phoneCodes.key,
      set: {
        sealed: sql`case when ${isOver} then excluded.sealed else ${phoneCodes.sealed} end`,
        tries: sql`case when ${isOver} then 0 else ${phoneCodes.tries} end`,
        endsAt,
      },
    })
    .returning({ sealed: phoneCodes.sealed });
  await db.delete(phoneCodes).where(lte(phoneCodes.endsAt, new Date(now.getTime() - phoneCodeMs)));
  const kept = row === undefined ? null : openPhoneCode(signer, key, row.sealed);
  if (kept !== null) return kept;
  // It was sealed before the secret changed.
  await db.update(phoneCodes).set({ sealed, tries: 0 }).where(eq(phoneCodes.key, key));
  return code;
}

/** Counts one try; true once, for the right code. One that was sent before the secret changed is right as well. */
export async function usePhoneCode(
  db: Handle,
  signer: Signer,
  { code, ...about }: About & { code: string },
  now: Date,
): Promise<boolean> {
  for (const sign of signer.accepted)
    if (await takeCode(db, signer, { key: keyOf(sign, about), code, now })) return true;
  return false;
}

async function takeCode(
  db: Handle,
  signer: Signer,
  { key, code, now }: { key: string; code: string; now: Date },
): Promise<boolean> {
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.key, key), lt(phoneCodes.tries, phoneCodeTries), gt(phoneCodes.endsAt, now)))
    .returning({ sealed: phoneCodes.sealed });
  const [kept, typed] = [
    Buffer.from((row && openPhoneCode(signer, key, row.sealed)) ?? ''),
    Buffer.from(code),
  ];
  if (!row || kept.length === 0 || kept.length !== typed.length || !timingSafeEqual(kept, typed))
    return false;
  const used = await db
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.key, key), eq(phoneCodes.sealed, row.sealed)))
    .returning({ key: phoneCodes.key });
  return used.length > 0;
}
