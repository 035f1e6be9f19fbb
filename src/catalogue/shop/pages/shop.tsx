import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Found, NothingYet } from '../../../academy/frame/closed-page.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { describeProduct, linkLife, type ProductView } from './product-view.ts';
import { asksForAll, chosenProducts, inAddress, queryOf, type ShopQuery } from './shop-query.ts';
import { CoverOf, PagePicture, ProductCards, ProductPrice } from './product-card.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { productCategories, productSubcategories } from '../product.ts';

type Option = { value: string; label: string };

/** The rim of a chosen pill is its own colour; the focus ring lies around it. */
const pill =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-paper px-4 font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link';

type PillsProps = { name: string; legend: string; options: readonly Option[]; chosen: string };

/** One of several: radio buttons, so arrow keys and forms simply work. */
function Pills({ name, legend, options, chosen }: PillsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className={pill}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Tick({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className={`${pill} group`}>
      <input type="checkbox" name={name} value="yes" defaultChecked={checked} className="peer sr-only" />
      <Icon name="check" size={18} className="hidden peer-checked:block" />
      {label}
    </label>
  );
}

type ShopFiltersProps = { words: Words['shop']; path: string; query: ShopQuery };

/** A plain GET form: every choice is an address that can be kept and sent. The script only makes it quicker. */
function ShopFilters({ words, path, query }: ShopFiltersProps) {
  const labels = words.filters;
  const all = { value: '', label: labels.all };
  return (
    <search aria-label={labels.label}>
      <form
        method="get"
        action={path}
        data-live-search
        className="grid scroll-mt-24 gap-5 lg:flex lg:flex-wrap lg:items-end lg:gap-x-8"
      >
        <Pills
          name="category"
          legend={labels.category}
          options={[
            all,
            ...productCategories.map((value) => ({
              value: inAddress(value),
              label: words.categories[value],
            })),
          ]}
          chosen={query.category === null ? '' : inAddress(query.category)}
        />
        <Pills
          name="subcategory"
          legend={labels.subcategory}
          options={[
            all,
            ...productSubcategories.map((value) => ({
              value: inAddress(value),
              label: words.subcategories[value],
            })),
          ]}
          chosen={query.subcategory === null ? '' : inAddress(query.subcategory)}
        />
        <div className="flex flex-wrap gap-2">
          <Tick name="free" label={labels.freeOnly} checked={query.freeOnly} />
          <Tick name="featured" label={labels.featuredOnly} checked={query.featuredOnly} />
          <Button className="only-without-script">{labels.apply}</Button>
        </div>
        <p data-live-part="clear" className="empty:hidden">
          {!asksForAll(query) && (
            <a href={path} className="link inline-flex min-h-11 items-center font-semibold">
              {labels.clear}
            </a>
          )}
        </p>
      </form>
    </search>
  );
}

type ShopResultsProps = {
  views: readonly ProductView[];
  words: Words['shop'];
  locale: Locale;
  allHref: string;
  /** Where a product can be wished for; null where something was filtered. */
  wishHref: string | null;
};

/** The last of the list: what is not there yet. */
function Wish({ words, href }: { words: Words['shop']['wish']; href: string }) {
  return (
    <div className="shop-wish">
      <div>
        <h3 className="heading text-xl">{words.heading}</h3>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <ButtonLink href={href} kind="secondary">
        {words.action}
      </ButtonLink>
    </div>
  );
}

function ShopResults({ views, words, locale, allHref, wishHref }: ShopResultsProps) {
  return (
    <Found howMany={views.length} words={words.results} locale={locale} allHref={allHref}>
      <ProductCards views={views} />
      {wishHref !== null && <Wish words={words.wish} href={wishHref} />}
    </Found>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

/** How many of its pages lie fanned beside the cover. */
const pagesShown = 2;

/** The file that lies open in the head: one to read before any other, and none that shows fewer pages. */
function openedIn(views: readonly ProductView[]): ProductView | null {
  const shown = views.filter(({ pages }) => pages.length > pagesShown);
  return shown.find(({ drawing }) => drawing === 'book') ?? shown[0] ?? null;
}

/** From so many products on the shop has filters. */
const enoughToFilter = 15;

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url } = open(args);
  const query = queryOf(url);
  const inLocale = { t, links, locale };
  const products = await academy.products();
  const views = chosenProducts(products, query).map((product) => describeProduct(product, inLocale));
  const opened = asksForAll(query) && views.length > 1 ? openedIn(views) : null;
  const { title, description, delivery } = t.shop;
  return {
    head: { title, description },
    words: t.shop,
    locale,
    query,
    /** Fewer are seen at a glance. */
    isFiltered: products.length >= enoughToFilter || !asksForAll(query),
    path: links.shop(),
    wishHref: asksForAll(query) ? links.contact() : null,
    opened,
    /** What lies open is not in the list again. */
    views: views.filter((view) => view !== opened),
    steps: delivery.steps.map((step) => ({
      ...step,
      text: fill(step.text, { linkLife: linkLife(inLocale) }),
    })),
  };
}

/** One file lies open: its cover, and the pages after its first. */
function OpenFile({ view, words }: { view: ProductView; words: Words['shop'] }) {
  return (
    <article className="shop-open">
      <h2 className="sr-only">{view.name}</h2>
      <div className="shop-fan">
        <CoverOf view={view} />
        {view.pages.slice(1, 1 + pagesShown).map((page) => (
          <PagePicture key={page} page={page} alt="" lazy={false} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4 text-lg">
        <a href={view.href} className="button border-pitch bg-white text-pitch">
          {words.open[view.category]}
        </a>
        <ProductPrice view={view} />
      </div>
    </article>
  );
}

function ShopHead({ words, opened }: { words: Words['shop']; opened: ProductView | null }) {
  return (
    <div className="shop-head on-ink">
      <div className="column shop-head-grid">
        <div className="shop-head-words">
          <Heading level={1}>{words.heading}</Heading>
          <p className="max-w-2xl text-lg">{words.lead}</p>
        </div>
        {opened !== null && <OpenFile view={opened} words={words} />}
      </div>
    </div>
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export default function Shop({ loaderData }: { loaderData: LoaderData }) {
  const { words, locale, query, isFiltered, path, views, opened, steps, wishHref } = loaderData;
  return (
    <main id="main">
      <ShopHead words={words} opened={opened} />
      <div className="bg-paper">
        <div className="column space-y-6 py-8 lg:py-12">
          {views.length === 0 && wishHref !== null ? (
            <NothingYet words={words.none} href={wishHref} />
          ) : (
            <>
              {isFiltered && <ShopFilters words={words} path={path} query={query} />}
              <ShopResults views={views} words={words} locale={locale} allHref={path} wishHref={wishHref} />
            </>
          )}
        </div>
      </div>
      <Section tone="sand">
        <Heading level={2}>{words.delivery.heading}</Heading>
        <StepsInARow steps={steps} objects={['basket', 'pencil', 'envelope']} />
      </Section>
    </main>
  );
}
