/** What a signed link of a letter opens. */
import { readApplication } from '../domain/applications/application.store.server.ts';
import { grantOfToken } from '../domain/applications/download-token.server.ts';
import { readProduct } from '../domain/catalogue/catalogue.store.server.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/**
 * The token proves itself. It opens nothing any more when its product costs something now or has no file, and when the
 * application it was made for was removed.
 */
export async function download(
  { database: { db }, signer, clock }: FlowContext,
  token: string,
): ReturnType<ApplicationVerbs['download']> {
  const grant = grantOfToken(signer, token);
  if (grant === null) return { ok: false, reason: 'link-unknown' };
  const { productSlug, locale, applicationId, expiresAt } = grant;
  if (clock() >= expiresAt) return { ok: false, reason: 'link-expired', productSlug };
  const [product, application] = await Promise.all([
    readProduct(db, productSlug),
    readApplication(db, applicationId),
  ]);
  if (!application || !product?.isFree || product.files === null)
    return { ok: false, reason: 'link-unknown' };
  return { ok: true, download: { product, locale, file: product.files[locale], expiresAt } };
}
