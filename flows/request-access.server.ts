/** Somebody wants a product of the shop: a free one is delivered by a signed link, for a paid one the wish is noted. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import { readProduct } from '../domain/catalogue/catalogue.store.server.ts';
import type { Product } from '../domain/catalogue/product.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import { tellOfApplication, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

/** A free product without a file yet cannot be delivered: then the wish is noted as well. */
const isDeliverable = ({ isFree, files }: Product): boolean => isFree && files !== null;

/** Asking once more within the hour is the same application, but sends the link again: letters get lost. */
export async function requestAccess(
  context: FlowContext,
  { productSlug, locale, email, address }: Parameters<ApplicationVerbs['requestAccess']>[0],
): ReturnType<ApplicationVerbs['requestAccess']> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const product = await readProduct(tx, productSlug);
    if (!product) return { ok: false, reason: 'product-not-found' };
    const delivery = isDeliverable(product) ? 'link' : 'interest';
    const about = { kind: 'access-request', subject: productSlug, answers: {} } as const;
    const asked = { ...about, locale, email, name: null, phone: null, isAnswered: delivery === 'link' };
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    const letter = delivery === 'link' ? 'access-link' : 'interest-noted';
    await tellOfApplication(context, tx, kept, letter, {
      againAfterMs: delivery === 'link' ? 600_000 : null,
    });
    return { ok: true, delivery };
  });
}
