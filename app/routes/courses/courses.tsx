import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { Heading, Kicker } from '../../ui/section.tsx';
import { CampaignBanner } from './campaign-banner.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueResults } from './catalogue-results.tsx';
import { describeCourse } from './course-view.ts';

export const headers = publicPage;

/** What the address asks for: a search of at most 100 characters, and the virtual courses only or all. */
const queryOf = (url: URL) => ({
  text: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
  virtualOnly: url.searchParams.get('type') === 'virtual',
});

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, url, clock } = open(args);
  const query = queryOf(url);
  const found =
    query.text === '' && !query.virtualOnly ? await academy.courses() : await academy.searchCourses(query);
  const telling = { say, links, locale, now: clock() };
  return {
    head: { ...say.courses.head, index: query.text === '' },
    say,
    locale,
    query,
    path: links.courses(),
    campaign: await academy.runningCampaign(),
    views: found.map((onOffer) => describeCourse(onOffer, telling)),
  };
}

export default function Courses({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { say, locale, query, path, campaign, views } = loaderData;
  const words = say.courses;
  return (
    <main id="main">
      {campaign !== null && (
        <CampaignBanner
          campaign={campaign}
          words={words.campaign}
          units={say.common.countdown}
          locale={locale}
        />
      )}
      <div className="column pt-10 pb-20 md:pt-14">
        <div className="mb-8 max-w-3xl space-y-5">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={1}>{words.heading}</Heading>
          <p className="text-lg text-ink-soft">{words.lead}</p>
        </div>
        <div className="space-y-6">
          <CatalogueFilters words={words} path={path} query={query} />
          <CatalogueResults views={views} say={say} locale={locale} allHref={path} />
        </div>
      </div>
    </main>
  );
}
