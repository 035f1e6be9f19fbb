/**
 * The query of the shop's address, and the products that match. The values in addresses are the records' own, in lower case.
 */
import { productCategories, productSubcategories, type Product } from '../product.ts';

export type ShopQuery = {
  category: Product['category'] | null;
  subcategory: Product['subcategory'] | null;
  freeOnly: boolean;
  featuredOnly: boolean;
};

/** 'Templates' is 'templates' in addresses. */
export const inAddress = (value: string): string => value.toLowerCase();

const known = <T extends string>(values: readonly T[], asked: string | null): T | null =>
  values.find((value) => inAddress(value) === asked?.toLowerCase()) ?? null;

/** An unknown value asks for nothing. */
export const queryOf = ({ searchParams }: Pick<URL, 'searchParams'>): ShopQuery => ({
  category: known(productCategories, searchParams.get('category')),
  subcategory: known(productSubcategories, searchParams.get('subcategory')),
  freeOnly: searchParams.get('free') === 'yes',
  featuredOnly: searchParams.get('featured') === 'yes',
});

export const asksForAll = ({ category, subcategory, freeOnly, featuredOnly }: ShopQuery): boolean =>
  category === null && subcategory === null && !freeOnly && !featuredOnly;

/** What fits, our picks first, each group in the catalogue's order. */
export const chosenProducts = (products: readonly Product[], query: ShopQuery): Product[] =>
  products
    .filter(
      (product) =>
        (query.category === null || product.category === query.category) &&
        (query.subcategory === null || product.subcategory === query.subcategory) &&
        (!query.freeOnly || product.isFree) &&
        (!query.featuredOnly || product.isFeatured),
    )
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || a.position - b.position);

/** How many other products a product's page shows. */
const relatedAtMost = 4;

/** Others: of the same category first, then of the same subcategory. */
export function relatedProducts(products: readonly Product[], to: Product): Product[] {
  const nearness = (product: Product): number =>
    (product.category === to.category ? 2 : 0) + (product.subcategory === to.subcategory ? 1 : 0);
  return products
    .filter(({ slug }) => slug !== to.slug)
    .sort((a, b) => nearness(b) - nearness(a) || a.position - b.position)
    .slice(0, relatedAtMost);
}
