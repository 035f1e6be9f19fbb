import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { ShownFigure } from '../../proof/proof.ts';
import { ProofFigures } from '../../proof/pages/proof-figures.tsx';
import type { Links } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { type Ground, Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { Trainer } from '../../../catalogue/courses/trainer.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { LinkedinLink } from '../../../platform/ui/navigation.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { NumberedSteps } from '../../../platform/ui/steps.tsx';
import { Video, type VideoWords } from '../../../platform/ui/video.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { WorkshopRating } from '../../../catalogue/workshops/pages/workshop-rows.tsx';
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

type PayingProps = {
  words: Words['home']['paying'];
  player: VideoWords;
  videoUrl: string | null;
  poster: string | null;
};

/**
 * How one pays without a card, beside the welcome video. The player loads only after a click; without script the link opens it. A
 * YouTube video has a still of ours too, or the drawn lane: YouTube's own still would report every visitor to its server
 * before they press anything.
 */
export function Paying({ words, player, videoUrl, poster }: PayingProps) {
  return (
    <Section tone="sand" labelledBy="paying-title" className="welcome">
      <div className="welcome-grid">
        <div>
          <Heading level={2} id="paying-title">
            {words.title}
          </Heading>
          <NumberedSteps steps={words.steps} />
        </div>
        {videoUrl === null ? (
          <Scene label={words.scene} />
        ) : (
          <Video videoUrl={videoUrl} poster={poster} label={words.watch} words={player}>
            <Scene label={words.scene} />
          </Video>
        )}
      </div>
    </Section>
  );
}

type TrainersProps = {
  words: Words['home']['trainers'];
  common: Words['common'];
  trainers: readonly TrainerView[];
};

type TrainerCardProps = { trainer: TrainerView; words: TrainersProps['words']; seeCourse: string };

/**
 * A trainer's portrait; the details at its foot open on hover, tap, Enter and keyboard focus (native <details>: without
 * script too).
 */
function TrainerCard({ trainer, words, seeCourse }: TrainerCardProps) {
  const { name, title, writtenIn, portrait, ground, href, linkedin } = trainer;
  return (
    <article className="trainer">
      <Portrait name={portrait} ground={ground} alt="" className="trainer-picture" />
      <details className="trainer-plate" data-open-on-focus>
        <summary>
          <h3 className="heading text-lg">
            <InLanguage locale={writtenIn}>{name}</InLanguage>
          </h3>
          <Icon name="plus" className="question-sign" />
        </summary>
        <div className="trainer-more">
          <p className="text-sm text-ink-soft">
            <InLanguage locale={writtenIn}>{title}</InLanguage>
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

export function Trainers({ words, common, trainers }: TrainersProps) {
  return (
    <Section tone="sand" labelledBy="trainers-title">
      <Heading level={2} id="trainers-title" className="mb-5">
        {words.title}
      </Heading>
      <SwipeRow label={words.list} common={common}>
        {trainers.map((trainer) => (
          <li key={trainer.slug}>
            <TrainerCard trainer={trainer} words={words} seeCourse={common.buttons.seeCourse} />
          </li>
        ))}
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

type HeroProps = {
  words: Words['home']['hero'];
  buttons: Words['common']['buttons'];
  figures: readonly ShownFigure[];
  links: Links;
};

const doors = [
  { person: 'yasmine', ground: 'mint' },
  { person: 'salma', ground: 'majorelle' },
  { person: 'nour', ground: 'clay' },
] as const;

/** The first thing a visitor sees: a promise, two buttons, and three people who look at both. */
export function Hero({ words, buttons, figures, links }: HeroProps) {
  return (
    <section className="column hero">
      <div className="hero-words">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1} size="display" className="hero-title">
          {words.titleFirst} <br />
          {words.titleSecond}
        </Heading>
        <p className="max-w-[34rem] text-lg">{words.text}</p>
        <div className="hero-actions">
          <ButtonLink href={links.courses()}>{buttons.browseCourses}</ButtonLink>
          <ButtonLink href={links.community()} kind="secondary">
            {buttons.seeCommunity}
          </ButtonLink>
        </div>
        <ProofFigures figures={figures} />
      </div>
      <div className="hero-doors looks-back">
        {doors.map(({ person, ground }) => (
          <Arch key={person} ground={ground}>
            <Portrait name={person} alt="" lazy={false} />
          </Arch>
        ))}
      </div>
    </section>
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
      <span className="programme-words">
        <span className="heading text-lg">
          <InLanguage locale={workshop.writtenIn}>{title}</InLanguage>
        </span>
        <span className="programme-facts">
          <span className={classNames(comes && 'font-semibold text-clay-ink')}>
            {comes ? day : workshop.action.full}
          </span>
          <span>{seats}</span>
          <span>{price}</span>
          <WorkshopRating rating={rating} />
        </span>
      </span>
      <Icon name="chevron-forward" size={22} className="text-link" />
    </a>
  );
}

/** Upcoming workshops first, then those that may return; with a text when no date is set. */
export function WorkshopList({ words, workshops, href, shop }: WorkshopListProps) {
  const nothingComes = workshops.every(({ status }) => status === 'past');
  return (
    <Section tone="paper" labelledBy="workshops-title">
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
      <div className="mt-3 flex flex-wrap gap-x-6">
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
