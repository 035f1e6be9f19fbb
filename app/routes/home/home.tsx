import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { isOnSale } from '../../../domain/catalogue/course.ts';
import { CourseCard } from '../courses/course-card.tsx';
import { describeCourse } from '../courses/course-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import { Benefits } from './benefits.tsx';
import { CommunityBanner } from './community-banner.tsx';
import { Hero } from './hero.tsx';
import { HostInvitation } from './host-invitation.tsx';
import { Trainers } from './trainers.tsx';
import { Welcome } from './welcome.tsx';
import { WorkshopList } from './workshop-list.tsx';
import { describeWorkshop } from './workshop-view.ts';

export const headers = publicPage;

/** Courses that can be begun today stand on the home page; three fit in a row. */
const featured = 3;

/** 'Meet Our Trainers' shows three. */
const trainersShown = 3;

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, clock, publicOrigin } = open(args);
  const [settings, trainers, courses, workshops] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
    academy.workshops(),
  ]);
  const telling = { say, links, locale, now: clock() };
  const onSale = courses.filter(({ course }) => isOnSale(course)).slice(0, featured);
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: settings.siteName[locale],
    url: publicOrigin,
    email: settings.email,
    telephone: settings.phone,
    sameAs: [settings.instagram, settings.linkedin],
  };
  return {
    head: { ...say.home.head, structuredData: [organisation] },
    say,
    locale,
    links,
    settings,
    trainers: trainers.slice(0, trainersShown),
    courses: onSale.map((course) => describeCourse(course, telling)),
    workshops: workshops.map(({ workshop }) => describeWorkshop(workshop, telling)),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

function FeaturedCourses({ say, locale, links, courses }: HomeData) {
  const words = say.home.courses;
  return (
    <Section tone="sand" labelledBy="courses-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="courses-title">
            {words.title}
          </Heading>
        </div>
        <ButtonLink href={links.courses()} kind="quiet">
          {words.all}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {courses.map((view) => (
          <li key={view.course.slug} className="min-w-0">
            <CourseCard view={view} say={say} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function Home({ loaderData }: { loaderData: HomeData }) {
  const { say, locale, links, settings, trainers, courses, workshops } = loaderData;
  return (
    <main id="main">
      <Hero words={say.home.hero} buttons={say.common.buttons} claims={settings.claims} links={links} />
      <Welcome words={say.home.welcome} videoUrl={settings.welcomeVideoUrl} />
      {trainers.length > 0 && (
        <Trainers
          words={say.home.trainers}
          buttons={say.common.buttons}
          carousel={say.common.carousel}
          trainers={trainers}
          locale={locale}
          links={links}
        />
      )}
      {courses.length > 0 && <FeaturedCourses {...loaderData} />}
      <Benefits
        words={say.home.benefits}
        href={links.courses()}
        refundDays={settings.refundPolicy.courseDays}
      />
      <HostInvitation words={say.home.host} href={links.hostCourse()} />
      <WorkshopList words={say.home.workshops} workshops={workshops} href={links.workshops()} />
      <CommunityBanner words={say.home.community} href={links.community()} />
    </main>
  );
}
