/** A page of something that is for sale was opened: what is counted of it, and what an address means. */
import { localeOfPath, type Locale, bareOf } from '../../platform/i18n/locale.ts';
import { membership } from '../../academy/settings/membership.ts';
import type { SoldKind } from '../../academy/settings/sold-kinds.ts';

/** 'visit': the page of the offer; 'form': the form that orders it, as a page or in the dialog. */
export type VisitStep = 'visit' | 'form';

export type Visited = { step: VisitStep; itemKind: SoldKind; itemSlug: string; locale: Locale };

const slug = '([a-z0-9][a-z0-9-]{0,99})';
const ofRecord: readonly [RegExp, VisitStep, SoldKind][] = [
  [new RegExp(`^/courses/${slug}$`), 'visit', 'course'],
  [new RegExp(`^/courses/${slug}/enrol$`), 'form', 'course'],
  [new RegExp(`^/products/${slug}$`), 'visit', 'product'],
  [new RegExp(`^/bundles/${slug}$`), 'visit', 'bundle'],
  [new RegExp(`^/bundles/${slug}/order$`), 'form', 'bundle'],
  [new RegExp(`^/products/${slug}/order$`), 'form', 'product'],
  [new RegExp(`^/consultation/${slug}$`), 'visit', 'consultation'],
  [new RegExp(`^/consultation/${slug}/book$`), 'form', 'consultation'],
];
const ofMembership: Partial<Record<string, VisitStep>> = {
  '/community/clarity-details': 'visit',
  '/checkout/membership': 'form',
};

/**
 * What is counted when the page of a path was opened; null for all other pages. Whether such a record exists is not checked.
 */
export function visitedBy(pathname: string): Visited | null {
  const locale = localeOfPath(pathname);
  const bare = bareOf(pathname);
  const joining = ofMembership[bare];
  if (joining !== undefined)
    return { step: joining, itemKind: 'membership', itemSlug: membership.slug, locale };
  for (const [pattern, step, itemKind] of ofRecord) {
    const itemSlug = pattern.exec(bare)?.[1];
    if (itemSlug !== undefined) return { step, itemKind, itemSlug, locale };
  }
  return null;
}
