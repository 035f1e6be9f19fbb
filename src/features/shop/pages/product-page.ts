/** All that a product's page tells, from its record and the academy's settings. */
import type { Question } from '../../courses/course.ts';
import type { Product } from '../product.ts';
import { policyValues } from '../../legal/policy-values.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import { linksIn } from '../../site/links.ts';
import { socialPicture } from '../../site/social-picture.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { productData } from '../structured-data.ts';
import { questionsData } from '../../site/questions.ts';
import { describeFile, describeProduct, type Telling } from './product-view.ts';
import { relatedProducts } from './shop-query.ts';

type Known = {
  product: Product;
  products: readonly Product[];
  settings: AcademySettings;
  publicOrigin: string;
  telling: Telling;
};

/** What is promised about money back, always from the one refund policy. */
function guaranteeOf(product: Product, settings: AcademySettings, { say, locale }: Telling) {
  const values = policyValues(settings, say.refunds, locale);
  const { guarantee, side } = say.product;
  const { question, answer } = product.isFree ? guarantee.free : guarantee.paid;
  return {
    title: fill(side.guaranteeTitle, values),
    text: side.guaranteeText,
    asked: { question: fill(question, values), answer: fill(answer, values) } satisfies Question,
  };
}

/** The page in the other language, where the file is another one. */
function twinOf({ slug, files }: Product, { say, locale }: Telling) {
  if (files === null || files.en.path === files.ar.path) return null;
  const other = locale === 'en' ? 'ar' : 'en';
  const language = say.product.languages[other];
  return {
    href: linksIn(other).product(slug),
    locale: other,
    text: fill(say.product.alsoIn, { language }),
  } as const;
}

export function productPage({ product, products, settings, publicOrigin, telling }: Known) {
  const { say, locale, links } = telling;
  const { included, steps, faq } = product.words[locale];
  const view = describeProduct(product, telling);
  const url = `${publicOrigin}${view.href}`;
  const picture = socialPicture('product', product.slug, locale);
  const guarantee = guaranteeOf(product, settings, telling);
  const questions = [...faq, guarantee.asked];
  const siteName = settings.siteName[locale];
  const { home, shop } = say.common.navigation;
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
      updated: fill(say.product.updated, { date: formatDate(product.updatedOn, locale) }),
      file: product.files && describeFile(product.files[locale], product, telling),
      twin: twinOf(product, telling),
      related: relatedProducts(products, product).map((each) => describeProduct(each, telling)),
    },
  };
}
