import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { Campaign } from '../course.ts';
import { Countdown } from './enrol-link.tsx';
import { longestSearch } from '../../../platform/text/fold-for-search.ts';
import { cohortWords } from '../cohort.words.ts';
import {
  asksForAll,
  type Budget,
  type CatalogueQuery,
  cataloguePath,
  type choicesAmong,
} from '../catalogue-query.ts';

type CatalogueFiltersProps = {
  words: Words['courses'];
  path: string;
  query: CatalogueQuery;
  choices: ReturnType<typeof choicesAmong>;
  locale: Locale;
};

const pill = 'inline-flex min-h-11 items-center rounded-full border px-2 text-sm font-semibold sm:px-3';

function WayLinks({ words, path, query, choices, locale }: CatalogueFiltersProps) {
  if (choices.ways.length === 0) return null;
  const labels = { live: words.filters.live, virtual: cohortWords[locale].ownPace };
  const links = [
    { label: words.filters.all, way: null },
    ...choices.ways.map((way) => ({ label: labels[way], way })),
  ];
  return (
    <nav aria-label={words.filters.label} data-live-part="ways">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, way }) => {
          const current = query.way === way;
          return (
            <li key={label}>
              <a
                href={cataloguePath(path, { ...query, way })}
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

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string | null;
};

/** Its first option is its name: all courses. */
function Choice({ name, label, options, chosen }: ChoiceProps) {
  if (options.length === 0 && chosen === null) return null;
  return (
    <select name={name} aria-label={label} defaultValue={chosen ?? ''} className="field-input field-select">
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function CatalogueChoices({ words, query, choices, locale }: CatalogueFiltersProps) {
  const labels = words.filters;
  const amounts: Record<Budget, string> = {
    '500': labels.upTo(formatMad(50_000, locale)),
    '1000': labels.upTo(formatMad(100_000, locale)),
    more: labels.above(formatMad(100_000, locale)),
  };
  return (
    <div className="catalogue-choices">
      <Choice
        name="field"
        label={labels.field}
        options={choices.fields.map(({ id, name }) => ({ value: id, label: name[locale] }))}
        chosen={query.field}
      />
      <Choice
        name="start"
        label={labels.start}
        options={choices.soon ? [{ value: 'soon', label: labels.soon }] : []}
        chosen={query.soon ? 'soon' : null}
      />
      <Choice
        name="budget"
        label={labels.budget}
        options={choices.budgets.map((value) => ({ value, label: amounts[value] }))}
        chosen={query.budget}
      />
    </div>
  );
}

/**
 * Filters and search are plain addresses: they work without script, and can be saved and shared; the script only makes them
 * faster.
 */
export function CatalogueFilters(props: CatalogueFiltersProps) {
  const { words, path, query } = props;
  return (
    <div className="catalogue-filters">
      <WayLinks {...props} />
      <details className="catalogue-more wide-open" open={!asksForAll({ ...query, way: null })}>
        <summary className={pill}>{words.filters.more}</summary>
        <search>
          <form
            method="get"
            action={path}
            data-live-search
            className="flex scroll-mt-24 flex-wrap items-center gap-2"
          >
            {query.way !== null && <input type="hidden" name="type" value={query.way} />}
            <CatalogueChoices {...props} />
            <div className="flex min-w-0 flex-1 basis-64 items-stretch gap-2">
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
                  maxLength={longestSearch}
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
                className="button border-b-action-edge bg-action px-4 text-white hover:bg-action-edge"
              >
                <Icon name="search" />
              </button>
            </div>
          </form>
        </search>
      </details>
    </div>
  );
}

type CampaignBannerProps = {
  campaign: Campaign;
  words: Words['courses']['campaign'];
  units: Words['common']['countdown'];
  locale: Locale;
};

/** The running campaign: its text, and how long it still runs. Fades out over the first 150 px of scrolling (catalogue.css). */
export function CampaignBanner({ campaign, words, units, locale }: CampaignBannerProps) {
  const { text, note } = campaign.words[locale];
  return (
    <aside aria-label={text} className="on-ink fades-on-scroll bg-pitch text-sm text-cream">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 py-2">
        <p className="min-w-0">
          <strong className="block font-semibold">
            <InLanguage writtenIn={campaign.writtenIn}>{text}</InLanguage>
          </strong>
          {note !== '' && (
            <span className="block text-mist max-md:hidden">
              <InLanguage writtenIn={campaign.writtenIn}>{note}</InLanguage>
            </span>
          )}
        </p>
        <div className="w-full [@media(scripting:enabled)]:max-md:[&_time]:hidden md:w-[21em]">
          <Countdown
            endsAt={campaign.endsAt}
            moment={words.endsAt(formatDeadline(new Date(campaign.endsAt), locale))}
            label={words.left}
            units={units}
          />
        </div>
      </div>
    </aside>
  );
}
