import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { isListed, isOnSale } from '../../courses/course.ts';
import { awaitsCohort } from '../../cohorts/cohort.ts';
import { count } from '../../../platform/i18n/count.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { organizationData } from '../../site/organization.ts';
import { describeCourse } from '../../courses/pages/course-view.ts';
import { describeProduct } from '../../shop/pages/product-view.ts';
import { describeWorkshop } from '../../workshops/pages/workshop-view.ts';
import { Benefits } from './benefits.tsx';
import { CommunityBanner } from './community-banner.tsx';
import { FeaturedCourses } from './featured-courses.tsx';
import { FreeFiles } from './free-files.tsx';
import { Hero } from './hero.tsx';
import { HostInvitation } from './host-invitation.tsx';
import { describeTrainer } from './trainer-view.ts';
import { Trainers } from './trainers.tsx';
import { Welcome } from './welcome.tsx';
import { WorkshopList } from './workshop-list.tsx';

export { publicPage as headers } from '../../site/caching.ts';

/** Courses that can be begun today stand on the home page, 'Meet Our Trainers' shows three, workshops likewise: a row each. */
const shown = 3;
/** Of the files that cost nothing. */
const filesShown = 2;

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, clock, publicOrigin } = open(args);
  const [settings, trainers, allCourses, workshops, products] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
    academy.workshops(),
    academy.products(),
  ]);
  const home = fillAll(say.home, policyValues(settings, say.refunds, locale));
  const telling = { say, links, locale, now: clock() };
  const courses = allCourses.filter(({ course }) => isListed(course));
  const onSale = courses
    .filter((onOffer) => isOnSale(onOffer.course) && !awaitsCohort(onOffer))
    .slice(0, shown);
  const slugs = new Set(courses.map(({ course }) => course.slug));
  const views = workshops.map((onOffer) =>
    describeWorkshop(onOffer, { words: say.workshops, links, locale }),
  );
  const coming = views.filter(({ standing }) => standing !== 'past');
  const past = views.filter(({ standing }) => standing === 'past');
  const free = products.filter(({ isFree }) => isFree);
  return {
    head: { ...home.head, structuredData: [organizationData(settings, publicOrigin, locale)] },
    say: { ...say, home },
    locale,
    links,
    settings,
    trainers: trainers.slice(0, shown).map((trainer) => describeTrainer(trainer, slugs, links, locale)),
    courses: onSale.map((course) => describeCourse(course, telling)),
    workshops: [...coming, ...past].slice(0, shown),
    freeFiles: {
      title: count(free.length, home.shop.title, locale),
      shown: free.slice(0, filesShown).map((product) => describeProduct(product, telling)),
    },
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export default function Home({ loaderData }: { loaderData: HomeData }) {
  const { say, locale, links, settings, trainers, courses, workshops, freeFiles } = loaderData;
  const { home, common } = say;
  return (
    <main id="main">
      <Hero words={home.hero} buttons={common.buttons} claims={settings.claims[locale]} links={links} />
      <Welcome
        words={home.welcome}
        player={common.video}
        videoUrl={settings.welcomeVideoUrl}
        poster={settings.welcomeVideoPoster ?? null}
      />
      {trainers.length > 0 && <Trainers words={home.trainers} common={common} trainers={trainers} />}
      {courses.length > 0 && <FeaturedCourses {...loaderData} />}
      <Benefits words={home.benefits} href={links.courses()} />
      <HostInvitation words={home.host} href={links.hostCourse()} />
      <WorkshopList words={home.workshops} workshops={workshops} href={links.workshops()} />
      {freeFiles.shown.length > 0 && <FreeFiles {...loaderData} />}
      <CommunityBanner words={home.community} href={links.community()} />
    </main>
  );
}
