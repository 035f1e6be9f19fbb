import type { CurriculumLevel, SalesStory } from '../course.ts';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import type { CourseReviews } from '../../reviews/reviews.service.ts';
import type { FreeLesson } from '../../classroom/films.service.ts';
import { ActionBar, ClosingBand, Countdown, EnrolLink } from './enrol-link.tsx';
import type { CourseView } from './course-view.ts';
import { SalesHero, SalesMessages, SalesPreview, SalesVoices } from './sales-sections.tsx';
import type { Darija, Sales } from './sales-page.ts';
import { Heading, Kicker, Section, Questions, type Ground } from '../../../platform/ui/section.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { Levels } from './course-sections.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';

/** The bonus: shown only while some are left, with the number left. */
function Bonus({ bonus, kicker }: { bonus: NonNullable<Sales['bonus']>; kicker: string }) {
  return (
    <div className="flex items-end gap-5 overflow-hidden rounded-xl bg-saffron ps-6 pt-6 pe-4 text-ink sm:ps-8 sm:pt-8">
      <div className="min-w-0 flex-1 space-y-3 pb-6 sm:pb-8">
        <p className="text-sm font-semibold">{kicker}</p>
        <h3 className="heading text-2xl">{bonus.title}</h3>
        <p>{bonus.text}</p>
        <p className="inline-block rounded-full bg-ink px-4 py-1.5 text-sm font-semibold text-sand">
          {bonus.counter}
        </p>
      </div>
      <Arch ground="clay" className="hidden h-52 w-36 shrink-0 sm:block">
        <Portrait name="yasmine" alt="" />
      </Arch>
    </div>
  );
}

function SalesBenefits({ words, bonus }: { words: Darija['benefits']; bonus: Sales['bonus'] }) {
  return (
    <Section tone="ink">
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div className="space-y-6">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2}>{words.title}</Heading>
          <ul className="space-y-4 text-lg">
            {words.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" size={24} className="mt-1 text-mint-light" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        {bonus !== null && <Bonus bonus={bonus} kicker={words.bonus.kicker} />}
      </div>
    </Section>
  );
}

const grounds: readonly Ground[] = ['mint', 'majorelle', 'clay', 'saffron'];

type SalesSolutionProps = { view: CourseView; words: Darija['solution']; startLabel: string };

/** Four arches in a row, and the button with today's price. */
function SalesSolution({ view, words, startLabel }: SalesSolutionProps) {
  return (
    <Section>
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <ol className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
        {words.items.map((item, index) => (
          <li key={item.title} className="flex gap-5 xl:block xl:space-y-5">
            <Arch
              ground={grounds[index] ?? 'mint'}
              className="grid h-24 w-16 shrink-0 place-items-center xl:h-40 xl:w-28"
            >
              <span className="grid size-10 place-items-center rounded-full bg-paper text-xl font-bold text-ink xl:size-14 xl:text-2xl">
                {index + 1}
              </span>
            </Arch>
            <div>
              <h3 className="mb-2 text-xl font-semibold">{item.title}</h3>
              <p className="text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <EnrolLink action={view.action} label={startLabel} className="max-sm:w-full" />
      </p>
    </Section>
  );
}

type SalesOfferProps = {
  view: CourseView;
  offer: NonNullable<Sales['limitedOffer']>;
  words: Darija;
  label: string;
};

/** The limited offer, with the end of the campaign: shown only while it runs. */
function SalesOffer({ view, offer, words, label }: SalesOfferProps) {
  const { kicker, left, units, text } = words.offer;
  return (
    <Section>
      <div className="grid items-center gap-8 rounded-xl border-2 border-ink bg-paper p-6 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div className="space-y-4">
          <Kicker>{kicker}</Kicker>
          <Heading level={2}>{offer.title}</Heading>
          <Countdown endsAt={offer.endsAt} moment={offer.until} label={left} units={units} />
          <p className="text-ink-soft">{text}</p>
        </div>
        <div className="grid gap-4 lg:justify-items-end">
          {view.price !== null && (
            <Price
              centimes={view.price.centimes}
              beforeCentimes={view.price.beforeCentimes}
              locale="ar"
              words={words.price}
              size="lg"
            />
          )}
          <EnrolLink action={view.action} label={label} />
        </div>
      </div>
    </Section>
  );
}

type SalesClosingProps = { view: CourseView; sales: Sales; words: Darija; label: string };

/** The last questions, and the course's action once more. */
function SalesClosing({ view, sales, words, label }: SalesClosingProps) {
  return (
    <>
      <Section tone="paper">
        <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
          <div className="space-y-4">
            <Kicker>{words.faq.kicker}</Kicker>
            <Heading level={2}>{words.faq.title}</Heading>
          </div>
          <Questions items={sales.questions} />
        </div>
      </Section>
      <ClosingBand
        heading={words.closing.title}
        text={words.closing.text}
        action={view.action}
        label={label}
        portrait="amina"
      />
    </>
  );
}

type SalesCurriculumProps = { units: readonly CurriculumLevel[]; words: Darija['curriculum'] };

/** The units of the course, in Darija. */
function SalesCurriculum({ units, words }: SalesCurriculumProps) {
  return (
    <Section id="lbarnamaj">
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
        <div className="space-y-4 lg:sticky lg:top-28 lg:self-start">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2}>{words.title(count(units.length, words.units, 'ar'))}</Heading>
          <p className="text-ink-soft">{words.text}</p>
        </div>
        <Levels levels={units} words={words.lessons} locale="ar" />
      </div>
    </Section>
  );
}

/** What holds learners back, in their own words. */
function SalesPains({ words }: { words: Darija['pains'] }) {
  return (
    <Section tone="ink">
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {words.items.map((item) => (
          <li key={item.title} className="border-s-4 border-clay ps-5">
            <h3 className="mb-2 text-xl font-semibold">{item.title}</h3>
            <p className="text-mist">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A record whose story is not written yet: the page is shorter. */
const emptyStory: SalesStory = { videoTestimonials: [], writtenTestimonials: [], units: [] };

type SalesBodyProps = {
  view: CourseView;
  sales: Sales;
  reviews: CourseReviews;
  freeLesson: FreeLesson | null;
  darija: Darija;
};

/** The page that sells one course in Moroccan Darija, from its hero to the last button. */
export function SalesBody({ view, sales, reviews, freeLesson, darija }: SalesBodyProps) {
  const story = view.course.salesStory ?? emptyStory;
  // Reviews by learners replace the testimonials that the academy wrote down.
  const written = reviews.reviews.map(({ shownName, city, body, stars, at }) => ({
    name: shownName,
    city,
    text: body,
    review: { stars, day: formatDate(dateInMorocco(at), 'ar') },
  }));
  const voices = reviews.replaces ? [] : story.videoTestimonials;
  const messages = reviews.replaces ? written : story.writtenTestimonials;
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
      <SalesCurriculum units={story.units} words={darija.curriculum} />
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
