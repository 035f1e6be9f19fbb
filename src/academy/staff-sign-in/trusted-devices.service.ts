/**
 * Devices on which a member of staff chose not to be asked for the second step for a while. A device keeps a random secret in a
 * cookie; here is its keyed hash, made for one address. The code by e-mail is asked for all the same.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type AcademySecret, secretNow, secretsOf } from '../../platform/secret.ts';
import { browserFamily } from '../staff/browser-family.ts';
import { trustedDays } from './second-factor.ts';
import { staffTrustedDevices } from './second-factor.table.ts';

type Options = { secret: AcademySecret; publicOrigin: string };

const cookieName = 'derb-staff-device';

const hashOf = (secret: string, email: string, held: string): string =>
  createHmac('sha256', secret).update(`trusted device of ${email}: ${held}`).digest('base64url');

/** The secret in the browser's cookie; null where it has none. */
function heldBy(request: Request): string | null {
  const parts = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  const found = parts.find((part) => part.startsWith(`${cookieName}=`));
  return found === undefined ? null : found.slice(cookieName.length + 1);
}

/** 'Chrome, Android'; a browser that is not known by name is 'Browser'. */
const nameOf = (request: Request): string => browserFamily(request.headers.get('user-agent')) ?? 'Browser';

const isTheirs = ({ secret }: Options, request: Request, email: string) => {
  const held = heldBy(request);
  if (held === null) return null;
  return and(
    eq(staffTrustedDevices.email, email),
    inArray(
      staffTrustedDevices.hash,
      secretsOf(secret).map((one) => hashOf(one, email, held)),
    ),
    eq(staffTrustedDevices.name, nameOf(request)),
  );
};

/** Trusts the device of the request; answers with its Set-Cookie value and its name. Deletes all whose time is over. */
export async function trustDevice(
  tx: Handle,
  { secret, publicOrigin }: Options,
  { request, email, id, now }: { request: Request; email: string; id: string; now: Date },
): Promise<{ cookie: string; name: string }> {
  await tx.delete(staffTrustedDevices).where(lte(staffTrustedDevices.expiresAt, now));
  const held = randomBytes(32).toString('base64url');
  const seconds = trustedDays * 86_400;
  const name = nameOf(request);
  await tx.insert(staffTrustedDevices).values({
    id,
    email,
    hash: hashOf(secretNow(secret), email, held),
    name,
    trustedAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1_000),
  });
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieName}=${held}; Path=/api/staff; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  return { cookie, name };
}

/** Whether the second step need not be asked for on the device of the request; notes the use. */
export async function useTrustedDevice(
  db: Handle,
  options: Options,
  { request, email, now }: { request: Request; email: string; now: Date },
): Promise<boolean> {
  const theirs = isTheirs(options, request, email);
  if (theirs === null) return false;
  const rows = await db
    .update(staffTrustedDevices)
    .set({ lastUsedAt: now })
    .where(and(theirs, gt(staffTrustedDevices.expiresAt, now)))
    .returning({ id: staffTrustedDevices.id });
  return rows.length > 0;
}

/** The row of the request's device; null where it is not trusted. */
export async function trustedDeviceOf(
  db: Handle,
  options: Options,
  { request, email }: { request: Request; email: string },
): Promise<string | null> {
  const theirs = isTheirs(options, request, email);
  if (theirs === null) return null;
  const [row] = await db.select({ id: staffTrustedDevices.id }).from(staffTrustedDevices).where(theirs);
  return row?.id ?? null;
}

/** Theirs whose time is not over, the newest first. */
export const readTrustedDevices = (db: Handle, email: string, now: Date) =>
  db
    .select({
      id: staffTrustedDevices.id,
      name: staffTrustedDevices.name,
      trustedAt: staffTrustedDevices.trustedAt,
      lastUsedAt: staffTrustedDevices.lastUsedAt,
      expiresAt: staffTrustedDevices.expiresAt,
    })
    .from(staffTrustedDevices)
    .where(and(eq(staffTrustedDevices.email, email), gt(staffTrustedDevices.expiresAt, now)))
    .orderBy(desc(staffTrustedDevices.trustedAt), desc(staffTrustedDevices.id));

/** One of theirs; answers with its name, null where there is none. */
export async function forgetTrustedDevice(tx: Handle, email: string, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(staffTrustedDevices)
    .where(and(eq(staffTrustedDevices.email, email), eq(staffTrustedDevices.id, id)))
    .returning({ name: staffTrustedDevices.name });
  return row?.name ?? null;
}

/** All of theirs: their role or second step changed. */
export async function forgetTrustedDevicesOf(tx: Handle, email: string): Promise<void> {
  await tx.delete(staffTrustedDevices).where(eq(staffTrustedDevices.email, email));
}
