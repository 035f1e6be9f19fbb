import { data, type Params } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicPage } from '../../../academy/frame/page-headers.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { type FileView, productPage, type ProductView } from './product-view.ts';
import type { Words } from '../../../words.ts';
import { ShareButton } from '../../../academy/frame/share-button.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Section, Questions } from '../../../platform/ui/section.tsx';
import type { Question } from '../../courses/course.ts';
import { PagePictures, ProductCard, Steps } from './product-card.tsx';
import { ProductPicture } from '../../../academy/frame/pages/product-drawing.tsx';

type ProductSideProps = {
  view: ProductView;
  file: FileView | null;
  /** The same product in the other language; null when one file serves both. */
  twin: { href: string; locale: Locale; text: string } | null;
  guarantee: { title: string; text: string };
  words: Words['product'];
};

function FileFacts({ file, words }: { file: FileView; words: Words['product']['side'] }) {
  const facts = [
    { icon: 'file', term: words.type, value: file.type },
    { icon: 'download', term: words.size, value: file.size },
    { icon: 'language', term: words.language, value: file.language },
  ] as const;
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="flex items-start gap-3 py-2.5 text-sm">
          <Icon name={icon} size={18} className="mt-0.5 text-link" />
          <dt className="shrink-0 text-ink-soft">{term}</dt>
          <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Price, file and action: beside the pages on wide screens, after the title on phones. */
function ProductSide({ view, file, twin, guarantee, words }: ProductSideProps) {
  const labels = words.side;
  return (
    <aside aria-label={view.name} className="product-side">
      <p className="text-2xl font-bold">{view.price}</p>
      {file !== null && <FileFacts file={file} words={labels} />}
      <ButtonLink href={view.getHref} full data-dialog="" className="max-lg:hidden">
        <Icon name={view.isFree ? 'download' : view.isSold ? 'bag' : 'mail'} />
        {view.isFree ? words.getFree : words.getPaid}
      </ButtonLink>
      <p className="text-sm text-ink-soft">
        {view.isFree ? labels.freeNote : view.isSold ? labels.soldNote : labels.paidNote}
      </p>
      {!view.isFree && (
        <p className="flex gap-3 text-sm">
          <Icon name="shield" className="mt-0.5 text-mint" />
          <span>
            <strong className="font-semibold">{guarantee.title}.</strong>{' '}
            <span className="text-ink-soft">{guarantee.text}</span>
          </span>
        </p>
      )}
      {twin !== null && (
        <p className="text-sm">
          <a href={twin.href} hrefLang={twin.locale} className="link">
            {twin.text}
          </a>
        </p>
      )}
    </aside>
  );
}

type ProductBodyProps = {
  included: readonly string[];
  steps: readonly string[];
  questions: readonly Question[];
  related: readonly ProductView[];
  t: Words;
};

/**
 * What the file holds, how to begin with it, common questions, and related products; parts the record leaves empty are left
 * out.
 */
function ProductBody({ included, steps, questions, related, t }: ProductBodyProps) {
  const words = t.product;
  return (
    <>
      {(included.length > 0 || steps.length > 0) && (
        <Section tone="paper">
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
            {included.length > 0 && (
              <div>
                <Heading level={2} size={3}>
                  {words.included}
                </Heading>
                <ul className="mt-4 grid gap-3">
                  {included.map((point) => (
                    <li key={point} className="flex gap-3">
                      <Icon name="check" size={20} className="mt-1 text-mint-ink" />
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {steps.length > 0 && (
              <div>
                <Heading level={2} size={3}>
                  {words.howToUse}
                </Heading>
                <Steps steps={steps.map((text) => ({ text }))} className="mt-4" />
              </div>
            )}
          </div>
        </Section>
      )}
      <Section tone="sand">
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <Heading level={2} size={3}>
            {words.questions}
          </Heading>
          <Questions items={questions} />
        </div>
      </Section>
      {related.length > 0 && (
        <Section tone="paper">
          <Heading level={2} size={3}>
            {words.related}
          </Heading>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {related.map((view) => (
              <li key={view.slug}>
                <ProductCard view={view} words={t.shop} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

type ProductHeroProps = {
  view: ProductView;
  updated: string;
  shopHref: string;
  /** Absolute address of the page, to be shared. */
  url: string;
  t: Words;
};

/** Where we are, what the product is called and does, and its one action. */
function ProductHero({ view, updated, shopHref, url, t }: ProductHeroProps) {
  const words = t.product;
  return (
    <header className="space-y-4">
      <BackLink href={shopHref} label={words.back} />
      <p className="flex flex-wrap gap-2">
        <Badge tone="info">{view.category}</Badge>
        <Badge>
          <Icon name="users" size={16} />
          {words.level}
        </Badge>
        <Badge>
          <Icon name="refresh" size={16} />
          {updated}
        </Badge>
      </p>
      <Heading level={1} className="wrap-anywhere">
        {view.name}
      </Heading>
      <p className="max-w-2xl text-lg text-ink-soft">{view.description}</p>
      <ShareButton url={url} title={view.name} common={t.common} />
    </header>
  );
}

export const headers = publicPage;

export async function loader(args: ScreenArgs & { params: Params }) {
  const opened = open(args);
  const { academy, links, publicOrigin } = opened;
  const product = await academy.product(args.params['slug'] ?? '');
  const { t, locale } = languageOfRecord(product ?? {}, opened);
  const around = { t, shopHref: links.shop() };
  if (product === null) {
    const { title, text } = t.product.missing;
    return data({ ...around, head: missingItemHead(title, text), page: null }, { status: 404 });
  }
  const [products, settings] = await Promise.all([academy.products(), academy.settings()]);
  const inLocale = { t, locale, links };
  return data(
    { ...around, ...productPage({ product, products, settings, publicOrigin, inLocale }) },
    { status: 200 },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

export default function Product({ loaderData }: { loaderData: LoaderData }) {
  const { page, t, shopHref } = loaderData;
  const words = t.product;
  if (page === null)
    return (
      <MissingItem
        title={words.missing.title}
        text={words.missing.text}
        list={{ href: shopHref, label: words.back }}
      />
    );
  const { view } = page;
  return (
    <main id="main">
      <div className="column product-head">
        <ProductHero view={view} updated={page.updated} shopHref={shopHref} url={page.url} t={t} />
        {page.pages.length > 0 ? (
          <PagePictures pages={page.pages} name={view.name} label={words.pages} />
        ) : (
          <ProductPicture kind={view.drawing} ground={view.ground} className="h-48 rounded-lg" />
        )}
        <ProductSide view={view} file={page.file} twin={page.twin} guarantee={page.guarantee} words={words} />
      </div>
      <ProductBody
        included={page.included}
        steps={page.steps}
        questions={page.questions}
        related={page.related}
        t={t}
      />
      <aside aria-label={words.bar} className="action-bar">
        <p className="text-lg font-bold">{view.price}</p>
        <ButtonLink href={view.getHref} data-dialog="" className="shrink-0">
          {view.isFree ? words.getFree : words.getPaid}
        </ButtonLink>
      </aside>
    </main>
  );
}
