/** The token of a download: for one product in one language, until one instant, because of one application. */
import { type Locale, readLocale } from '../../platform/i18n/locale.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';

export type DownloadGrant = { productSlug: string; locale: Locale; applicationId: string; expiresAt: Date };

/** Whole seconds count: the instant is rounded down. */
export function downloadToken(signer: Signer, grant: DownloadGrant): string {
  const { productSlug, locale, applicationId, expiresAt } = grant;
  const seconds = Buffer.alloc(6);
  seconds.writeUIntBE(Math.floor(expiresAt.getTime() / 1_000), 0, 6);
  const body = [bytesOfId(applicationId), seconds, Buffer.from(locale), Buffer.from(productSlug)];
  return signedToken(signer, 'download', Buffer.concat(body));
}

const before = { seconds: 16, locale: 22, slug: 24 };

/** What the token grants, expired or not; null for a token that we did not write. */
export function grantOfToken(signer: Signer, token: string): DownloadGrant | null {
  const body = openToken(signer, 'download', token);
  if (body === null || body.length <= before.slug) return null;
  return {
    applicationId: idOfBytes(body.subarray(0, before.seconds)),
    expiresAt: new Date(body.readUIntBE(before.seconds, 6) * 1_000),
    locale: readLocale(body.toString('utf8', before.locale, before.slug)),
    productSlug: body.toString('utf8', before.slug),
  };
}
