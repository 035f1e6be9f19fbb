/** What cards and pages say about a product, made ready once. */
import type { Words } from '../../../words.ts';
import { downloadHours } from '../download-hours.ts';
import { fileSize } from '../file-size.ts';
import type { Product, ProductFile } from '../product.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Links } from '../../site/links.ts';
import { count } from '../../../platform/i18n/count.ts';
import { fill } from '../../../platform/i18n/fill.ts';

export type Telling = { say: Words; links: Links; locale: Locale };

export type ProductView = Pick<
  Product,
  'slug' | 'drawing' | 'ground' | 'isFree' | 'isFeatured' | 'writtenIn'
> & {
  href: string;
  /** Whether it can be bought now. */
  isSold: boolean;
  /** Where it is got: ordered, or asked for. */
  getHref: string;
  accessHref: string;
  name: string;
  description: string;
  category: string;
  subcategory: string;
  price: string;
};

export type FileKind = keyof Words['download']['afterSteps'];
export type FileView = { name: string; kind: FileKind; type: string; size: string; language: string };

export function describeProduct(product: Product, { say, links, locale }: Telling): ProductView {
  const { slug, drawing, ground, isFree, isFeatured, writtenIn } = product;
  const { name, description } = product.words[locale];
  const isSold = !isFree && product.files !== null;
  return {
    slug,
    drawing,
    ground,
    isFree,
    isFeatured,
    writtenIn,
    name,
    description,
    href: links.product(slug),
    isSold,
    getHref: isSold ? links.productOrder(slug) : links.productAccess(slug),
    accessHref: links.productAccess(slug),
    category: say.shop.categories[product.category],
    subcategory: say.shop.subcategories[product.subcategory],
    price: isFree ? say.shop.free : formatMad(product.priceCentimes, locale),
  };
}

const kinds: Record<string, FileKind> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/pdf': 'pdf',
  'text/html': 'html',
};

/** '28 KB', '1.4 MB'. */
function sizeIn(words: Words['product']['size'], bytes: number): string {
  const { unit, number } = fileSize(bytes);
  return fill(words[unit], { n: number });
}

export function describeFile(file: ProductFile, product: Product, { say, locale }: Telling): FileView {
  const words = say.product;
  const kind = kinds[file.type] ?? 'other';
  const inBoth = product.files?.en.path === product.files?.ar.path;
  return {
    name: file.name,
    kind,
    type: words.types[kind],
    size: sizeIn(words.size, file.bytes),
    language: words.languages[inBoth ? 'both' : locale],
  };
}

/** How long a letter's link works: '72 hours'. */
export const linkLife = ({ say, locale }: Pick<Telling, 'say' | 'locale'>): string =>
  count(downloadHours, say.refunds.hours, locale);
