import { data } from 'react-router';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { ActionBar } from './action-bar.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { describeCourse } from './course-view.ts';
import { SalesBenefits } from './sales/sales-benefits.tsx';
import { SalesClosing } from './sales/sales-closing.tsx';
import { SalesCurriculum } from './sales/sales-curriculum.tsx';
import { SalesHero } from './sales/sales-hero.tsx';
import { SalesMessages } from './sales/sales-messages.tsx';
import { SalesOffer } from './sales/sales-offer.tsx';
import { describeSales } from './sales/sales-page.ts';
import { SalesPains } from './sales/sales-pains.tsx';
import { SalesPreview } from './sales/sales-preview.tsx';
import { SalesSolution } from './sales/sales-solution.tsx';
import { SalesVoices } from './sales/sales-voices.tsx';
import { courseStructuredData } from './structured-data.ts';

export const headers = publicPage;

const slug = 'ecommerce-mastery-virtual';

async function read(args: ScreenArgs) {
  const { academy, say, locale, links, clock, publicOrigin } = open(args);
  const onOffer = await academy.course(slug);
  if (onOffer === null) return null;
  const [settings, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const trainer = trainers.find((one) => one.slug === onOffer.course.trainer);
  const view = describeCourse(onOffer, { say, links, locale, now: clock() });
  const structuredData = courseStructuredData({
    ...onOffer,
    words: view.words,
    url: `${publicOrigin}${view.href}`,
    siteName: settings.siteName[locale],
    siteUrl: `${publicOrigin}${links.home()}`,
    inLanguage: 'ary',
    trainerName: trainer?.words[locale].name ?? null,
  });
  return {
    view,
    sales: describeSales(onOffer, settings, say.ecommerceMasteryVirtual.darija),
    structuredData: [structuredData],
  };
}

export async function loader(args: ScreenArgs) {
  const { say, links } = open(args);
  const page = await read(args);
  const words = say.ecommerceMasteryVirtual;
  const head =
    page === null
      ? { title: say.course.notFound.title, description: say.course.notFound.text, index: false }
      : { ...words.head, structuredData: page.structuredData, arabicLetters: true };
  return data(
    { head, page, words, say, coursesHref: links.courses() },
    { status: page === null ? 404 : 200 },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

/** The sales page speaks Moroccan Darija at both of its addresses; the frame around it speaks the page's language. */
export default function EcommerceMasteryVirtual({ loaderData }: { loaderData: LoaderData }) {
  const { page, words, say, coursesHref } = loaderData;
  if (page === null) return <CourseNotFound words={say.course.notFound} coursesHref={coursesHref} />;
  const { view, sales } = page;
  const { darija } = words;
  const waits = view.action.kind === 'waitlist' || sales.price === null;
  const register = waits ? darija.full.waitlist : darija.hero.register;
  const start = waits || sales.price === null ? darija.full.waitlist : darija.solution.start(sales.price);
  return (
    <main id="main">
      <p className="sr-only">{words.spokenIn}</p>
      <div lang="ary" dir="rtl" className="darija">
        <SalesHero view={view} sales={sales} words={darija} registerLabel={register} />
        <SalesPains words={darija.pains} />
        <SalesSolution view={view} words={darija.solution} startLabel={start} />
        <SalesPreview course={view.course} words={darija.preview} />
        <SalesVoices words={darija.voices} />
        <SalesCurriculum words={darija.curriculum} />
        <SalesMessages words={darija.written} />
        <SalesBenefits words={darija.benefits} bonus={sales.bonus} />
        {sales.limitedOffer !== null && (
          <SalesOffer view={view} offer={sales.limitedOffer} words={darija.offer} label={register} />
        )}
        <SalesClosing view={view} sales={sales} words={darija} label={register} />
        <ActionBar view={view} label={darija.price.bar} locale="ar" actionLabel={register} />
      </div>
    </main>
  );
}
