import type { SalesStory } from '../course.ts';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import type { CourseReviews } from '../../reviews/reviews.service.ts';
import type { FreeLesson } from '../../classroom/films.service.ts';
import { ActionBar } from './action-bar.tsx';
import type { CourseView } from './course-view.ts';
import { SalesBenefits } from './sales-benefits.tsx';
import { SalesClosing } from './sales-closing.tsx';
import { SalesCurriculum } from './sales-curriculum.tsx';
import { SalesHero } from './sales-hero.tsx';
import { SalesMessages } from './sales-messages.tsx';
import { SalesOffer } from './sales-offer.tsx';
import type { Darija, Sales } from './sales-page.ts';
import { SalesPains } from './sales-pains.tsx';
import { SalesPreview } from './sales-preview.tsx';
import { SalesSolution } from './sales-solution.tsx';
import { SalesVoices } from './sales-voices.tsx';

/** A record whose story is not written yet: the page is shorter, and whole. */
const untold: SalesStory = { videoTestimonials: [], writtenTestimonials: [], units: [] };

type SalesBodyProps = {
  view: CourseView;
  sales: Sales;
  reviews: CourseReviews;
  freeLesson: FreeLesson | null;
  darija: Darija;
};

/** The page that sells one course in Moroccan Darija, from its hero to the last button. */
export function SalesBody({ view, sales, reviews, freeLesson, darija }: SalesBodyProps) {
  const told = view.course.salesStory ?? untold;
  // What learners wrote takes the place of what the academy wrote for them.
  const written = reviews.reviews.map(({ shownName, city, body, stars, at }) => ({
    name: shownName,
    city,
    text: body,
    review: { stars, day: formatDate(dateInMorocco(at), 'ar') },
  }));
  const voices = reviews.replaces ? [] : told.videoTestimonials;
  const messages = reviews.replaces ? written : told.writtenTestimonials;
  const waits = view.action.kind === 'waitlist' || sales.price === null;
  const register = waits ? darija.full.waitlist : darija.hero.register;
  const start = waits || sales.price === null ? darija.full.waitlist : darija.solution.start(sales.price);
  return (
    <div lang="ary" dir="rtl" className="darija">
      <SalesHero view={view} sales={sales} words={darija} registerLabel={register} />
      <SalesPains words={darija.pains} />
      <SalesSolution view={view} words={darija.solution} startLabel={start} />
      <SalesPreview course={view.course} freeLesson={freeLesson} words={darija} />
      <SalesVoices voices={voices} words={darija} />
      <SalesCurriculum units={told.units} words={darija.curriculum} />
      <SalesMessages items={messages} words={darija.written} />
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
  );
}
