import { Fragment, type ReactNode } from 'react';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { Academy } from '../../../academy.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import { type HomeSection, homeSections } from '../../../academy/settings/arrangement.ts';
import { inLead } from '../../../catalogue/courses/catalogue-query.ts';
import type { CourseOnOffer } from '../../offers/read-catalogue.service.ts';
import { isListed, isOnSale } from '../../../catalogue/courses/course.ts';
import { awaitsCohort } from '../../../catalogue/courses/cohort.ts';
import { count } from '../../../platform/i18n/count.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { organizationData } from '../../../academy/frame/structured-data.ts';
import { shownProof } from '../../proof/proof.ts';
import { describeCourse, type CourseView } from '../../../catalogue/courses/pages/course-view.ts';
import { Hero, Paying } from './home-bands.tsx';
import { CourseCard } from '../../../catalogue/courses/pages/course-card.tsx';
import { CourseRating, Stars } from '../../../catalogue/courses/pages/learner-reviews.tsx';
import { describeWorkshop } from '../../../catalogue/workshops/pages/workshop-view.ts';
import { Benefits, describeTrainer, Trainers, WorkshopList } from './home-sections.tsx';
import { beginningOf, inLanguage } from '../../../community/community/community-text.ts';
import { shownAs } from '../../../community/community/pages/post-card.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import type { Words } from '../../../words.ts';
import { isInScriptOf, type Locale } from '../../../platform/i18n/locale.ts';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';

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
          <InLanguage writtenIn={view.course.writtenIn}>{view.words.name}</InLanguage>
        </a>
        <CourseRating rating={view.rating} />
      </figcaption>
    </figure>
  );
}

/** The first courses that are on sale, one of them large, and what a learner says. */
function FeaturedCourses(page: HomeData) {
  const { t, locale, links, courses } = page;
  const words = t.home.courses;
  return (
    <Section labelledBy="courses-title">
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
        {courses.map((view, place) => (
          <li key={view.course.slug}>
            <CourseCard view={view} t={t} locale={locale} row={place > 0} />
          </li>
        ))}
      </ul>
      <LearnerReview {...page} />
    </Section>
  );
}

