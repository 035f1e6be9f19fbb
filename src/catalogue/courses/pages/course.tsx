import { data } from 'react-router';
import { isListed } from '../course.ts';
import { openMethods } from '../../../academy/settings/open-methods.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicUnlessOwn } from '../../../academy/frame/page-headers.ts';
import { headersForOwner, ownSlugs } from './own-courses.ts';
import { coverAlt, socialPicture } from '../../../academy/frame/covers.ts';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import { breadcrumbsData, questionsData } from '../../../academy/frame/structured-data.ts';
import { courseData } from '../structured-data.ts';
import { ActionBar, ClosingBand, CoursePrice, EnrolLink } from './enrol-link.tsx';
import { CourseBlocks, type ShownCourse } from './course-blocks.tsx';
import type { FreeLesson as Lesson } from '../../../learning/classroom/films.service.ts';
import { CourseRating } from './learner-reviews.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { CourseFilm, FactList, FreeLesson, TrainerLine } from './course-sections.tsx';
import { type CoursePage as Page, describeCoursePage, trainerOf, waysInWords } from './course-page.ts';
import type { Words } from '../../../words.ts';
import type { Words as CohortWords } from '../cohort.words.en.ts';
import { cohortWords } from '../cohort.words.ts';
import { type CourseView, isForSale } from './course-view.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { ShareButton } from '../../../academy/frame/share-button.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

type CourseHeroProps = ShownCourse & {
  coursesHref: string;
  /** Absolute address of the page, to be shared. */
  url: string;
  freeLesson: Lesson | null;
  coverAlt: string;
};

/** What leads the page: a lesson that plays in place, else the preview film, else what the course is about. */
function Lead({ page, t, locale, freeLesson, coverAlt: alt }: CourseHeroProps) {
  const { course } = page.view;
  if (freeLesson?.film)
    return (
      <FreeLesson
        courseSlug={course.slug}
        lesson={freeLesson}
        words={t.course.freeLesson}
        player={t.common.video}
        locale={locale}
      />
    );
  if (course.videoUrl !== null)
    return <CourseFilm course={course} label={t.course.video.play} words={t.common.video} lazy={false} />;
  return (
    <Portrait
      name={course.portrait}
      ground={course.ground}
      alt={alt}
      lazy={false}
      className="course-picture"
    />
  );
}

