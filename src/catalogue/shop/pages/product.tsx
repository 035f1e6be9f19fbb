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
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Section, Questions } from '../../../platform/ui/section.tsx';
import type { Question } from '../../courses/course.ts';
import { AlsoIn, bundlesNaming } from '../../courses/pages/enrol-link.tsx';
import { CoverOf, PagePicture, ProductCards, Steps } from './product-card.tsx';

type ProductSideProps = {
  view: ProductView;
  file: FileView | null;
  /** The same product in the other language; null when one file serves both. */
  twin: { href: string; locale: Locale; text: string } | null;
  guarantee: { title: string; text: string };
  updated: string;
  /** Absolute address of the page, to be shared. */
  url: string;
  t: Words;
};

function FileFacts({ file, words }: { file: FileView; words: Words['product'] }) {
  const { side, opensOn } = words;
  const facts = [
    { term: side.type, value: file.type },
    { term: side.size, value: file.size },
    { term: side.opensOn, value: opensOn[file.kind] },
    { term: side.language, value: file.language },
  ];
  return (
    <dl className="file-facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Price, action and file: under the words, in a column beside the pages on wide screens. */
function ProductSide({ view, file, twin, guarantee, updated, url, t }: ProductSideProps) {
  const words = t.product;
  const labels = words.side;
  return (
    <aside aria-label={view.name} className="product-side">
      <p className="text-3xl font-bold">{view.price}</p>
      <ButtonLink href={view.getHref} full data-dialog="" className="max-lg:hidden">
        {view.isFree ? words.getFree : words.getPaid}
      </ButtonLink>
      <p>{view.isFree ? labels.freeNote : view.isSold ? labels.soldNote : labels.paidNote}</p>
      {file !== null && <FileFacts file={file} words={words} />}
      {!view.isFree && (
        <p className="flex gap-3">
          <Icon name="shield" className="mt-0.5 text-mint-ink" />
          <span>
            <strong className="font-semibold">{guarantee.title}.</strong> {guarantee.text}
          </span>
        </p>
      )}
      {twin !== null && (
        <p>
          <a href={twin.href} hrefLang={twin.locale} className="link">
            {twin.text}
          </a>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        {updated}
        <ShareButton url={url} title={view.name} common={t.common} className="-mx-2" />
      </p>
    </aside>
  );
}

type GalleryProps = { view: ProductView; label: string };

const pageId = (page: string, pages: readonly string[]): string => `page-${pages.indexOf(page) + 1}`;
const nameOf = ({ name, pages }: ProductView, page: string): string =>
  `${name}: ${pages.indexOf(page) + 1}/${pages.length}`;

/** The cover and real pages: swiped in one row on a phone. The first page of a file says least, so another stands beside the cover. */
function Gallery({ view, label }: GalleryProps) {
  const { pages } = view;
  const [first = '', beside, ...rest] = pages;
  return (
    <ul id="pages" className="file-pages" aria-label={label} tabIndex={0}>
      <li>
        <CoverOf view={view} />
      </li>
      {(beside === undefined ? pages : [beside, first, ...rest]).map((page, place) => (
        <li key={page}>
          <a href={`#${pageId(page, pages)}`}>
            <PagePicture page={page} alt={nameOf(view, page)} lazy={place > 0} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The pages over the whole screen, one after the other: opened, leafed through and closed by plain links. */
function Leaves({ view, label, words }: GalleryProps & { words: Words['common']['buttons'] }) {
  const { pages } = view;
  const ways = [
    { by: -1, icon: 'arrow-back', label: words.previous },
    { by: 1, icon: 'arrow-forward', label: words.next },
  ] as const;
  return (
    <section className="leaves" aria-label={label}>
      <a href="#pages" aria-label={words.close} className="leaves-way">
        <Icon name="close" size={26} />
      </a>
      <ol>
        {pages.map((page, place) => (
          <li key={page} id={pageId(page, pages)} tabIndex={-1}>
            <PagePicture page={page} alt={nameOf(view, page)} />
            <p>
              {ways.map(({ by, icon, label: way }) => {
                const other = pages[place + by];
                return (
                  other !== undefined && (
                    <a key={icon} href={`#${pageId(other, pages)}`} aria-label={way} className="leaves-way">
                      <Icon name={icon} size={26} />
                    </a>
                  )
                );
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type ProductBodyProps = {
  included: readonly string[];
  steps: readonly string[];
  questions: readonly Question[];
  related: readonly ProductView[];
  words: Words['product'];
};

/**
 * What the file holds, how to begin with it, common questions, and related products; parts the record leaves empty are left
 * out.
 */
function ProductBody({ included, steps, questions, related, words }: ProductBodyProps) {
  return (
    <>
      {(included.length > 0 || steps.length > 0) && (
        <Section tone="paper">
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
            {included.length > 0 && (
              <div>
                <Heading level={2}>{words.included}</Heading>
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
                <Heading level={2}>{words.howToUse}</Heading>
                <Steps steps={steps} />
              </div>
            )}
          </div>
        </Section>
      )}
      <Section tone="sand">
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <Heading level={2}>{words.questions}</Heading>
          <Questions items={questions} />
        </div>
      </Section>
      {related.length > 0 && (
        <Section tone="paper">
          <Heading level={2}>{words.related}</Heading>
          <div className="mt-5">
            <ProductCards views={related} />
          </div>
        </Section>
      )}
    </>
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
    return data({ ...around, head: missingItemHead(title, text), alsoIn: [], page: null }, { status: 404 });
  }
  const [products, settings] = await Promise.all([academy.products(), academy.settings()]);
  const inLocale = { t, locale, links };
  const alsoIn = await bundlesNaming(academy, { kind: 'product', slug: product.slug }, inLocale);
  return data(
    { ...around, alsoIn, ...productPage({ product, products, settings, publicOrigin, inLocale }) },
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
      <div className="product-band on-colour">
        <div className="column product-head">
          <p className="product-back">
            <BackLink href={shopHref} label={words.back} />
          </p>
          <Gallery view={view} label={words.pages} />
          <header>
            <p className="font-semibold">{view.kind}</p>
            <Heading level={1} className="wrap-anywhere">
              {view.name}
            </Heading>
            <p className="mt-3 text-lg">{view.description}</p>
          </header>
          <ProductSide
            view={view}
            file={page.file}
            twin={page.twin}
            guarantee={page.guarantee}
            updated={page.updated}
            url={page.url}
            t={t}
          />
        </div>
      </div>
      <AlsoIn bundles={loaderData.alsoIn} />
      <ProductBody
        included={page.included}
        steps={page.steps}
        questions={page.questions}
        related={page.related}
        words={words}
      />
      {view.pages.length > 0 && <Leaves view={view} label={words.pages} words={t.common.buttons} />}
      <aside aria-label={words.bar} className="action-bar">
        <p className="text-lg font-bold">{view.price}</p>
        <ButtonLink href={view.getHref} data-dialog="" className="shrink-0">
          {view.isFree ? words.getFree : words.getPaid}
        </ButtonLink>
      </aside>
    </main>
  );
}
