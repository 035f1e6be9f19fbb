import type { Words } from '../../../words.ts';
import { productCategories, productSubcategories } from '../product.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { asksForAll, inAddress, type ShopQuery } from './shop-query.ts';

type Option = { value: string; label: string };

/** The rim of a chosen pill is its own colour; the focus ring lies around it. */
const pill =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-paper px-4 font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-majorelle';

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
export function ShopFilters({ words, path, query }: ShopFiltersProps) {
  const told = words.filters;
  const all = { value: '', label: told.all };
  return (
    <search aria-label={told.label}>
      <form
        method="get"
        action={path}
        data-live-search
        className="grid scroll-mt-24 gap-5 lg:flex lg:flex-wrap lg:items-end lg:gap-x-8"
      >
        <Pills
          name="category"
          legend={told.category}
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
          legend={told.subcategory}
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
          <Tick name="free" label={told.freeOnly} checked={query.freeOnly} />
          <Tick name="featured" label={told.featuredOnly} checked={query.featuredOnly} />
          <Button className="only-without-script">{told.apply}</Button>
        </div>
        <p data-live-part="clear" className="empty:hidden">
          {!asksForAll(query) && (
            <a href={path} className="link inline-flex min-h-11 items-center font-semibold">
              {told.clear}
            </a>
          )}
        </p>
      </form>
    </search>
  );
}
