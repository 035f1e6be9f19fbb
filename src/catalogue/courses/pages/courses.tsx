import { data } from 'react-router';
import { givesCertificate, includedService } from '../course.ts';
import {
  asksForAll,
  choicesAmong,
  chosenCourses,
  comparedPairs,
  comparisonId,
  inLead,
  queryOf,
} from '../catalogue-query.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicUnlessOwn } from '../../../academy/frame/page-headers.ts';
import { headersForOwner, ownSlugs } from './own-courses.ts';
import { Found, NothingYet } from '../../../academy/frame/closed-page.tsx';
import { breadcrumbsData } from '../../../academy/frame/structured-data.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { type CourseView, describeCourse, type ViewContext } from './course-view.ts';
import type { Words } from '../../../words.ts';
import { type Locale, shownIn } from '../../../platform/i18n/locale.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { CampaignBanner, CatalogueFilters } from './catalogue-filters.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { CourseCard } from './course-card.tsx';
import { count } from '../../../platform/i18n/count.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';

/** It takes a waitlist, not orders: there is nothing to choose between yet. */
const isComing = ({ course }: Pick<CourseView, 'course'>): boolean =>
  course.comingSoon && course.closedForSale !== true;

/** Courses to come, one line each: a link to the page, and the waitlist. */
function ComingCourses({ views, t }: { views: readonly CourseView[]; t: Words }) {
  const words = t.courses.coming;
  return (
    <section aria-labelledby="coming-title" className="grid gap-3">
      <div>
        <Heading level={2} id="coming-title">
          {words.heading}
        </Heading>
        <p className="text-sm text-ink-soft">{words.text}</p>
      </div>
      <ul className="coming-courses">
        {views.map(({ course, words: { name }, href, action }) => (
          <li key={course.slug}>
            <Portrait name={course.portrait} ground={course.ground} alt="" className="coming-picture" />
            <a href={href} className="min-w-0 wrap-anywhere hover:text-link">
              <InLanguage writtenIn={course.writtenIn}>{name}</InLanguage>
            </a>
            <a href={action.href} className="link text-sm" data-dialog="">
              {words.join}
              <span className="sr-only">{t.courses.card.of(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lines of each course, in the order of the table. */
type Cells = Record<'forWhom' | 'how' | 'time' | 'price' | 'get', (string | null)[]>;

function cellsOf({ course, words, ...view }: CourseView, { t, locale }: ViewContext): Cells {
  const texts = t.courses.compare;
  const some = (n: number | null, forms: Parameters<typeof count>[1]) =>
    n === null || n === 0 ? null : count(n, forms, locale);
  return {
    forWhom: [words.forWhom ?? null],
    how: [
      course.courseType === 'live' ? some(course.liveSessions, texts.sessions) : null,
      view.start,
      view.meets,
    ],
    time: [words.studyTime || null],
    price: [view.priceText, view.inParts],
    get: [
      some(course.assessments, texts.tasks),
      includedService(course) === null ? null : texts.consultation,
      givesCertificate(course) ? texts.certificate : null,
    ],
  };
}

/** Two courses that learners mix up, line by line; everything but `forWhom` is a fact that other pages show too. */
function describeComparison(pair: readonly [CourseOnOffer, CourseOnOffer], context: ViewContext) {
  const [one, other] = pair;
  const words = context.t.courses.compare;
  const views = pair.map((onOffer) => describeCourse(onOffer, context));
  return {
    id: comparisonId(one.course.slug, other.course.slug),
    question: words.question(one.field?.name[context.locale] ?? null),
    see: context.t.common.buttons.seeCourse,
    courses: views.map(({ course, words: { name }, href }) => ({
      name,
      href,
      lang: shownIn(course, context.locale),
    })),
    rows: (['forWhom', 'how', 'time', 'price', 'get'] as const)
      .map((row) => ({
        label: words[row],
        cells: views.map((view) => cellsOf(view, context)[row].filter((line) => line !== null)),
      }))
      .filter((row) => row.cells.some((lines) => lines.length > 0)),
  };
}

/** A signpost with two ways: the same lines of both, side by side. */
function Comparison({ id, question, see, courses, rows }: ReturnType<typeof describeComparison>) {
  return (
    <section className="comparison" aria-labelledby={`${id}-title`}>
      <div className="flex items-center gap-4">
        <Prop name="signpost" className="h-20" />
        <Heading level={2} id={`${id}-title`} className="max-sm:text-xl">
          {question}
        </Heading>
      </div>
      <table id={id}>
        <thead>
          <tr>
            {courses.map(({ name, href, lang }) => (
              <th key={href} scope="col" className="heading text-lg">
                <bdi lang={lang}>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {label}
              </th>
            </tr>
            <tr>
              {cells.map((lines, index) => (
                <td key={courses[index]?.href}>
                  {lines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            {courses.map(({ name, href }, place) => (
              <td key={href}>
                <ButtonLink
                  href={href}
                  kind={place === 0 ? 'primary' : 'secondary'}
                  className="max-sm:w-full max-sm:px-1! max-sm:text-sm"
                >
                  {see}
                  <span className="sr-only">: {name}</span>
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type CatalogueResultsProps = {
  views: readonly CourseView[];
  comparisons: readonly ReturnType<typeof describeComparison>[];
  t: Words;
  locale: Locale;
  allHref: string;
};

function CatalogueResults({ views, comparisons, t, locale, allHref }: CatalogueResultsProps) {
  const coming = views.filter(isComing);
  const open = views.filter((view) => !isComing(view));
  return (
    <Found howMany={views.length} words={t.courses.results} locale={locale} allHref={allHref}>
      <div className="grid gap-8">
        {open.length > 0 && (
          <ul className="course-tiles">
            {open.map((view, index) => (
              <li key={view.course.slug}>
                <CourseCard view={view} t={t} locale={locale} lazy={index > 2} action />
              </li>
            ))}
          </ul>
        )}
        {comparisons.map((comparison) => (
          <Comparison key={comparison.id} {...comparison} />
        ))}
        {coming.length > 0 && <ComingCourses views={coming} t={t} />}
      </div>
    </Found>
  );
}

export const headers = publicUnlessOwn;

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url, clock, publicOrigin } = open(args);
  const now = clock();
  const [all, ratings, trainers, own] = await Promise.all([
    academy.courses(),
    academy.reviews.ratings(),
    academy.trainers(),
    ownSlugs(args),
  ]);
  const query = queryOf(url, all);
  const found = inLead(chosenCourses(all, query, now), await academy.settings());
  const context = { t, links, locale, now, ratings, trainers, own };
  const trail = breadcrumbsData(publicOrigin, [
    { name: t.common.navigation.home, href: links.home() },
    { name: t.courses.head.title, href: links.courses() },
  ]);
  const page = {
    head: {
      ...t.courses.head,
      // Each kind of course is a page of its own for search engines; finer choices are not.
      index: asksForAll({ ...query, way: null }),
      structuredData: [trail],
    },
    t,
    locale,
    query,
    choices: choicesAmong(all, now),
    path: links.courses(),
    hostHref: links.hostCourse(),
    communityHref: links.community(),
    campaign: await academy.runningCampaign(),
    views: found.map((onOffer) => describeCourse(onOffer, context)),
    comparisons: comparedPairs(found).map((pair) => describeComparison(pair, context)),
  };
  return data(page, { headers: headersForOwner(own.size > 0) });
}

export default function Courses({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>>['data'] }) {
  const { t, locale, query, choices, path, hostHref, communityHref, campaign, views, comparisons } =
    loaderData;
  const words = t.courses;
  const nothing = views.length === 0 && asksForAll(query);
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
      <div className="column pt-5 pb-12 md:pt-12 md:pb-20">
        <div className="mb-3 max-w-3xl space-y-1 md:mb-8 md:space-y-4">
          <Heading level={1}>{words.heading}</Heading>
          <p className="text-ink-soft md:text-lg">{words.lead}</p>
        </div>
        {nothing ? (
          <NothingYet words={words.none} href={communityHref} />
        ) : (
          <div className="space-y-3 md:space-y-5">
            <CatalogueFilters words={words} path={path} query={query} choices={choices} locale={locale} />
            <CatalogueResults views={views} comparisons={comparisons} t={t} locale={locale} allHref={path} />
            <p className="pt-4">
              {words.host.title}{' '}
              <a href={hostHref} className="link font-semibold">
                {words.host.action}
              </a>
            </p>
          </div>
        )}
      </div>
    </main>
  );
}
