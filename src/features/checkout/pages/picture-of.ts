/** How the thing of an order is shown: its picture, and its name in the language of the page. */
import type { Ground } from '../../catalogue/record-fields.ts';
import type { ProductDrawing } from '../../shop/product.ts';
import { membership } from '../../community/membership.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { ItemKind } from '../../orders/order.ts';
import type { ForScreens } from '../../site/academy-context.ts';

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

type Sold = { itemKind: ItemKind; itemSlug: string; description: string; locale: Locale };

/** As it was sold where the order speaks the page's language, or the catalogue does not have it any more. */
export async function nameIn(
  locale: Locale,
  { itemKind, itemSlug, description, locale: sold }: Sold,
  academy: ForScreens['academy'],
): Promise<string> {
  if (sold === locale) return description;
  switch (itemKind) {
    case 'membership':
      return membership.name[locale];
    case 'product':
      return (await academy.product(itemSlug))?.words[locale].name ?? description;
    case 'consultation':
      return (await academy.consultationService(itemSlug))?.words[locale].title ?? description;
    case 'course':
    case 'instalment': {
      const name = (await academy.course(itemSlug))?.course.words[locale].name;
      // Which part of how many: 'Selling Online (2/4)'.
      const part = itemKind === 'instalment' ? (/ \(\d+\/\d+\)$/.exec(description)?.[0] ?? '') : '';
      return name === undefined ? description : name + part;
    }
    case 'test':
      return description;
  }
}
