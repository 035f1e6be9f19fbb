/** Who stands in the door of a step: the course's person while the catalogue has it, and one of our own for the rest. */
import type { Ground } from '../../../domain/catalogue/ground.ts';
import type { ItemKind } from '../../../domain/orders/order.ts';
import type { ForScreens } from '../../academy-context.ts';

export type Picture = { portrait: string | null; ground: Ground };

export const membershipPicture: Picture = { portrait: 'khadija', ground: 'mint' };
const nobody: Picture = { portrait: null, ground: 'majorelle' };

export async function pictureOf(
  { itemKind, itemSlug }: { itemKind: ItemKind; itemSlug: string },
  academy: ForScreens['academy'],
): Promise<Picture> {
  if (itemKind === 'membership') return membershipPicture;
  const found = itemKind === 'course' ? await academy.course(itemSlug) : null;
  return found === null ? nobody : { portrait: found.course.portrait, ground: found.course.ground };
}
