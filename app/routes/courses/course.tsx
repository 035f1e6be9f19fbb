import { data } from 'react-router';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { ActionBar } from './action-bar.tsx';
import { CourseBody } from './course-body.tsx';
import { CourseClosing } from './course-closing.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { briefFacts, longFacts, refundPromise } from './course-page.ts';
import { CourseSidebar } from './course-sidebar.tsx';
import { describeCourse } from './course-view.ts';
import { courseStructuredData } from './structured-data.ts';

export const headers = publicPage;

type Args = ScreenArgs & { params: { slug?: string } };

async function read(args: Args) {
  const { academy, say, locale, links, clock, publicOrigin } = open(args);
  const onOffer = await academy.course(args.params.slug ?? '');
  if (onOffer === null) return null;
  const [settings, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const trainer = trainers.find(({ slug }) => slug === onOffer.course.trainer) ?? null;
  const telling = { say, links, locale, now: clock() };
  const view = describeCourse(onOffer, telling);
  const url = `${publicOrigin}${view.href}`;
  const known = {
    ...onOffer,
    words: view.words,
    url,
    siteName: settings.siteName[locale],
    siteUrl: `${publicOrigin}${links.home()}`,
    inLanguage: view.words.language || say.course.facts.languageUnknown,
    trainerName: trainer?.words[locale].name ?? null,
  };
  return {
    view,
    trainer,
    url,
    brief: briefFacts(onOffer, telling),
    long: longFacts(onOffer, trainer, telling),
    refund: refundPromise(settings, telling),
    structuredData: [courseStructuredData(known)],
  };
}

export async function loader(args: Args) {
  const { say, locale, links } = open(args);
  const page = await read(args);
  const { title, text } = say.course.notFound;
  const head =
    page === null
      ? { title, description: text, index: false }
      : {
          title: page.view.words.name,
          description: page.view.words.description,
          structuredData: page.structuredData,
        };
  return data(
    { head, page, say, locale, coursesHref: links.courses() },
    { status: page === null ? 404 : 200 },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

export default function CoursePage({ loaderData }: { loaderData: LoaderData }) {
  const { page, say, locale, coursesHref } = loaderData;
  if (page === null) return <CourseNotFound words={say.course.notFound} coursesHref={coursesHref} />;
  const { view, trainer, brief, long, refund, url } = page;
  return (
    <main id="main">
      <div className="column grid gap-x-14 gap-y-10 pt-6 pb-20 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:pt-10">
        <CourseHero view={view} say={say} coursesHref={coursesHref} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CourseSidebar view={view} facts={brief} refund={refund} say={say} locale={locale} url={url} />
        </div>
        <CourseBody view={view} facts={long} trainer={trainer} say={say} locale={locale} />
      </div>
      <CourseClosing view={view} say={say} />
      <ActionBar view={view} label={say.course.bar} locale={locale} />
    </main>
  );
}
