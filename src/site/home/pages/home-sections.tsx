import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { type Ground, Heading, Section } from '../../../platform/ui/section.tsx';
import type { Trainer } from '../../../catalogue/courses/trainer.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { LinkedinLink } from '../../../platform/ui/navigation.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { Video } from '../../../platform/ui/video.tsx';
import type { HomeData } from './home.tsx';
import { DateLeaf, WorkshopRating } from '../../../catalogue/workshops/pages/workshop-rows.tsx';
import type { WorkshopView } from '../../../catalogue/workshops/pages/workshop-view.ts';

const lane: readonly { person: string; ground: Ground }[] = [
  { person: 'imane', ground: 'clay' },
  { person: 'zineb', ground: 'saffron' },
  { person: 'khadija', ground: 'majorelle' },
  { person: 'hajar', ground: 'mint' },
  { person: 'amina', ground: 'majorelle' },
];

/** A drawn lane of the medina: the still of the welcome video when there is no picture of its own. */
function Scene({ label }: { label: string }) {
  return (
    <div className="scene" role="img" aria-label={label}>
      {lane.map(({ person, ground }) => (
        <Arch key={person} ground={ground}>
          <Portrait name={person} alt="" />
        </Arch>
      ))}
    </div>
  );
}

const benefitObjects = ['voice', 'phone', 'parcel', 'headset', 'banknote', 'signpost'] as const;

type BenefitsProps = { words: Words['home']['benefits']; href: string };

