import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Found, NothingYet } from '../../../academy/frame/closed-page.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { describeProduct, linkLife, type ProductView } from './product-view.ts';
import { asksForAll, chosenProducts, inAddress, queryOf, type ShopQuery } from './shop-query.ts';
import { ProductCard, Steps } from './product-card.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
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

/** The last card of the list: what is not there yet. */
function Wish({ words, href }: { words: Words['shop']['wish']; href: string }) {
  return (
    <div className="flex h-full flex-col justify-center gap-2 rounded-lg border-2 border-dashed border-edge p-4">
      <h3 className="heading text-xl">{words.heading}</h3>
      <p className="text-sm text-ink-soft">{words.text}</p>
      <p>
        <ButtonLink href={href} kind="quiet" className="-ms-2">
          {words.action}
        </ButtonLink>
      </p>
    </div>
  );
}

function ShopResults({ views, words, locale, allHref, wishHref }: ShopResultsProps) {
  return (
    <Found howMany={views.length} words={words.results} locale={locale} allHref={allHref}>
      <ul className="grid gap-4 lg:grid-cols-2">
        {views.map((view) => (
          <li key={view.slug}>
            <ProductCard view={view} words={words} />
          </li>
        ))}
        {wishHref !== null && (
          <li>
            <Wish words={words.wish} href={wishHref} />
          </li>
        )}
      </ul>
    </Found>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

/** From so many products on the shop has filters. */
const enoughToFilter = 15;

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url } = open(args);
  const query = queryOf(url);
  const inLocale = { t, links, locale };
  const products = await academy.products();
  const chosen = chosenProducts(products, query);
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
    views: chosen.map((product) => describeProduct(product, inLocale)),
    steps: delivery.steps.map((step) => ({
      ...step,
      text: fill(step.text, { linkLife: linkLife(inLocale) }),
    })),
  };
}

function ShopHead({ words }: { words: Words['shop'] }) {
  return (
    <div className="column space-y-4 pt-8 pb-8 lg:pt-12">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={1}>{words.heading}</Heading>
      <p className="max-w-2xl text-lg text-ink-soft">{words.lead}</p>
    </div>
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export default function Shop({ loaderData }: { loaderData: LoaderData }) {
  const { words, locale, query, isFiltered, path, views, steps, wishHref } = loaderData;
  return (
    <main id="main">
      <ShopHead words={words} />
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
        <Heading level={2} size={3}>
          {words.delivery.heading}
        </Heading>
        <Steps steps={steps} className="mt-5 lg:grid-cols-3" />
      </Section>
    </main>
  );
}
