import { isListed, type Campaign } from '../course.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { publicPage } from '../../site/page-headers.ts';
import { Found, NothingYet } from '../../site/closed-page.tsx';
import { breadcrumbsData } from '../../site/structured-data.ts';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { type CourseView, describeCourse } from './course-view.ts';
import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { Countdown } from './enrol-link.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { CourseCard } from './course-card.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';

type CatalogueFiltersProps = {
  words: Words['courses'];
  path: string;
  query: { text: string; virtualOnly: boolean };
};

/** The address of the catalogue with another filter; the search is kept. */
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

/**
 * Filters and search are plain addresses: they work without script, and can be saved and shared; the script only makes them
 * faster.
 */
function CatalogueFilters({ words, path, query }: CatalogueFiltersProps) {
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

type CatalogueResultsProps = {
  views: CourseView[];
  t: Words;
  locale: Locale;
  allHref: string;
  hostHref: string | null;
};

/** The last card invites visitors to teach a course of their own. */
const HostCard = ({ words, href }: { words: Words['courses']['host']; href: string }) => (
  <li className="course-tile-host">
    <Arch ground="blush" className="grid h-36 w-28 place-items-center">
      <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
        <Icon name="plus" size={28} />
      </span>
    </Arch>
    <p className="heading text-xl">{words.title}</p>
    <p className="text-sm text-ink-soft">{words.text}</p>
    <ButtonLink href={href} kind="secondary">
      {words.action}
    </ButtonLink>
  </li>
);

function CatalogueResults({ views, t, locale, allHref, hostHref }: CatalogueResultsProps) {
  return (
    <Found howMany={views.length} words={t.courses.results} locale={locale} allHref={allHref}>
      <ul className="course-tiles">
        {views.map((view, index) => (
          <li key={view.course.slug}>
            <CourseCard view={view} t={t} locale={locale} lazy={index > 1} />
          </li>
        ))}
        {hostHref !== null && <HostCard words={t.courses.host} href={hostHref} />}
      </ul>
    </Found>
  );
}

type CampaignBannerProps = {
  campaign: Campaign;
  words: Words['courses']['campaign'];
  units: Words['common']['countdown'];
  locale: Locale;
};

/**
 * The running campaign: its text, and how long it still runs. Fades out over the first 150 px of scrolling (catalogue.css).
 */
function CampaignBanner({ campaign, words, units, locale }: CampaignBannerProps) {
  const { text, note } = campaign.words[locale];
  return (
    <aside aria-label={text} className="fades-on-scroll on-ink bg-ink text-sand">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-3 lg:flex-nowrap">
        <p className="min-w-0">
          <strong className="block font-semibold">
            <InLanguage locale={campaign.writtenIn}>{text}</InLanguage>
          </strong>
          {note !== '' && (
            <span className="block text-sm text-mist">
              <InLanguage locale={campaign.writtenIn}>{note}</InLanguage>
            </span>
          )}
        </p>
        <div className="w-full sm:w-[18em] sm:shrink-0">
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

export const headers = publicPage;

/** The query of the address: a search of at most 100 characters, and virtual courses only or all. */
const queryOf = (url: URL) => ({
  text: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
  virtualOnly: url.searchParams.get('type') === 'virtual',
});

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url, clock, publicOrigin } = open(args);
  const query = queryOf(url);
  const found =
    query.text === '' && !query.virtualOnly ? await academy.courses() : await academy.searchCourses(query);
  const ratings = await academy.reviews.ratings();
  const context = { t, links, locale, now: clock(), ratings };
  const trail = breadcrumbsData(publicOrigin, [
    { name: t.common.navigation.home, href: links.home() },
    { name: t.courses.head.title, href: links.courses() },
  ]);
  return {
    head: { ...t.courses.head, index: query.text === '', structuredData: [trail] },
    t,
    locale,
    query,
    path: links.courses(),
    hostHref: query.text === '' && !query.virtualOnly ? links.hostCourse() : null,
    communityHref: links.community(),
    campaign: await academy.runningCampaign(),
    views: found.filter(({ course }) => isListed(course)).map((onOffer) => describeCourse(onOffer, context)),
  };
}

export default function Courses({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { t, locale, query, path, hostHref, communityHref, campaign, views } = loaderData;
  const words = t.courses;
  const nothing = views.length === 0 && query.text === '' && !query.virtualOnly;
  return (
    <main id="main">
      {campaign !== null && (
        <CampaignBanner
          campaign={campaign}
          words={words.campaign}
          units={t.common.countdown}
          locale={locale}
        />
      )}
      <div className="column pt-10 pb-20 md:pt-14">
        <div className="mb-8 max-w-3xl space-y-5">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={1}>{words.heading}</Heading>
          <p className="text-lg text-ink-soft">{words.lead}</p>
        </div>
        {nothing ? (
          <NothingYet words={words.none} href={communityHref} />
        ) : (
          <div className="space-y-6">
            <CatalogueFilters words={words} path={path} query={query} />
            <CatalogueResults views={views} t={t} locale={locale} allHref={path} hostHref={hostHref} />
          </div>
        )}
      </div>
    </main>
  );
}
