import type { Product, WithContext } from 'schema-dts';
import type { Product as ProductRecord } from './product.ts';
import { currency, toDecimal } from '../../platform/money/money.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

type Known = {
  product: ProductRecord;
  locale: Locale;
  /** Absolute addresses. */
  url: string;
  picture: string;
  siteName: string;
};

/**
 * A product of the shop. What is free is in stock at no price; what has no file yet says so, so that no search engine
 * promises a sale.
 */
export const productData = ({ product, locale, url, picture, siteName }: Known): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.words[locale].name,
  description: product.words[locale].description,
  url,
  image: picture,
  category: product.category,
  sku: product.slug,
  brand: { '@type': 'Brand', name: siteName },
  offers: {
    '@type': 'Offer',
    url,
    price: toDecimal(product.priceCentimes),
    priceCurrency: currency,
    availability: product.files === null ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock',
  },
});
