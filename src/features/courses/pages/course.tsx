import { isListed } from '../course.ts';
import { data } from 'react-router';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { publicPage } from '../../site/caching.ts';
import { coverAlt } from '../../site/cover-alt.ts';
import { socialPicture } from '../../site/social-picture.ts';
import { toldIn } from '../../../platform/i18n/told-in.ts';
import { linksIn } from '../../site/links.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { courseData } from '../structured-data.ts';
import { questionsData } from '../../site/questions.ts';
import { ActionBar } from './action-bar.tsx';
import { CourseBands, CourseBlocks } from './course-blocks.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseInvitation } from './course-invitation.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { describeCoursePage, showsArabic, trainerOf, type CoursePage as Page } from './course-page.ts';
import { CourseSidebar } from './course-sidebar.tsx';

export const headers = publicPage;

type Args = ScreenArgs & { params: { slug?: string } };

async function read(args: Args) {
  const opened = open(args);
  const { academy, words, links, clock, publicOrigin } = opened;
  const onOffer = await academy.course(args.params.slug ?? '');
  if (onOffer === null) return null;
  const { say, locale } = toldIn(onOffer.course, opened);
  const [settings, trainers, freeLesson, reviews] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.films.freeLesson(onOffer.course.slug),
    academy.reviews.reviewsOf(onOffer.course.slug),
  ]);
  const trainer = trainers.find(({ slug }) => slug === trainerOf(onOffer)) ?? null;
  const now = clock();
  const ratings = reviews.rating === null ? undefined : new Map([[onOffer.course.slug, reviews.rating]]);
  const telling = { say, links, locale, now, ratings };
  const inArabic = { say: words.ar, links: linksIn('ar'), locale: 'ar' as const, now };
  const page: Page = describeCoursePage(onOffer, trainer, { settings, telling, inArabic });
  const { href } = page.view;
  const trainerName = trainer?.words[locale].name ?? null;
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: say.common.navigation.courses, href: links.courses() },
    { name: page.words.name, href },
  ];
  return {
    page,
    freeLesson,
    reviews,
    say,
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
        now,
        rating: reviews.rating,
      }),
      breadcrumbsData(publicOrigin, trail),
      ...(page.words.faq.length > 0 ? [questionsData(page.words.faq)] : []),
    ],
  };
}

export async function loader(args: Args) {
  const { say, locale, links } = open(args);
  const found = await read(args);
  const { title, text } = say.course.notFound;
  const head =
    found === null
      ? { title, description: text, index: false }
      : {
          title: found.page.words.name,
          description: found.page.words.description,
          structuredData: found.structuredData,
          picture: socialPicture('course', found.page.view.course.slug, locale),
          arabicLetters: showsArabic(found.page),
          writtenIn: found.page.view.course.writtenIn,
          index: isListed(found.page.view.course),
        };
  return data(
    { head, found, say: found?.say ?? say, locale: found?.locale ?? locale, coursesHref: links.courses() },
    { status: found === null ? 404 : 200 },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

/** A course: its head, its parts beside the facts, the bands below, each as the course's layout wants it. */
export default function CoursePage({ loaderData }: { loaderData: LoaderData }) {
  const { found, say, locale, coursesHref } = loaderData;
  if (found === null) return <CourseNotFound words={say.course.notFound} coursesHref={coursesHref} />;
  const { page, reviews, url, coverAlt: alt } = found;
  const shown = { page, reviews, say, locale };
  return (
    <main id="main">
      <div className="column course">
        <CourseHero {...shown} coursesHref={coursesHref} url={url} />
        <CourseSidebar {...shown} coverAlt={alt} />
        <CourseBlocks {...shown} freeLesson={found.freeLesson} />
      </div>
      <CourseBands {...shown} />
      <CourseInvitation view={page.view} say={say} locale={locale} />
      <ActionBar view={page.view} label={say.course.bar} locale={locale} words={say.common.price} />
    </main>
  );
}
