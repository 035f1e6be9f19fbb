/** Who stands in the door of a step: the course's person while the catalogue has it, and one of our own for the rest. */
import type { Ground } from '../../../domain/catalogue/ground.ts';
import type { ProductDrawing } from '../../../domain/catalogue/product.ts';
import type { ItemKind } from '../../../domain/orders/order.ts';
import type { ForScreens } from '../../academy-context.ts';

export type Picture = {
  portrait: string | null;
  ground: Ground;
  /** Of a product of the shop. */
  drawing?: ProductDrawing;
};

export const membershipPicture: Picture = { portrait: 'khadija', ground: 'mint' };
const nobody: Picture = { portrait: null, ground: 'majorelle' };

export async function pictureOf(
  { itemKind, itemSlug }: { itemKind: ItemKind; itemSlug: string },
  academy: ForScreens['academy'],
): Promise<Picture> {
  if (itemKind === 'membership') return membershipPicture;
  if (itemKind === 'product') {
    const product = await academy.product(itemSlug);
    return product === null ? nobody : { portrait: null, ground: product.ground, drawing: product.drawing };
  }
  if (itemKind === 'consultation') {
    const service = await academy.consultationService(itemSlug);
    return service === null ? nobody : { portrait: service.portrait, ground: service.ground };
  }
  const found = itemKind === 'course' || itemKind === 'instalment' ? await academy.course(itemSlug) : null;
  return found === null ? nobody : { portrait: found.course.portrait, ground: found.course.ground };
}
