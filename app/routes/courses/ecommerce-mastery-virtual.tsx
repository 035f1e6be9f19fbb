import { data } from 'react-router';
import type { SalesStory } from '../../../domain/catalogue/course.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { socialPicture } from '../../layout/social-picture.ts';
import { breadcrumbsData } from '../../structured-data/breadcrumbs.ts';
import { courseData } from '../../structured-data/course.ts';
import { questionsData } from '../../structured-data/questions.ts';
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

export const headers = publicPage;

const slug = 'ecommerce-mastery-virtual';

/** A record whose story is not written yet: the page is shorter, and whole. */
const untold: SalesStory = { videoTestimonials: [], writtenTestimonials: [], units: [] };

async function read(args: ScreenArgs) {
  const { academy, say, locale, links, clock, publicOrigin } = open(args);
  const onOffer = await academy.course(slug);
  if (onOffer === null) return null;
  const [settings, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const trainer = trainers.find((one) => one.slug === onOffer.course.trainer);
  const { service } = settings.bonusConsultation;
  const bonusService = service === null ? null : await academy.consultationService(service);
  const now = clock();
  const view = describeCourse(onOffer, { say, links, locale, now });
  const sales = describeSales(onOffer, bonusService, settings, say.ecommerceMasteryVirtual.darija);
  const { href } = view;
  const trainerName = trainer?.words[locale].name ?? null;
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: say.common.navigation.courses, href: links.courses() },
    { name: view.words.name, href },
  ];
  return {
    view,
    sales,
    structuredData: [
      courseData({ ...onOffer, locale, settings, publicOrigin, href, trainerName, now }),
      breadcrumbsData(publicOrigin, trail),
      questionsData(sales.questions),
    ],
  };
}

export async function loader(args: ScreenArgs) {
  const { say, locale, links } = open(args);
  const page = await read(args);
  const words = say.ecommerceMasteryVirtual;
  const head =
    page === null
      ? { title: say.course.notFound.title, description: say.course.notFound.text, index: false }
      : {
          ...words.head,
          structuredData: page.structuredData,
          picture: socialPicture('course', slug, locale),
          arabicLetters: true,
        };
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
  const story = view.course.salesStory ?? untold;
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
        <SalesPreview course={view.course} words={darija} />
        <SalesVoices voices={story.videoTestimonials} words={darija} />
        <SalesCurriculum units={story.units} words={darija.curriculum} />
        <SalesMessages items={story.writtenTestimonials} words={darija.written} />
        <SalesBenefits words={darija.benefits} bonus={sales.bonus} />
        {sales.limitedOffer !== null && (
          <SalesOffer view={view} offer={sales.limitedOffer} words={darija} label={register} />
        )}
        <SalesClosing view={view} sales={sales} words={darija} label={register} />
        <ActionBar
          view={view}
          label={darija.price.bar}
          locale="ar"
          words={darija.price}
          actionLabel={register}
        />
      </div>
    </main>
  );
}
