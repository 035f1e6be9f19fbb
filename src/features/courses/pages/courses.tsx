import { isListed } from '../course.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { publicPage } from '../../site/caching.ts';
import { NothingYet } from '../../site/nothing-yet.tsx';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
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
  const { academy, say, locale, links, url, clock, publicOrigin } = open(args);
  const query = queryOf(url);
  const found =
    query.text === '' && !query.virtualOnly ? await academy.courses() : await academy.searchCourses(query);
  const ratings = await academy.reviews.ratings();
  const telling = { say, links, locale, now: clock(), ratings };
  const trail = breadcrumbsData(publicOrigin, [
    { name: say.common.navigation.home, href: links.home() },
    { name: say.courses.head.title, href: links.courses() },
  ]);
  return {
    head: { ...say.courses.head, index: query.text === '', structuredData: [trail] },
    say,
    locale,
    query,
    path: links.courses(),
    hostHref: query.text === '' && !query.virtualOnly ? links.hostCourse() : null,
    communityHref: links.community(),
    campaign: await academy.runningCampaign(),
    views: found.filter(({ course }) => isListed(course)).map((onOffer) => describeCourse(onOffer, telling)),
  };
}

export default function Courses({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { say, locale, query, path, hostHref, communityHref, campaign, views } = loaderData;
  const words = say.courses;
  const nothing = views.length === 0 && query.text === '' && !query.virtualOnly;
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
        {nothing ? (
          <NothingYet words={words.none} href={communityHref} />
        ) : (
          <div className="space-y-6">
            <CatalogueFilters words={words} path={path} query={query} />
            <CatalogueResults views={views} say={say} locale={locale} allHref={path} hostHref={hostHref} />
          </div>
        )}
      </div>
    </main>
  );
}
