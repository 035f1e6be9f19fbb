import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The way from the home page to this one. `trail` ends with the page itself; paths are of the page's language. */
export const breadcrumbsData = (
  publicOrigin: string,
  trail: readonly { name: string; href: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicOrigin}${href}`,
  })),
});