/** The lesson first, then what it is, who teaches it, and what learners ask first. */
function CourseHero(props: CourseHeroProps) {
  const { page, t, locale, coursesHref, url } = props;
  const { view, words, head, trainer, programme } = page;
  // Beside a waitlist the first badge tells why nothing is sold; beside a purchase the facts below tell all of it.
  const [reason] = view.action.kind === 'waitlist' ? view.badges : [];
  return (
    <header className="course-hero on-ink">
      <div className="course-top">
        <BackLink href={coursesHref} label={t.common.buttons.backToCourses} />
        <ShareButton url={url} title={page.words.name} common={t.common} className="text-cream!" />
      </div>
      <div className="course-lead">
        <Lead {...props} />
      </div>
      <div className="course-title">
        {reason !== undefined && (
          <p>
            <Badge tone={reason.tone}>{reason.text}</Badge>
          </p>
        )}
        <Heading level={1} size={2} className="wrap-anywhere">
          {words.name}
        </Heading>
        <p>{words.description}</p>
        {trainer === null ? (
          <p className="font-semibold">
            <span className="sr-only">{t.course.facts.trainer}: </span>
            {t.course.facts.trainerUnknown}
          </p>
        ) : (
          <TrainerLine trainer={trainer} locale={locale} label={t.course.facts.trainer} />
        )}
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {head.map(({ icon, term, value }) => (
            <li key={term} className="flex gap-2 font-medium">
              <Icon name={icon} className="mt-1" />
              <span>
                <span className="sr-only">{term}: </span>
                {value}
              </span>
            </li>
          ))}
          {programme.part !== null && (
            <li className="flex gap-2 font-medium">
              <Icon name="list" className="mt-1" />
              <span>{programme.part}</span>
            </li>
          )}
          {view.rating !== null && (
            <li className="font-medium">
              <CourseRating rating={view.rating} />
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}

/** Price, action and the other facts: beside the text and always visible on wide screens, after the head on phones. */
function CourseSidebar({ page, t, locale, ways }: ShownCourse & { ways: string }) {
  const { view, facts, refund } = page;
  const { heading } = t.course.facts;
  return (
    <aside aria-label={heading} className="course-facts">
      <div className="course-card">
        {view.leavesWith !== null && <Prop name={view.leavesWith.object} className="course-card-object" />}
        <CoursePrice view={view} t={t} locale={locale} />
        {view.inParts !== null && <p className="-mt-1 text-sm text-ink-soft">{view.inParts}</p>}
        {isForSale(view.action) && view.price?.centimes !== 0 && (
          <p className="-mt-1 text-sm text-ink-soft">{ways}</p>
        )}
        <EnrolLink action={view.action} full className="max-lg:hidden" />
        {page.scholarshipHref !== null && (
          <p className="text-sm">
            <a href={page.scholarshipHref}>{t.course.scholarship}</a>
          </p>
        )}
        {isForSale(view.action) && view.price?.centimes !== 0 && (
          <div className="flex gap-3 text-sm">
            <Icon name="shield" className="mt-0.5 text-mint" />
            <p>
              <strong className="font-semibold">{refund.title}.</strong>{' '}
              <span className="text-ink-soft">{refund.text}</span>
            </p>
          </div>
        )}
        <h2 className="sr-only">{heading}</h2>
        <details className="course-more wide-open">
          <summary>{heading}</summary>
          <FactList facts={facts} />
        </details>
      </div>
    </aside>
  );
}

/** The words of the closing band: for a course on sale, one that opens later, a full group, or one without a date. */
function invitationOf(
  { action, isFull, awaitsCohort }: CourseView,
  closing: Words['course']['closing'],
  { notAnnounced }: CohortWords,
  own: Words['course']['own'],
): [heading: string, text: string] {
  if (action.kind === 'go-in') return [own.title, own.text];
  if (action.kind !== 'waitlist') return [closing.heading, closing.text];
  if (awaitsCohort) return [notAnnounced.title, notAnnounced.short];
  return isFull ? [closing.fullHeading, closing.fullText] : [closing.waitlistHeading, closing.waitlistText];
}

/** The closing band with the course's action once more. */
function CourseInvitation({ view, t, locale }: { view: CourseView; t: Words; locale: Locale }) {
  const [heading, text] = invitationOf(view, t.course.closing, cohortWords[locale], t.course.own);
  return <ClosingBand heading={heading} text={text} action={view.action} object={view.leavesWith?.object} />;
}

export const headers = publicUnlessOwn;

type Args = ScreenArgs & { params: { slug?: string } };

async function read(args: Args) {
  const opened = open(args);
  const { academy, links, clock, publicOrigin } = opened;
  const onOffer = await academy.course(args.params.slug ?? '');
  if (onOffer === null) return null;
  const { t, locale } = languageOfRecord(onOffer.course, opened);
  const [own, settings, trainers, taught, freeLesson, reviews, outcome] = await Promise.all([
    ownSlugs(args),
    academy.settings(),
    academy.trainers(),
    academy.films.outlineOf(onOffer.course),
    academy.films.freeLesson(onOffer.course.slug),
    academy.reviews.reviewsOf(onOffer.course.slug),
    academy.outcomes.outcomeOf(onOffer.course.slug),
  ]);
  const trainer = trainers.find(({ slug }) => slug === trainerOf(onOffer)) ?? null;
  const ratings = reviews.rating === null ? undefined : new Map([[onOffer.course.slug, reviews.rating]]);
  const context = { t, links, locale, now: clock(), ratings, own };
  const page: Page = describeCoursePage(onOffer, trainer, { settings, context, taught });
  const { href } = page.view;
  const trainerName = trainer?.words[locale].name ?? null;
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: t.common.navigation.courses, href: links.courses() },
    { name: page.words.name, href },
  ];
  return {
    page,
    headers: headersForOwner(own.has(onOffer.course.slug)),
    freeLesson,
    reviews,
    outcome,
    ways: waysInWords(
      openMethods({ settings, cardTypes: await academy.cardTypes({ itemKind: 'course' }) }),
      t.course.price,
      locale,
    ),
    t,
    locale,
    coverAlt: await coverAlt(academy, onOffer.course.portrait, locale),
    url: `${publicOrigin}${href}`,
    structuredData: [
      courseData({
        ...onOffer,
        locale,
        settings,
        publicOrigin,
        href,
        trainerName,
        now: context.now,
        rating: reviews.rating,
      }),
      breadcrumbsData(publicOrigin, trail),
      ...(page.words.faq.length > 0 ? [questionsData(page.words.faq)] : []),
    ],
  };
}

export async function loader(args: Args) {
  const { t, locale, links } = open(args);
  const found = await read(args);
  const { title, text } = t.course.notFound;
  const head =
    found === null
      ? { title, description: text, index: false }
      : {
          title: found.page.words.name,
          description: found.page.words.description,
          structuredData: found.structuredData,
          picture: socialPicture('course', found.page.view.course.slug, locale),
          writtenIn: found.page.view.course.writtenIn,
          index: isListed(found.page.view.course),
        };
  return data(
    { head, found, t: found?.t ?? t, locale: found?.locale ?? locale, coursesHref: links.courses() },
    { status: found === null ? 404 : 200, headers: found?.headers ?? {} },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

/** A course: a lesson to watch, its parts beside price and facts, and its action once more. */
export default function CoursePage({ loaderData }: { loaderData: LoaderData }) {
  const { found, t, locale, coursesHref } = loaderData;
  if (found === null) return <CourseNotFound words={t.course.notFound} coursesHref={coursesHref} />;
  const { page, reviews, freeLesson, url, coverAlt: alt } = found;
  const shown = { page, reviews, t, locale };
  return (
    <main id="main">
      <div className="column course">
        <CourseHero {...shown} coursesHref={coursesHref} url={url} freeLesson={freeLesson} coverAlt={alt} />
        <CourseSidebar {...shown} ways={found.ways} />
        <CourseBlocks {...shown} freeLesson={freeLesson} outcome={found.outcome} />
      </div>
      <CourseInvitation view={page.view} t={t} locale={locale} />
      <ActionBar view={page.view} label={t.course.bar} locale={locale} words={t.common.price} />
    </main>
  );
}
