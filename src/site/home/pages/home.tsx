import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { Academy } from '../../../academy.ts';
import type { CourseOnOffer } from '../../offers/read-catalogue.service.ts';
import { isListed, isOnSale } from '../../../catalogue/courses/course.ts';
import { awaitsCohort } from '../../../catalogue/courses/cohort.ts';
import { count } from '../../../platform/i18n/count.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { organizationData } from '../../../academy/frame/structured-data.ts';
import { shownProof } from '../../proof/proof.ts';
import { describeCourse, type CourseView } from '../../../catalogue/courses/pages/course-view.ts';
import { FreeLesson } from '../../../catalogue/courses/pages/course-sections.tsx';
import { CourseRating, Stars } from '../../../catalogue/courses/pages/learner-reviews.tsx';
import { describeWorkshop } from '../../../catalogue/workshops/pages/workshop-view.ts';
import { describeTrainer, Hero, Paying, Trainers, WorkshopList } from './home-sections.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Questions, Section, type Ground } from '../../../platform/ui/section.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import type { Words } from '../../../words.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';

type CourseLineProps = { view: CourseView; t: Words; locale: HomeData['locale'] };

/** One course, as a whole a link: its name, when it starts, its price and its stars. */
function CourseLine({ view, t, locale }: CourseLineProps) {
  const { course, price } = view;
  const facts = [view.start ?? view.duration, view.meets].filter((fact) => fact !== null);
  return (
    <a href={view.href} className="course-line">
      <Portrait name={course.portrait} ground={course.ground} alt="" className="course-line-picture" />
      <div className="course-line-words">
        <h3 className="heading text-lg">
          <InLanguage locale={course.writtenIn}>{view.words.name}</InLanguage>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <CourseRating rating={view.rating} />
        </p>
        {price === null ? (
          <p className="font-semibold">{view.priceText}</p>
        ) : (
          <Price
            centimes={price.centimes}
            beforeCentimes={price.beforeCentimes}
            locale={locale}
            words={t.common.price}
            size="sm"
          />
        )}
      </div>
    </a>
  );
}

/** The words of one learner, with the stars of all who reviewed the course. */
function LearnerReview({ t, review }: HomeData) {
  if (review === null) return null;
  const { stars, body, shownName, city, view } = review;
  return (
    <figure className="mt-6 grid max-w-[40rem] gap-1" aria-label={t.home.review.title}>
      <Stars stars={stars} words={t.course.testimonials} />
      <blockquote dir="auto">
        <p className="line-clamp-4 wrap-anywhere">{body}</p>
      </blockquote>
      <figcaption className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <bdi>{t.home.review.of(shownName, city)}</bdi>
        <a href={view.href} className="link">
          <InLanguage locale={view.course.writtenIn}>{view.words.name}</InLanguage>
        </a>
        <CourseRating rating={view.rating} />
      </figcaption>
    </figure>
  );
}

/** The first courses that are on sale, a lesson to try first, and what a learner says. */
function FeaturedCourses(page: HomeData) {
  const { t, locale, links, courses, freeLesson } = page;
  const words = t.home.courses;
  return (
    <Section tone="paper" labelledBy="courses-title">
      <div className="section-head">
        <Heading level={2} id="courses-title">
          {words.title}
        </Heading>
        <ButtonLink href={links.courses()} kind="quiet">
          {words.all}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
      <ul className="course-lines">
        {courses.map((view) => (
          <li key={view.course.slug}>
            <CourseLine view={view} t={t} locale={locale} />
          </li>
        ))}
      </ul>
      {freeLesson !== null && (
        <div className="mt-4">
          <FreeLesson {...freeLesson} words={t.course.freeLesson} locale={locale} />
        </div>
      )}
      <LearnerReview {...page} />
    </Section>
  );
}

const neighbours: readonly { person: string; ground: Ground }[] = [
  { person: 'sara', ground: 'clay' },
  { person: 'imane', ground: 'saffron' },
  { person: 'amina', ground: 'mint' },
];

type CommunityProps = { words: Words['home']['community']; button: string; href: string };

