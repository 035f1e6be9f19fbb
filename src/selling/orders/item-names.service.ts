/** What orders are for, by name. */
import type { Handle } from '../../platform/db/handle.ts';
import { readCourses, readProducts, readServices } from '../../academy/content/content.service.ts';
import { membership } from '../../academy/settings/membership.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { type Order, partIn } from './order.ts';

type Named = Pick<Order, 'itemKind' | 'itemSlug' | 'locale' | 'description'>;

/** In the order’s language as it was sold; in the other as it is called today, or as it was sold when it is gone. */
export async function itemNamer(db: Handle): Promise<(order: Named) => Localised<string>> {
  const [courses, products, services] = await Promise.all([
    readCourses(db),
    readProducts(db),
    readServices(db),
  ]);
  const names = new Map<string, Localised<string>>();
  const name = (kind: Order['itemKind'], slug: string, en: string, ar: string) =>
    names.set(`${kind} ${slug}`, { en, ar });
  for (const { slug, words } of courses)
    for (const kind of ['course', 'instalment'] as const) name(kind, slug, words.en.name, words.ar.name);
  for (const { slug, words } of products) name('product', slug, words.en.name, words.ar.name);
  for (const { slug, words } of services) name('consultation', slug, words.en.title, words.ar.title);
  name('membership', membership.slug, membership.name.en, membership.name.ar);
  return ({ itemKind, itemSlug, locale, description }) => {
    const today = names.get(`${itemKind} ${itemSlug}`);
    const part = partIn({ itemKind, description });
    return {
      en: today ? today.en + part : description,
      ar: today ? today.ar + part : description,
      [locale]: description,
    };
  };
}