/** Six reasons, each with its object; a phone shows their names alone. */
export function Benefits({ words, href }: BenefitsProps) {
  return (
    <Section tone="paper" labelledBy="benefits-title">
      <div className="section-head">
        <Heading level={2} id="benefits-title">
          {words.title}
        </Heading>
        <ButtonLink href={href} kind="quiet" className="max-md:hidden">
          {words.cta}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
      <ul className="benefits">
        {words.items.map(({ question, answer }, place) => (
          <li key={question}>
            <Prop name={benefitObjects[place] ?? 'glass'} className="benefit-object" />
            <div>
              <h3 className="font-semibold">{question}</h3>
              <p className="text-sm text-ink-soft max-md:hidden">{answer}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TrainerCardProps = {
  trainer: TrainerView;
  words: Words['home']['trainers'];
  seeCourse: string;
};

/**
 * A trainer's portrait; the details at its foot open on hover, tap, Enter and keyboard focus (native <details>: without
 * script too).
 */
function TrainerCard({ trainer, words, seeCourse }: TrainerCardProps) {
  const { name, title, writtenIn, portrait, ground, href, linkedin } = trainer;
  return (
    <article className="card trainer">
      <Portrait name={portrait} ground={ground} alt="" className="trainer-picture" />
      <details className="trainer-plate" data-open-on-focus>
        <summary>
          <h3 className="heading text-lg">
            <InLanguage writtenIn={writtenIn}>{name}</InLanguage>
          </h3>
          <Icon name="plus" className="question-sign" />
        </summary>
        <div className="trainer-more">
          <p className="text-sm text-ink-soft">
            <InLanguage writtenIn={writtenIn}>{title}</InLanguage>
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ButtonLink href={href}>
              {seeCourse}
              <span className="sr-only">: {words.courseOf(name)}</span>
            </ButtonLink>
            <LinkedinLink href={linkedin} label={words.linkedinOf(name)} />
          </div>
        </div>
      </details>
    </article>
  );
}

/**
 * The welcome film. The player loads only after a click; without script the link opens it. A YouTube video has a still of ours
 * too, or the drawn lane: YouTube's own still would report every visitor to its server before they press anything.
 */
function Welcome({ t: { home, common }, settings }: HomeData) {
  const { welcomeVideoUrl: videoUrl, welcomeVideoPoster: poster } = settings;
  if (videoUrl === null) return null;
  const { watch, scene } = home.welcome;
  return (
    <li className="card welcome">
      <Video videoUrl={videoUrl} poster={poster ?? null} label={watch} words={common.video}>
        <Scene label={scene} />
      </Video>
      <p className="heading text-lg">{watch}</p>
    </li>
  );
}

/** Who teaches, their welcome, and the invitation to teach. */
export function Trainers(page: HomeData) {
  const { t, links, trainers } = page;
  const { trainers: words, host } = t.home;
  return (
    <Section labelledBy="trainers-title">
      <Heading level={2} id="trainers-title" className="mb-5">
        {words.title}
      </Heading>
      <SwipeRow label={words.list} common={t.common}>
        {trainers.map((trainer) => (
          <li key={trainer.slug}>
            <TrainerCard trainer={trainer} words={words} seeCourse={t.common.buttons.seeCourse} />
          </li>
        ))}
        <Welcome {...page} />
        <li id="host-course" className="card host">
          <h3 className="heading text-xl">{host.title}</h3>
          <p className="text-sm">{host.text}</p>
          <ButtonLink href={links.hostCourse()} kind="light" data-dialog="">
            {host.cta}
          </ButtonLink>
        </li>
      </SwipeRow>
    </Section>
  );
}

export type TrainerView = ReturnType<typeof describeTrainer>;

/** What a trainer's card shows. It leads to the trainer's course, or to all courses when that is not in the catalogue. */
export function describeTrainer(
  { slug, portrait, ground, linkedin, course, words, writtenIn }: Trainer,
  courses: ReadonlySet<string>,
  links: Links,
  locale: Locale,
) {
  return {
    slug,
    portrait,
    ground,
    linkedin,
    ...words[locale],
    writtenIn,
    href: course !== null && courses.has(course) ? links.course(course) : links.courses(),
  };
}

type SwipeRowProps = { label: string; common: Words['common']; children: ReactNode };

/** Three in a row; on a phone a row to swipe, to which the browser script adds dots, arrows and the arrow keys. */
function SwipeRow({ label, common, children }: SwipeRowProps) {
  return (
    <div
      data-carousel
      data-go-to={common.carousel.goTo(0)}
      data-previous={common.buttons.previous}
      data-next={common.buttons.next}
    >
      <ul className="swipe" data-carousel-track aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

type WorkshopListProps = {
  words: Words['home']['workshops'];
  workshops: readonly WorkshopView[];
  href: string;
  /** The free files of the shop, in one line; null while there are none. */
  shop: { href: string; label: string } | null;
};

/** One line of the programme, as a whole a link: the date, then the seats left. */
function Line({ workshop }: { workshop: WorkshopView }) {
  const { status, title, day, seats, price, rating } = workshop;
  const comes = status !== 'past';
  return (
    <a href={workshop.href}>
      <DateLeaf leaf={workshop.leaf} />
      <span className="programme-words">
        <span className="heading text-lg">
          <InLanguage writtenIn={workshop.writtenIn}>{title}</InLanguage>
        </span>
        <span className="programme-facts">
          {comes ? <span className="sr-only">{day}</span> : <span>{workshop.action.full}</span>}
          <span>{seats}</span>
          <span>{price}</span>
          <WorkshopRating rating={rating} />
        </span>
      </span>
      <Portrait name={workshop.portrait} ground={workshop.ground} alt="" className="programme-picture" />
    </a>
  );
}

/** Upcoming workshops first, then those that may return; with a text when no date is set. */
export function WorkshopList({ words, workshops, href, shop }: WorkshopListProps) {
  const nothingComes = workshops.every(({ status }) => status === 'past');
  return (
    <Section tone="paper" labelledBy="workshops-title" className="pt-0!">
      <Heading level={2} id="workshops-title" className="mb-4">
        {words.title}
      </Heading>
      {nothingComes && (
        <p className="mb-4">
          <strong>{words.none.title}.</strong> {workshops.length > 0 ? words.none.text : words.none.empty}
        </p>
      )}
      {workshops.length > 0 && (
        <ul className="programme">
          {workshops.map((workshop) => (
            <li key={workshop.slug}>
              <Line workshop={workshop} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap gap-x-3">
        <ButtonLink href={href} kind="quiet" className="-ms-2">
          {words.all}
          <Icon name="arrow-forward" />
        </ButtonLink>
        {shop !== null && (
          <ButtonLink href={shop.href} kind="quiet" className="-ms-2">
            {shop.label}
            <Icon name="arrow-forward" />
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
