import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { isListed, isOnSale } from '../../courses/course.ts';
import { awaitsCohort } from '../../cohorts/cohort.ts';
import { count } from '../../../platform/i18n/count.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { organizationData } from '../../site/structured-data.ts';
import { shownProof } from '../../reports/proof.ts';
import { describeCourse } from '../../courses/pages/course-view.ts';
import { describeProduct } from '../../shop/pages/product-view.ts';
import { describeWorkshop } from '../../workshops/pages/workshop-view.ts';
import { WorkshopList } from './workshop-list.tsx';
import { describeTrainer, Hero, SwipeRow, Trainers, Welcome } from './home-sections.tsx';
import { CourseCard } from '../../courses/pages/course-card.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section, type Ground } from '../../../platform/ui/section.tsx';
import type { Words } from '../../../words.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { ProductDrawing } from '../../shop/pages/product-drawing.tsx';

/** Free files of the shop, each in an arch that overlaps the next band. */
function FreeFiles({ t, links, freeFiles }: HomeData) {
  const words = t.home.shop;
  return (
    <Section tone="sand" labelledBy="shop-title" className="pb-0!">
      <div className="free-files">
        <div className="free-files-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="shop-title">
            {freeFiles.title}
          </Heading>
          <p className="text-lg">{words.text}</p>
          <div>
            <ButtonLink href={links.shop()} kind="secondary">
              {words.cta}
            </ButtonLink>
          </div>
        </div>
        <ul className="free-files-doors">
          {freeFiles.shown.map(({ slug, href, name, price, drawing, ground, writtenIn }) => (
            <li key={slug}>
              <a href={href} className="free-file">
                <span className="free-file-name">
                  <Badge tone="success">{price}</Badge>
                  <span className="max-w-full font-semibold wrap-anywhere">
                    <InLanguage locale={writtenIn}>{name}</InLanguage>
                  </span>
                </span>
                <Arch ground={ground}>
                  <ProductDrawing kind={drawing} className="w-full" />
                </Arch>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The invitation to teach. */
function HostInvitation({ words, href }: { words: Words['home']['host']; href: string }) {
  return (
    <Section tone="sand" id="host-course" labelledBy="host-title">
      <div className="host">
        <div className="host-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="host-title">
            {words.title}
          </Heading>
          <p className="text-lg">{words.text}</p>
          <ul className="grid gap-2">
            {words.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={22} className="mt-1 text-majorelle" />
                {point}
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href={href} data-dialog="">
              {words.cta}
            </ButtonLink>
          </div>
        </div>
        <div className="host-doors">
          <Arch ground="majorelle">
            <Portrait name="fatima" alt="" />
          </Arch>
          <Arch ground="clay">
            <Portrait name="youssef" alt="" />
          </Arch>
        </div>
      </div>
    </Section>
  );
}

const neighbours: readonly { person: string; ground: Ground }[] = [
  { person: 'sara', ground: 'clay' },
  { person: 'imane', ground: 'saffron' },
  { person: 'yasmine', ground: 'mint' },
  { person: 'amina', ground: 'clay' },
];

/** The end of the page: the community, as four portraits in arches. */
function CommunityBanner({ words, href }: { words: Words['home']['community']; href: string }) {
  return (
    <section className="community on-ink" aria-labelledby="community-title">
      <div className="column community-grid">
        <div className="community-words">
          <Heading level={2} id="community-title">
            {words.title}
          </Heading>
          <p className="text-lg">{words.text}</p>
          <div>
            <ButtonLink href={href} kind="onInk">
              {words.cta}
            </ButtonLink>
          </div>
        </div>
        <div className="community-doors">
          {neighbours.map(({ person, ground }) => (
            <Arch key={person} ground={ground}>
              <Portrait name={person} alt="" />
            </Arch>
          ))}
        </div>
      </div>
    </section>
  );
}

const icons: readonly IconName[] = ['language', 'smartphone', 'rocket', 'messages', 'wallet', 'shield'];

type BenefitsProps = { words: Words['home']['benefits']; href: string };

/** Six reasons. */
function Benefits({ words, href }: BenefitsProps) {
  return (
    <Section tone="ink" labelledBy="benefits-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="benefits-title" className="mt-4 mb-10">
        {words.title}
      </Heading>
      <ul className="benefits">
        {words.items.map((item, index) => (
          <li key={item.title}>
            <span className="benefit-sign">
              <Icon name={icons[index] ?? 'star'} size={26} />
            </span>
            <Heading level={3}>{item.title}</Heading>
            <p className="text-mist">{item.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <ButtonLink href={href} kind="onInk">
          {words.cta}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The first courses that are on sale. */
function FeaturedCourses({ t, locale, links, courses }: HomeData) {
  const words = t.home.courses;
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
      <SwipeRow label={words.title} common={t.common} className="course-row">
        {courses.map((view) => (
          <li key={view.course.slug}>
            <CourseCard view={view} t={t} locale={locale} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

export { publicPage as headers } from '../../site/page-headers.ts';

/** How many courses, trainers and workshops the home page shows: one row each. */
const shown = 3;
/** How many free files are shown. */
const filesShown = 2;

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, clock, publicOrigin } = open(args);
  const [settings, trainers, allCourses, workshops, products, proof] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
    academy.workshops(),
    academy.products(),
    academy.proof(),
  ]);
  const home = fillAll(t.home, policyValues(settings, t.refunds, locale));
  const context = { t, links, locale, now: clock() };
  const courses = allCourses.filter(({ course }) => isListed(course));
  const onSale = courses
    .filter((onOffer) => isOnSale(onOffer.course) && !awaitsCohort(onOffer))
    .slice(0, shown);
  const slugs = new Set(courses.map(({ course }) => course.slug));
  const views = workshops.map((onOffer) => describeWorkshop(onOffer, { words: t.workshops, links, locale }));
  const coming = views.filter(({ status }) => status !== 'past');
  const past = views.filter(({ status }) => status === 'past');
  const free = products.filter(({ isFree }) => isFree);
  return {
    head: { ...home.head, structuredData: [organizationData(settings, publicOrigin, locale)] },
    t: { ...t, home },
    locale,
    links,
    settings,
    figures: shownProof(proof, ['members', 'projects'], t.proof, locale),
    trainers: trainers.slice(0, shown).map((trainer) => describeTrainer(trainer, slugs, links, locale)),
    courses: onSale.map((course) => describeCourse(course, context)),
    workshops: [...coming, ...past].slice(0, shown),
    freeFiles: {
      title: count(free.length, home.shop.title, locale),
      shown: free.slice(0, filesShown).map((product) => describeProduct(product, context)),
    },
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export default function Home({ loaderData }: { loaderData: HomeData }) {
  const { t, links, settings, figures, trainers, courses, workshops, freeFiles } = loaderData;
  const { home, common } = t;
  return (
    <main id="main">
      <Hero words={home.hero} buttons={common.buttons} figures={figures} links={links} />
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
