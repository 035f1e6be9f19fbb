/** What an order is of, in the language of whoever reads. The order itself keeps it in its buyer's, as it was sold. */
import { membership } from '../../../domain/catalogue/membership.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Office } from './open-office.ts';

type Titled = Pick<Order, 'itemKind' | 'itemSlug' | 'description' | 'locale'>;
/** By slug. */
type Names = Partial<Record<Titled['itemKind'], ReadonlyMap<string, string>>>;

/** A buyer of the reader's own language, and what is on offer no more, are told as it was sold. */
export const titleFrom = (names: Names, locale: Locale, order: Titled): string =>
  order.locale === locale
    ? order.description
    : (names[order.itemKind]?.get(order.itemSlug) ?? order.description);

export async function titleReader({ academy, locale }: Pick<Office, 'academy' | 'locale'>) {
  const [courses, products, services] = await Promise.all([
    academy.courses(),
    academy.products(),
    academy.consultationServices(),
  ]);
  const names: Names = {
    course: new Map(courses.map(({ course }) => [course.slug, course.words[locale].name])),
    product: new Map(products.map(({ slug, words }) => [slug, words[locale].name])),
    consultation: new Map(services.map(({ slug, words }) => [slug, words[locale].title])),
    membership: new Map([[membership.slug, membership.name[locale]]]),
  };
  return (order: Titled): string => titleFrom(names, locale, order);
}
