import type { Product as ProductData, WithContext } from 'schema-dts';
import { data, type Params } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { publicPage } from '../../../academy/frame/page-headers.ts';
import { ShareButton } from '../../../academy/frame/share-button.tsx';
import { breadcrumbsData } from '../../../academy/frame/structured-data.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import { currency, formatMad, toDecimal } from '../../../platform/money/money.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import type { BundleOnOffer } from '../../../selling/orders/bundle-parts.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import type { Words } from '../../../words.ts';
import { bundleRefundDays } from '../bundle.ts';
import { languages } from '../../../platform/i18n/languages.ts';
import { count } from '../../../platform/i18n/count.ts';

type InLocale = { t: Words; links: Links; locale: Locale };

/** What the page and the first step of ordering show of a bundle; `saved` is null where its parts cost no more today. */
export function describeBundle({ bundle, parts, priceCentimes, missing }: BundleOnOffer, inLocale: InLocale) {
  const { t, links, locale } = inLocale;
  const alone = parts.reduce((sum, { aloneCentimes }) => sum + aloneCentimes, 0);
  const mad = (centimes: number) => formatMad(centimes, locale);
  return {
    ...bundle.words[locale],
    href: links.bundle(bundle.slug),
    orderHref: links.bundleOrder(bundle.slug),
    picture: { portrait: bundle.portrait === '' ? null : bundle.portrait, ground: bundle.ground },
    price: mad(priceCentimes),
    alone: mad(alone),
    saved: alone > bundle.priceCentimes ? mad(alone - bundle.priceCentimes) : null,
    /** Names of what is not sold now; '' while all of it is. */
    missing: new Intl.ListFormat(languages[locale].dates).format(missing.map((name) => name[locale])),
    parts: parts.map(({ kind, slug, name, aloneCentimes, shareCentimes, isOwned }) => ({
      name: name[locale],
      kind: t.bundle.kinds[kind],
      href: kind === 'course' ? links.course(slug) : links.product(slug),
      alone: mad(aloneCentimes),
      share: mad(shareCentimes),
      isOwned,
    })),
  };
}

export type BundleView = ReturnType<typeof describeBundle>;

export const headers = publicPage;

export async function loader(args: ScreenArgs & { params: Params }) {
  const opened = open(args);
  const { academy, links, publicOrigin } = opened;
  const offer = await academy.bundle(args.params['slug'] ?? '');
  const { t, locale } = languageOfRecord(offer?.bundle ?? {}, opened);
  const around = { t, shopHref: links.shop() };
  if (offer === null) {
    const { title, text } = t.bundle.notFound;
    return data({ ...around, head: missingItemHead(title, text), page: null }, { status: 404 });
  }
  const settings = await academy.settings();
  const view = describeBundle(offer, { t, locale, links });
  const url = `${publicOrigin}${view.href}`;
  const days = count(bundleRefundDays(offer.parts, settings.refundPolicy), t.refunds.days, locale);
  const { home, shop } = t.common.navigation;
  const trail = [
    { name: home, href: links.home() },
    { name: shop, href: links.shop() },
    { name: view.name, href: view.href },
  ];
  const brand = settings.siteName[locale];
  const head = {
    title: view.name,
    description: view.description,
    writtenIn: offer.bundle.writtenIn,
    index: !offer.bundle.unlisted,
    structuredData: [breadcrumbsData(publicOrigin, trail), bundleData(offer, { view, url, brand })],
  };
  const { paidBack } = policyValues(settings, t.refunds, locale);
  return data(
    { ...around, head, page: { view, url, right: t.bundle.right(days, paidBack) } },
    { status: 200 },
  );
}

const bundleData = (
  { bundle, missing }: BundleOnOffer,
  { view, url, brand }: { view: BundleView; url: string; brand: string },
): WithContext<ProductData> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: view.name,
  description: view.description,
  url,
  sku: bundle.slug,
  brand: { '@type': 'Brand', name: brand },
  offers: {
    '@type': 'Offer',
    url,
    price: toDecimal(bundle.priceCentimes),
    priceCurrency: currency,
    availability: missing.length > 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
  },
});

type Shown = { view: BundleView; words: Words['bundle'] };

/** What is in it, what each costs alone, and what each counts for in the price. */
function Parts({ view, words }: Shown) {
  return (
    <ul className="bundle-parts">
      {view.parts.map(({ name, kind, href, alone, share }) => (
        <li key={href} className="card">
          <p className="text-sm text-ink-soft">{kind}</p>
          <Heading level={3}>
            <a href={href} className="card-link wrap-anywhere">
              {name}
            </a>
          </Heading>
          <dl className="bundle-sums">
            <div>
              <dt>{words.alone}</dt>
              <dd>{alone}</dd>
            </div>
            <div>
              <dt>{words.share}</dt>
              <dd className="font-bold">{share}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function BundleSide({ view, words, t, url, right }: Shown & { t: Words; url: string; right: string }) {
  if (view.missing !== '')
    return (
      <Notice tone="warning" title={words.missing.title}>
        {words.missing.text(view.missing)}
      </Notice>
    );
  return (
    <aside aria-label={view.name} className="product-side">
      <p className="text-3xl font-bold">{view.price}</p>
      {view.saved !== null && (
        <p>
          <strong>{words.saved(view.saved)}</strong> {words.oneByOne(view.alone)}
        </p>
      )}
      <ButtonLink href={view.orderHref} full data-dialog="">
        {words.buy}
      </ButtonLink>
      <p>{words.how}</p>
      <p>{right}</p>
      <ShareButton url={url} title={view.name} common={t.common} className="-mx-2 justify-self-start" />
    </aside>
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

/** A bundle: what is in it, at which price, and how the price falls for whoever has a part of it. */
export default function BundlePage({ loaderData }: { loaderData: LoaderData }) {
  const { page, t, shopHref } = loaderData;
  const words = t.bundle;
  if (page === null) {
    const { title, text } = words.notFound;
    return <MissingItem title={title} text={text} list={{ href: shopHref, label: t.product.back }} />;
  }
  const { view, url, right } = page;
  const { portrait, ground } = view.picture;
  return (
    <main id="main">
      <div className="product-band on-colour">
        <div className="column bundle-head">
          <p className="product-back">
            <BackLink href={shopHref} label={t.product.back} />
          </p>
          <header>
            <p className="font-semibold">{words.kind}</p>
            <Heading level={1} className="wrap-anywhere">
              {view.name}
            </Heading>
            <p className="mt-3 text-lg">{view.description}</p>
          </header>
          {portrait !== null && (
            <Portrait name={portrait} ground={ground} alt="" lazy={false} className="bundle-picture" />
          )}
          <BundleSide view={view} words={words} t={t} url={url} right={right} />
        </div>
      </div>
      <Section tone="paper">
        <Heading level={2}>{words.contains}</Heading>
        <Parts view={view} words={words} />
      </Section>
      <Section tone="sand">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
          <p className="text-lg whitespace-pre-line">{view.text}</p>
          <div>
            <Heading level={2} size={3}>
              {words.rule.title}
            </Heading>
            <p className="mt-3">{words.rule.text}</p>
            <p className="mt-3">{words.rule.split}</p>
          </div>
        </div>
      </Section>
    </main>
  );
}
