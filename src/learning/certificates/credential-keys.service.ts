/** Keys that sign certificates: made when the first is needed, stored encrypted, and their public halves published for ever. */
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { openedBy } from '../../platform/signed-token.ts';
import { openText, sealText } from '../../platform/text/sealed-text.ts';
import type { PublicJwk } from './certificate.ts';
import { signingKeys } from './certificates.table.ts';
import { keyUrl } from './open-badge.ts';

// Loaded with the first signature, so that the server starts without it.
const jose = () => import('jose');

/** As strong as 128 bits; keys of fewer sign nothing new. */
const keyBits = 3_072;
const isStrong = ({ n }: PublicJwk): boolean => Buffer.from(n, 'base64url').length * 8 >= keyBits;

const readKeys = (db: Handle) => db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));

async function makeKey(context: Context): Promise<{ kid: string; pkcs8: string }> {
  const { generateKeyPair, exportJWK, exportPKCS8, calculateJwkThumbprint } = await jose();
  const { publicKey, privateKey } = await generateKeyPair('RS256', {
    modulusLength: keyBits,
    extractable: true,
  });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const publicJwk: PublicJwk = { kty: 'RSA', n, e };
  const kid = await calculateJwkThumbprint(publicJwk);
  const pkcs8 = await exportPKCS8(privateKey);
  const privateSealed = sealText(context.signer('certificate key', Buffer.from(kid)), pkcs8, kid);
  await context.database.db
    .insert(signingKeys)
    .values({ kid, publicJwk, privateSealed, createdAt: context.clock() });
  return { kid, pkcs8 };
}

/**
 * The newest strong key that the academy's secret opens. After the secret changed a new key is made; old certificates stay valid.
 */
async function signingKey(context: Context): Promise<{ kid: string; pkcs8: string }> {
  for (const { kid, publicJwk, privateSealed } of await readKeys(context.database.db)) {
    if (!isStrong(publicJwk)) continue;
    const pkcs8 = openedBy(context.signer, 'certificate key', Buffer.from(kid), (key) =>
      openText(key, privateSealed, kid),
    );
    if (pkcs8 !== null) return { kid, pkcs8 };
  }
  return makeKey(context);
}

/** A credential as a compact JWS: RS256, with the key's URL as the only other header. */
export async function signCredential(context: Context, claims: Record<string, unknown>): Promise<string> {
  const { SignJWT, importPKCS8 } = await jose();
  const { kid, pkcs8 } = await signingKey(context);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keyUrl(context.publicOrigin, kid), typ: 'JWT' })
    .sign(await importPKCS8(pkcs8, 'RS256'));
}

const published = (kid: string, jwk: PublicJwk) => ({ ...jwk, kid, alg: 'RS256', use: 'sig' });

/** Every key that ever signed, as a JWK set. */
export const publicKeys = async ({ database }: Context) => ({
  keys: (await readKeys(database.db)).map(({ kid, publicJwk }) => published(kid, publicJwk)),
});

export async function publicKey({ database }: Context, kid: string) {
  const [row] = await database.db.select().from(signingKeys).where(eq(signingKeys.kid, kid));
  return row ? published(row.kid, row.publicJwk) : null;
}
