import { data } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicUnlessOwn } from '../../../academy/frame/page-headers.ts';
import { headersForOwner, ownSlugs } from './own-courses.ts';
import { socialPicture } from '../../../academy/frame/covers.ts';
import { breadcrumbsData, questionsData } from '../../../academy/frame/structured-data.ts';
import { courseData } from '../structured-data.ts';
import { CourseNotFound } from './course-not-found.tsx';
import { describeCourse } from './course-view.ts';
import { AlsoIn, bundlesNaming } from './enrol-link.tsx';
import { readSalesPage } from './read-sales-page.ts';
import { SalesBody } from './sales-body.tsx';

export const headers = publicUnlessOwn;

const slug = 'ecommerce-mastery-virtual';

async function read(args: ScreenArgs) {
  const { academy, t, locale, links, clock, publicOrigin } = open(args);
  const onOffer = await academy.course(slug);
  if (onOffer === null) return null;
  const settings = await academy.settings();
  const now = clock();
  const own = await ownSlugs(args);
  const view = describeCourse(onOffer, { t, links, locale, now, own });
  const shown = await readSalesPage(args, onOffer);
  const { reviews, sales, trainer } = shown;
  const { href } = view;
  const trainerName = trainer?.words[locale].name ?? null;
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: t.common.navigation.courses, href: links.courses() },
    { name: view.words.name, href },
  ];
  return {
    view,
    alsoIn: await bundlesNaming(academy, { kind: 'course', slug }, { t, links, locale }),
    headers: headersForOwner(own.has(slug)),
    shown,
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
      questionsData(sales.questions),
    ],
  };
}

export async function loader(args: ScreenArgs) {
  const { t, locale, links } = open(args);
  const page = await read(args);
  const words = t.ecommerceMasteryVirtual;
  const head =
    page === null
      ? { title: t.course.notFound.title, description: t.course.notFound.text, index: false }
      : {
          ...words.head,
          structuredData: page.structuredData,
          picture: socialPicture('course', slug, locale),
          arabicLetters: true,
        };
  return data(
    { head, page, words, t, locale, coursesHref: links.courses() },
    {
      status: page === null ? 404 : 200,
      headers: page?.headers ?? {},
    },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

/** The sales page is in Moroccan Darija at both of its addresses; header and footer are in the language of the address. */
export default function EcommerceMasteryVirtual({ loaderData }: { loaderData: LoaderData }) {
  const { page, words, t, locale, coursesHref } = loaderData;
  if (page === null) return <CourseNotFound words={t.course.notFound} coursesHref={coursesHref} />;
  return (
    <main id="main">
      <p className={locale === 'ar' ? 'sr-only' : 'column py-2 text-sm'}>{words.spokenIn}</p>
      <AlsoIn bundles={page.alsoIn} />
      <SalesBody view={page.view} {...page.shown} />
    </main>
  );
}
