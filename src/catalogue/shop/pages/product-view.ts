/** What cards and pages show of a product, prepared once. */
import type { Product as ProductData, WithContext } from 'schema-dts';
import type { Words } from '../../../words.ts';
import { downloadHours } from '../download-rules.ts';
import { fileSize } from '../../../platform/files/file-size.ts';
import type { Product, ProductFile } from '../product.ts';
import { currency, formatMad, toDecimal } from '../../../platform/money/money.ts';
import { type Locale, locales, readingOrder } from '../../../platform/i18n/locale.ts';
import { type Links, linksIn } from '../../../academy/frame/links.ts';
import { count } from '../../../platform/i18n/count.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import type { Question } from '../../courses/course.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import { socialPicture } from '../../../academy/frame/covers.ts';
import { breadcrumbsData, questionsData } from '../../../academy/frame/structured-data.ts';
import { relatedProducts } from './shop-query.ts';

/** The data of a product's page, from its record and the academy's settings. */
type Known = {
  product: Product;
  products: readonly Product[];
  settings: AcademySettings;
  publicOrigin: string;
  inLocale: InLocale;
};

/** What is promised about money back, always from the one refund policy. */
function guaranteeOf(product: Product, settings: AcademySettings, { t, locale }: InLocale) {
  const values = policyValues(settings, t.refunds, locale);
  const { guarantee, side } = t.product;
  const { question, answer } = product.isFree ? guarantee.free : guarantee.paid;
  return {
    title: fill(side.guaranteeTitle, values),
    text: side.guaranteeText,
    asked: { question: fill(question, values), answer: fill(answer, values) } satisfies Question,
  };
}

/** The page in the other language, where the file is another one. */
function twinOf({ slug, files, isFree }: Product, { t, locale }: InLocale) {
  const other = readingOrder(locale).find((one) => files !== null && files[one].path !== files[locale].path);
  if (other === undefined) return null;
  const language = t.product.languages[other];
  return {
    href: linksIn(other).product(slug),
    locale: other,
    text: isFree ? t.product.alsoIn(language) : t.product.comesIn(language),
  } as const;
}

export function productPage({ product, products, settings, publicOrigin, inLocale }: Known) {
  const { t, locale, links } = inLocale;
  const { included, steps, faq } = product.words[locale];
  const view = describeProduct(product, inLocale);
  const url = `${publicOrigin}${view.href}`;
  const picture = socialPicture('product', product.slug, locale);
  const guarantee = guaranteeOf(product, settings, inLocale);
  const questions = [...faq, guarantee.asked];
  const siteName = settings.siteName[locale];
  const { home, shop } = t.common.navigation;
  const trail = [
    { name: home, href: links.home() },
    { name: shop, href: links.shop() },
    { name: view.name, href: view.href },
  ];
  return {
    head: {
      title: view.name,
      description: view.description,
      writtenIn: product.writtenIn,
      picture,
      structuredData: [
        breadcrumbsData(publicOrigin, trail),
        productData({ product, locale, url, picture: `${publicOrigin}${picture}`, siteName }),
        questionsData(questions),
      ],
    },
    page: {
      view,
      url,
      included,
      steps,
      questions,
      guarantee,
      updated: t.product.updated(formatDate(product.updatedOn, locale)),
      file: product.files && describeFile(product.files[locale], product, inLocale),
      twin: twinOf(product, inLocale),
      related: relatedProducts(products, product).map((each) => describeProduct(each, inLocale)),
    },
  };
}

export type InLocale = { t: Words; links: Links; locale: Locale };

export type ProductView = Pick<
  Product,
  'slug' | 'category' | 'drawing' | 'ground' | 'isFree' | 'writtenIn'
> & {
  /** Pictures of its pages. */
  pages: readonly string[];
  href: string;
  /** Whether it can be bought now. */
  isSold: boolean;
  /** Where it is got: ordered, or asked for. */
  getHref: string;
  accessHref: string;
  name: string;
  description: string;
  /** In a few words, for lists; where the record has none, the description. */
  line: string;
  /** 'E-book'. */
  kind: string;
  price: string;
};

export type FileKind = keyof Words['download']['afterSteps'];
export type FileView = { name: string; kind: FileKind; type: string; size: string; language: string };

export function describeProduct(product: Product, { t, links, locale }: InLocale): ProductView {
  const { slug, category, drawing, ground, isFree, writtenIn } = product;
  const { name, description, tagline, pages = [] } = product.words[locale];
  const isSold = !isFree && product.files !== null;
  return {
    slug,
    category,
    drawing,
    ground,
    isFree,
    writtenIn,
    pages,
    name,
    description,
    line: tagline || description,
    href: links.product(slug),
    isSold,
    getHref: isSold ? links.productOrder(slug) : links.productAccess(slug),
    accessHref: links.productAccess(slug),
    kind: t.shop.kinds[category],
    price: isFree ? t.shop.free : formatMad(product.priceCentimes, locale),
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

export function describeFile(file: ProductFile, product: Product, { t, locale }: InLocale): FileView {
  const words = t.product;
  const kind = kinds[file.type] ?? 'other';
  const inBoth = product.files?.en.path === product.files?.ar.path;
  const own = locales.find((one) => product.files?.[one].path === file.path) ?? locale;
  return {
    name: file.name,
    kind,
    type: words.types[kind],
    size: sizeIn(words.size, file.bytes),
    language: words.languages[inBoth ? 'both' : own],
  };
}

/** How long an e-mail's link works: '72 hours'. */
export const linkLife = ({ t, locale }: Pick<InLocale, 't' | 'locale'>): string =>
  count(downloadHours, t.refunds.hours, locale);

type StructuredDataKnown = {
  product: Product;
  locale: Locale;
  /** Absolute addresses. */
  url: string;
  picture: string;
  siteName: string;
};

/**
 * A product of the shop. What is free is in stock at no price; what has no file yet is marked so, so that no search engine
 * promises a sale.
 */
const productData = ({
  product,
  locale,
  url,
  picture,
  siteName,
}: StructuredDataKnown): WithContext<ProductData> => ({
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
