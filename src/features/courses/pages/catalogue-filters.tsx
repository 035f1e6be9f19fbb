import type { Words } from '../../../words.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/icon.tsx';

type CatalogueFiltersProps = {
  words: Words['courses'];
  path: string;
  query: { text: string; virtualOnly: boolean };
};

/** The same page with another filter; what was searched for is kept. */
export function cataloguePath(
  path: string,
  { text, virtualOnly }: { text: string; virtualOnly: boolean },
): string {
  const query = new URLSearchParams();
  if (virtualOnly) query.set('type', 'virtual');
  if (text !== '') query.set('q', text);
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

const pill = 'inline-flex min-h-11 items-center rounded-full border px-5 font-semibold';

function FilterLinks({ words, path, query }: CatalogueFiltersProps) {
  const filters = [
    { label: words.filters.all, virtualOnly: false },
    { label: words.filters.virtual, virtualOnly: true },
  ];
  return (
    <nav aria-label={words.filters.label} data-live-part="filters">
      <ul className="flex gap-2">
        {filters.map(({ label, virtualOnly }) => {
          const current = query.virtualOnly === virtualOnly;
          return (
            <li key={label}>
              <a
                href={cataloguePath(path, { ...query, virtualOnly })}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  pill,
                  current ? 'border-ink bg-ink text-sand' : 'border-edge hover:border-ink',
                )}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Filters and search as plain addresses: they work without script, can be kept and sent; the script only makes them quicker. */
export function CatalogueFilters({ words, path, query }: CatalogueFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <FilterLinks words={words} path={path} query={query} />
      <search className="min-w-0 flex-1 basis-72">
        <form method="get" action={path} data-live-search className="flex scroll-mt-24 items-stretch gap-2">
          {query.virtualOnly && <input type="hidden" name="type" value="virtual" />}
          <div className="relative min-w-0 flex-1">
            <label htmlFor="course-search" className="sr-only">
              {words.search.label}
            </label>
            <input
              id="course-search"
              type="search"
              name="q"
              defaultValue={query.text}
              placeholder={words.search.placeholder}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              className="field-input pe-14"
            />
            <a
              href={cataloguePath(path, { ...query, text: '' })}
              data-clear-search
              hidden={query.text === ''}
              aria-label={words.search.clear}
              className="absolute inset-y-0 end-0 grid w-12 place-items-center text-ink-soft hover:text-ink"
            >
              <Icon name="close" />
            </a>
          </div>
          <button
            type="submit"
            aria-label={words.search.submit}
            className="button border-b-majorelle-deep bg-majorelle px-4 text-white hover:bg-majorelle-deep"
          >
            <Icon name="search" />
          </button>
        </form>
      </search>
    </div>
  );
}