/** The community: the one loud band of the page. */
function CommunityBanner({ words, button, href }: CommunityProps) {
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
              {button}
            </ButtonLink>
          </div>
        </div>
        <div className="community-doors looks-back">
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

type BenefitsProps = { words: Words['home']['benefits']; href: string };

/** Six reasons, each a line that opens. */
function Benefits({ words, href }: BenefitsProps) {
  return (
    <Section tone="paper" labelledBy="benefits-title">
      <div className="benefits">
        <div>
          <Heading level={2} id="benefits-title">
            {words.title}
          </Heading>
          <ButtonLink href={href} kind="quiet" className="-ms-2 mt-1">
            {words.cta}
            <Icon name="arrow-forward" />
          </ButtonLink>
        </div>
        <Questions items={words.items} />
      </div>
    </Section>
  );
}

/** The invitation to teach. */
function HostInvitation({ words, href }: { words: Words['home']['host']; href: string }) {
  return (
    <Section tone="sand" id="host-course" labelledBy="host-title">
      <div className="host">
        <div>
          <Heading level={2} id="host-title" size={3}>
            {words.title}
          </Heading>
          <p className="mt-1">{words.text}</p>
        </div>
        <ButtonLink href={href} kind="secondary" data-dialog="">
          {words.cta}
        </ButtonLink>
      </div>
    </Section>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

/** How many courses and trainers the home page shows: one row each. */
const shown = 3;
const isLowered = ({ offer }: CourseOnOffer): boolean => offer !== null && offer.campaign !== null;
/** How many workshops it shows. */
const workshopsShown = 2;

/** The newest review with four stars or more, of the course with the most reviews; null where it has none. */
async function learnerReview(academy: Academy, views: readonly CourseView[]) {
  const [view] = views
    .filter(({ rating }) => rating !== null)
    .toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0));
  if (view === undefined) return null;
  const { reviews } = await academy.reviews.reviewsOf(view.course.slug);
  const review = reviews.find(({ stars }) => stars >= 4);
  return review === undefined ? null : { ...review, view };
}

/** The free lesson of the first course that has one. */
async function firstFreeLesson(academy: Academy, views: readonly CourseView[]) {
  const found = await Promise.all(
    views.map(async ({ course: { slug } }) => ({
      courseSlug: slug,
      lesson: await academy.films.freeLesson(slug),
    })),
  );
  for (const { courseSlug, lesson } of found) if (lesson !== null) return { courseSlug, lesson };
  return null;
}

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, clock, publicOrigin } = open(args);
  const [settings, trainers, allCourses, workshops, products, proof, ratings] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
    academy.workshops(),
    academy.products(),
    academy.proof(),
    academy.reviews.ratings(),
  ]);
  const home = fillAll(t.home, policyValues(settings, t.refunds, locale));
  const context = { t, links, locale, now: clock(), ratings };
  const listed = allCourses.filter(({ course }) => isListed(course));
  const onSale = listed.filter((onOffer) => isOnSale(onOffer.course) && !awaitsCohort(onOffer));
  // What a running campaign lowers comes first.
  const offered = onSale.toSorted((one, other) => Number(isLowered(other)) - Number(isLowered(one)));
  const courses = offered.slice(0, shown).map((course) => describeCourse(course, context));
  const slugs = new Set(listed.map(({ course }) => course.slug));
  const views = workshops.map((onOffer) => describeWorkshop(onOffer, { words: t.workshops, links, locale }));
  const coming = views.filter(({ status }) => status !== 'past');
  const past = views.filter(({ status }) => status === 'past');
  const free = products.filter(({ isFree }) => isFree).length;
  const [review, freeLesson] = await Promise.all([
    learnerReview(
      academy,
      listed.map((course) => describeCourse(course, context)),
    ),
    firstFreeLesson(academy, courses),
  ]);
  return {
    head: { ...home.head, structuredData: [organizationData(settings, publicOrigin, locale)] },
    t: { ...t, home },
    locale,
    links,
    settings,
    figures: shownProof(proof, ['members', 'projects'], t.proof, locale),
    trainers: trainers.slice(0, shown).map((trainer) => describeTrainer(trainer, slugs, links, locale)),
    courses,
    review,
    freeLesson,
    workshops: [...coming, ...past].slice(0, workshopsShown),
    freeFiles: free === 0 ? null : count(free, home.shop, locale),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export default function Home({ loaderData }: { loaderData: HomeData }) {
  const { t, links, settings, figures, trainers, courses, workshops, freeFiles } = loaderData;
  const { home, common } = t;
  return (
    <main id="main">
      <Hero words={home.hero} buttons={common.buttons} figures={figures} links={links} />
      {courses.length > 0 && <FeaturedCourses {...loaderData} />}
      <Paying
        words={home.paying}
        player={common.video}
        videoUrl={settings.welcomeVideoUrl}
        poster={settings.welcomeVideoPoster ?? null}
      />
      <CommunityBanner words={home.community} button={common.buttons.seeCommunity} href={links.community()} />
      {trainers.length > 0 && <Trainers words={home.trainers} common={common} trainers={trainers} />}
      <Benefits words={home.benefits} href={links.courses()} />
      <HostInvitation words={home.host} href={links.hostCourse()} />
      <WorkshopList
        words={home.workshops}
        workshops={workshops}
        href={links.workshops()}
        shop={freeFiles === null ? null : { href: links.shop(), label: freeFiles }}
      />
    </main>
  );
}