/** What learners leave with: an object of each course on a shelf. Nothing where fewer than two courses tell it. */
function Shelf({ words, views }: { words: Words['home']['shelf']; views: readonly CourseView[] }) {
  const kept = views.flatMap(({ leavesWith, ...view }) =>
    leavesWith === null ? [] : [{ ...view, ...leavesWith }],
  );
  if (kept.length < 2) return null;
  return (
    <section className="band shelf" aria-labelledby="shelf-title">
      <div className="column">
        <Heading level={2} id="shelf-title">
          {words.title}
        </Heading>
        <p>{words.text}</p>
        <ul tabIndex={0} aria-labelledby="shelf-title">
          {kept.map(({ object, title, href, course, words: { name } }) => (
            <li key={course.slug}>
              <Prop name={object} className="shelf-object" />
              <a href={href} className="shelf-label">
                <strong>{title}</strong>
                <InLanguage writtenIn={course.writtenIn}>{name}</InLanguage>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type CommunityProps = {
  words: Words['home']['community'];
  button: string;
  href: string;
  post: HomeData['post'];
};

/** The community: its table seen from above, and beside it what somebody wrote there. */
function CommunityBanner({ words, button, href, post }: CommunityProps) {
  return (
    <section className="band community on-ink" aria-labelledby="community-title">
      <Portrait name="community" alt="" className="community-table" />
      <div className="community-words">
        <Heading level={2} id="community-title">
          {words.title}
        </Heading>
        <p className="text-lg">{words.text}</p>
        {post !== null && (
          <figure className="community-letter">
            <blockquote dir="auto">
              <p className="line-clamp-3 wrap-anywhere">{post.body}</p>
            </blockquote>
            <figcaption className="text-sm">
              <bdi className="font-semibold">{post.name}</bdi>
            </figcaption>
          </figure>
        )}
        <div>
          <ButtonLink href={href} kind="light">
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

/** How many courses the home page shows, the first of them large; and how many trainers. */
const coursesShown = 4;
const trainersShown = 3;
const isLowered = ({ offer }: CourseOnOffer): boolean => offer !== null && offer.campaign !== null;
const shelfShown = 4;
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

/** The newest post for visitors that is written in the language of the page; null while there is none. */
function firstPost(
  posts: Awaited<ReturnType<Academy['communityHome']['publicPosts']>>,
  t: Words,
  locale: Locale,
) {
  for (const post of posts) {
    const body = inLanguage(locale, post);
    if (isInScriptOf(locale, body))
      return { name: shownAs(post, t.communityInside).name, body: beginningOf(body, 170).text };
  }
  return null;
}

/** The free lesson of the first course that has one. */
async function firstFreeLesson(academy: Academy, views: readonly CourseView[]) {
  for (const { course } of views) {
    const lesson = await academy.films.freeLesson(course.slug);
    if (lesson !== null) return { courseSlug: course.slug, lesson };
  }
  return null;
}

/** With the titles that the academy gave its sections. */
function titled(home: Words['home'], { homeSections: chosen = [] }: AcademySettings, locale: Locale) {
  const own = chosen
    .filter(({ title }) => title[locale] !== '')
    .map(({ section, title }) => [section, { ...home[section], title: title[locale] }] as const);
  return { ...home, ...(Object.fromEntries(own) as Partial<Words['home']>) };
}

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, clock, publicOrigin, communityUrl } = open(args);
  const [settings, trainers, allCourses, workshops, products, proof, ratings] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
    academy.workshops(),
    academy.products(),
    academy.proof(),
    academy.reviews.ratings(),
  ]);
  const home = titled(fillAll(t.home, policyValues(settings, t.refunds, locale)), settings, locale);
  const context = { t, links, locale, now: clock(), ratings, trainers };
  const listed = allCourses.filter(({ course }) => isListed(course));
  const onSale = listed.filter((onOffer) => isOnSale(onOffer.course) && !awaitsCohort(onOffer));
  // First what the academy leads with, then what a running campaign lowers.
  const offered = inLead(
    onSale.toSorted((one, other) => Number(isLowered(other)) - Number(isLowered(one))),
    settings,
  );
  const all = offered.map((course) => describeCourse(course, context));
  const courses = all.slice(0, coursesShown);
  const slugs = new Set(listed.map(({ course }) => course.slug));
  const views = workshops.map((onOffer) => describeWorkshop(onOffer, { words: t.workshops, links, locale }));
  const coming = views.filter(({ status }) => status !== 'past');
  const past = views.filter(({ status }) => status === 'past');
  const free = products.filter(({ isFree }) => isFree).length;
  const [review, posts, freeLesson] = await Promise.all([
    learnerReview(
      academy,
      listed.map((course) => describeCourse(course, context)),
    ),
    communityUrl === null ? academy.communityHome.publicPosts() : [],
    firstFreeLesson(academy, courses),
  ]);
  return {
    head: { ...home.head, structuredData: [organizationData(settings, publicOrigin, locale)] },
    t: { ...t, home },
    locale,
    links,
    settings,
    figures: shownProof(proof, ['members', 'projects'], t.proof, locale),
    trainers: trainers
      .slice(0, trainersShown)
      .map((trainer) => describeTrainer(trainer, slugs, links, locale)),
    courses,
    review,
    shelf: all.slice(0, shelfShown),
    post: firstPost(posts, t, locale),
    freeLesson,
    workshops: [...coming, ...past].slice(0, workshopsShown),
    freeFiles: free === 0 ? null : count(free, home.shop, locale),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

/** The sections of the page, by their keys in the settings. */
const sections: Record<HomeSection, (page: HomeData) => ReactNode> = {
  courses: (page) => page.courses.length > 0 && <FeaturedCourses {...page} />,
  shelf: ({ t, shelf }) => <Shelf words={t.home.shelf} views={shelf} />,
  paying: ({ t, courses }) => <Paying words={t.home.paying} example={courses[0] ?? null} />,
  community: ({ t, links, post }) => (
    <CommunityBanner
      words={t.home.community}
      button={t.common.buttons.seeCommunity}
      href={links.community()}
      post={post}
    />
  ),
  trainers: (page) => <Trainers {...page} />,
  benefits: ({ t, links }) => <Benefits words={t.home.benefits} href={links.courses()} />,
  workshops: ({ t, links, workshops, freeFiles }) => (
    <WorkshopList
      words={t.home.workshops}
      workshops={workshops}
      href={links.workshops()}
      shop={freeFiles === null ? null : { href: links.shop(), label: freeFiles }}
    />
  ),
};

/** The head, then the sections that the academy chose, in its order. */
export default function Home({ loaderData }: { loaderData: HomeData }) {
  const chosen = loaderData.settings.homeSections?.map(({ section }) => section) ?? homeSections;
  return (
    <main id="main">
      <Hero {...loaderData} />
      {chosen.map((section) => (
        <Fragment key={section}>{sections[section](loaderData)}</Fragment>
      ))}
    </main>
  );
}
