import { type SalesStory, testimonialsLeft } from '../course.ts';
import type { Trainer } from '../trainer.ts';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import type { OutcomeLine } from '../../../learning/outcomes/outcome.ts';
import type { CourseReviews } from '../../../learning/reviews/reviews.service.ts';
import type { FreeLesson } from '../../../learning/classroom/films.service.ts';
import { ActionBar, ClosingBand, Countdown, EnrolLink } from './enrol-link.tsx';
import type { CourseView } from './course-view.ts';
import { outcomeText } from './learner-reviews.tsx';
import { SalesHero, SalesMessages, SalesPreview, SalesVoices } from './sales-sections.tsx';
import type { Programme } from './programme.ts';
import type { Darija, Sales } from './sales-page.ts';
import { Heading, Section, Questions } from '../../../platform/ui/section.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { Modules } from './course-sections.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';

/** The bonus: shown only while some are left, with the number left. */
function Bonus({ bonus, kicker }: { bonus: NonNullable<Sales['bonus']>; kicker: string }) {
  return (
    <div className="space-y-2 on-colour rounded-xl bg-saffron p-5 sm:p-8">
      <h3 className="heading text-xl">
        {kicker}: {bonus.title}
      </h3>
      <p>{bonus.text}</p>
      <p className="inline-block rounded-full bg-pitch px-4 py-1.5 text-sm font-semibold text-cream">
        {bonus.counter}
      </p>
    </div>
  );
}

function SalesBenefits({ words, bonus }: { words: Darija['benefits']; bonus: Sales['bonus'] }) {
  return (
    <Section tone="paper">
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
        <div className="space-y-4">
          <Heading level={2}>{words.title}</Heading>
          <ul className="space-y-2">
            {words.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" size={22} className="mt-1 text-mint" />
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

type SalesSolutionProps = { view: CourseView; words: Darija['solution']; startLabel: string };

const solutionObjects = ['notebook', 'phone', 'voice', 'coins'];

/** How one learns here, each with its object, and the button with today's price; phones have it in the bar. */
function SalesSolution({ view, words, startLabel }: SalesSolutionProps) {
  return (
    <Section>
      <Heading level={2}>{words.title}</Heading>
      <ul className="mt-3 grid gap-x-8 gap-y-2.5 sm:mt-5 sm:grid-cols-2 sm:gap-y-5 xl:grid-cols-4">
        {words.items.map((item, index) => (
          <li key={item.title} className="flex items-start gap-4">
            <Prop name={solutionObjects[index] ?? 'notebook'} className="size-14 object-contain" />
            <div>
              <h3 className="mb-1 text-lg font-semibold">{item.title}</h3>
              <p className="text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-lg:hidden">
        <EnrolLink action={view.action} label={startLabel} />
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
  const { left, units, text } = words.offer;
  return (
    <Section>
      <div className="grid items-center gap-5 rounded-xl border-2 border-ink bg-paper p-5 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div className="space-y-3">
          <Heading level={2} size={3}>
            {offer.title}
          </Heading>
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
        <div className="grid gap-5 lg:grid-cols-[2fr_3fr]">
          <Heading level={2}>{words.faq.title}</Heading>
          <Questions items={sales.questions} />
        </div>
      </Section>
      <ClosingBand
        heading={view.action.kind === 'go-in' ? words.own.title : words.closing.title}
        text={view.action.kind === 'go-in' ? words.own.text : words.closing.text}
        action={view.action}
        label={label}
      />
    </>
  );
}

type SalesCurriculumProps = { programme: Programme; note: string | undefined; words: Darija['curriculum'] };

/** The modules of the course, in Darija. */
function SalesCurriculum({ programme: { modules, notes }, note, words }: SalesCurriculumProps) {
  const told = [...notes, ...(note === undefined ? [] : [note])].join(' ');
  return (
    <Section id="lbarnamaj">
      <div className="grid gap-5 lg:grid-cols-[2fr_3fr]">
        <div className="space-y-2 lg:sticky lg:top-28 lg:self-start">
          <Heading level={2}>{words.title(count(modules.length, words.parts, 'ar'))}</Heading>
          {told !== '' && <p className="font-semibold">{told}</p>}
        </div>
        <Modules modules={modules} />
      </div>
    </Section>
  );
}

/** What holds learners back, in their own words. */
function SalesPains({ words }: { words: Darija['pains'] }) {
  return (
    <Section tone="ink">
      <Heading level={2}>{words.title}</Heading>
      <ul className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {words.items.map((item) => (
          <li key={item.title} className="border-s-4 border-clay ps-4">
            <h3 className="mb-1 text-lg font-semibold">{item.title}</h3>
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
  programme: Programme;
  trainer: Trainer | null;
  outcome: OutcomeLine | null;
  darija: Darija;
};

/** The page that sells one course in Moroccan Darija, from its hero to the last button. */
export function SalesBody(props: SalesBodyProps) {
  const { view, sales, reviews, freeLesson, programme, trainer, outcome, darija } = props;
  const story = view.course.salesStory ?? emptyStory;
  const written = reviews.reviews.map(({ shownName, city, body, stars, at }) => ({
    name: shownName,
    city,
    text: body,
    review: { stars, day: formatDate(dateInMorocco(at), 'ar') },
  }));
  // Messages go first, then films.
  const [films, left] = [story.videoTestimonials, story.writtenTestimonials];
  const stay = testimonialsLeft([...left, ...films], reviews.rating);
  const { sampleTexts } = reviews;
  const isSample = (text: string): boolean => sampleTexts.includes(text);
  const voices = films
    .filter((film) => stay.includes(film))
    .map((film) => ({ ...film, isSample: isSample(film.quote) }));
  const messages = [
    ...written,
    ...left
      .filter((message) => stay.includes(message))
      .map((message) => ({ ...message, isSample: isSample(message.text) })),
  ];
  const waits = view.action.kind === 'waitlist' || sales.price === null;
  const isOwn = view.action.kind === 'go-in';
  const register = isOwn ? darija.own.action : waits ? darija.full.waitlist : darija.hero.register;
  const start = isOwn || waits || sales.price === null ? register : darija.solution.start(sales.price);
  return (
    <div lang="ary" dir="rtl" className="darija">
      <SalesHero
        view={view}
        sales={sales}
        freeLesson={freeLesson}
        part={programme.part}
        trainer={trainer}
        words={darija}
        registerLabel={register}
      />
      <SalesPains words={darija.pains} />
      <SalesSolution view={view} words={darija.solution} startLabel={start} />
      <SalesPreview course={view.course} words={darija} />
      <SalesVoices voices={voices} words={darija} />
      <SalesCurriculum programme={programme} note={story.programmeNote} words={darija.curriculum} />
      <SalesMessages items={messages} words={darija.written} />
      {outcome !== null && (
        <Section>
          <p className="text-center text-lg font-semibold">{outcomeText(outcome, darija.outcome, 'ar')}</p>
        </Section>
      )}
      <SalesBenefits words={darija.benefits} bonus={sales.bonus} />
      {sales.limitedOffer !== null && !isOwn && (
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
