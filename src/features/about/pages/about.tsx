import { isListed } from '../../courses/course.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { organizationData } from '../../site/organization.ts';
import { AboutHero } from './about-hero.tsx';
import { Beliefs } from './beliefs.tsx';
import { Making } from './making.tsx';
import { Numbers } from './numbers.tsx';
import { Place } from './place.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

export { publicPage as headers } from '../../site/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, publicOrigin } = open(args);
  const [settings, trainers, courses] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
  ]);
  const words = fillAll(say.about, policyValues(settings, say.refunds, locale));
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: words.head.title, href: links.about() },
  ];
  const known = new Set(courses.filter(({ course }) => isListed(course)).map(({ course }) => course.slug));
  return {
    head: {
      ...words.head,
      structuredData: [
        organizationData(settings, publicOrigin, locale),
        breadcrumbsData(publicOrigin, trail),
      ],
    },
    words,
    settings,
    locale,
    links,
    team: trainers.map(({ slug, portrait, ground, linkedin, course, words: hers }) => ({
      slug,
      portrait,
      ground,
      linkedin,
      ...hers[locale],
      href: course !== null && known.has(course) ? links.course(course) : links.courses(),
    })),
  };
}

export type AboutData = Awaited<ReturnType<typeof loader>>;

export default function About({ loaderData }: { loaderData: AboutData }) {
  const { words, settings, locale, links, team } = loaderData;
  return (
    <main id="main">
      <AboutHero words={words} />
      <Story words={words.story} />
      <Beliefs
        words={words.beliefs}
        places={[links.courses(), links.workshops(), links.terms(), links.contact(), links.privacy()]}
      />
      <Team words={words.team} team={team} host={links.hostCourse()} />
      <Making words={words.making} />
      <Numbers words={words.numbers} claims={settings.claims[locale]} />
      <Place
        words={words.place}
        settings={settings}
        locale={locale}
        contact={links.contact()}
        courses={links.courses()}
      />
    </main>
  );
}
