/** What orders are for, by name. */
import { inEach } from '../../platform/i18n/locale.ts';
import type { Handle } from '../../platform/db/handle.ts';
import {
  readBundles,
  readCourses,
  readProducts,
  readServices,
} from '../../academy/content/content.service.ts';
import { membershipName } from '../../academy/settings/membership.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { type Order, partIn } from './order.ts';

type Named = Pick<Order, 'itemKind' | 'itemSlug' | 'locale' | 'description'> & Partial<Pick<Order, 'months'>>;

/** In the order’s language as it was sold; in others as it is called today, or as it was sold when it is gone. */
export async function itemNamer(db: Handle): Promise<(order: Named) => Localised<string>> {
  const [courses, products, bundles, services] = await Promise.all([
    readCourses(db),
    readProducts(db),
    readBundles(db),
    readServices(db),
  ]);
  const names = new Map<string, Localised<string>>();
  const name = (kind: Order['itemKind'], slug: string, called: Localised<string>) =>
    names.set(`${kind} ${slug}`, called);
  for (const { slug, words } of courses)
    for (const kind of ['course', 'instalment'] as const)
      name(
        kind,
        slug,
        inEach((one) => words[one].name),
      );
  for (const { slug, words } of products)
    name(
      'product',
      slug,
      inEach((one) => words[one].name),
    );
  for (const { slug, words } of bundles)
    name(
      'bundle',
      slug,
      inEach((one) => words[one].name),
    );
  for (const { slug, words } of services)
    name(
      'consultation',
      slug,
      inEach((one) => words[one].title),
    );
  return ({ itemKind, itemSlug, locale, description, months }) => {
    const today = itemKind === 'membership' ? membershipName(months) : names.get(`${itemKind} ${itemSlug}`);
    const part = partIn({ itemKind, description });
    return inEach((one) => (today && one !== locale ? today[one] + part : description));
  };
}
