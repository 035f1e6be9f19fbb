import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { isScene, Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { type CourseView, isForSale } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import type { Darija, Sales } from './sales-page.ts';
import type { Course, SalesStory, VideoTestimonial } from '../course.ts';
import type { Trainer } from '../trainer.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Stars } from './learner-reviews.tsx';
import { CourseFilm, FreeLesson, TrainerLine } from './course-sections.tsx';
import { Video } from '../../../platform/ui/video.tsx';
import type { FreeLesson as Lesson } from '../../../learning/classroom/films.service.ts';

/** The preview film: a still until it is clicked. Without a film the page does not mention one. */
export function SalesPreview({ course, words }: { course: Course; words: Darija }) {
  if (course.videoUrl === null) return null;
  const { preview, video } = words;
  return (
    <Section tone="paper">
      <div className="grid gap-3 lg:grid-cols-[2fr_3fr] lg:gap-5">
        <Heading level={2}>{preview.title}</Heading>
        <CourseFilm course={course} label={preview.play} words={video} />
      </div>
    </Section>
  );
}

/**
 * An upright film that plays in place, and the words of the person: on the film's still, over a drawn learner, where it has
 * none of its own.
 */
type Film = VideoTestimonial & { isSample: boolean };

function VoiceCard({ voice, words }: { voice: Film; words: Darija }) {
  const isOnStill = voice.videoUrl !== null && voice.thumbnail === null && !isScene(voice.portrait);
  return (
    <figure>
      {voice.videoUrl !== null && (
        <Video
          videoUrl={voice.videoUrl}
          poster={voice.thumbnail}
          shape="tall"
          label={words.voices.play(voice.name)}
          words={words.video}
          closable
        >
          <Portrait name={voice.portrait} ground={voice.ground} alt="" className="voice-person" />
          {isOnStill && (
            <span
              className={classNames(
                'absolute inset-0 p-4 leading-normal font-bold lg:text-lg',
                voice.ground === 'majorelle' ? 'text-white' : 'text-pitch',
              )}
            >
              «{voice.quote}»
            </span>
          )}
        </Video>
      )}
      {!isOnStill && (
        <blockquote className="pt-3">
          <p>«{voice.quote}»</p>
        </blockquote>
      )}
      <figcaption className="pt-2 text-sm">
        <span className="block font-bold">
          {voice.name} {voice.isSample && <Badge>{words.voices.sample}</Badge>}
        </span>
        <span className="block text-mist">{voice.about}</span>
      </figcaption>
    </figure>
  );
}

/** Testimonials side by side, swiped from one to the next on a phone. */
export function SalesVoices({ voices, words }: { voices: readonly Film[]; words: Darija }) {
  const { title, goTo, previous, next } = words.voices;
  if (voices.length === 0) return null;
  return (
    <Section tone="ink">
      <div className="voices">
        <Heading level={2} className="mb-5 max-w-xl">
          {title}
        </Heading>
        <div data-carousel data-go-to={goTo} data-previous={previous} data-next={next}>
          <ul className="swipe" data-carousel-track tabIndex={0} aria-label={title}>
            {voices.map((voice) => (
              <li key={voice.id}>
                <VoiceCard voice={voice} words={words} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** Stars and day come with the review of a learner. */
type Message = SalesStory['writtenTestimonials'][number] & {
  review?: { stars: number; day: string };
  isSample?: boolean;
};

/** How many are shown at first; one touch shows the rest, so that phones need not scroll through twenty messages. */
const shownFirst = 3;

/** Messages as real text, which can be read aloud, searched and translated. With script each opens over the whole screen. */
function Messages({ items, words }: { items: readonly Message[]; words: Darija['written'] }) {
  return (
    <ul className="gap-4 sm:columns-2 lg:columns-3">
      {items.map((message) => (
        <li key={`${message.name} ${message.text}`} className="mb-3 break-inside-avoid">
          <figure className="message" data-gallery-item>
            <figcaption className="message-from">
              <bdi className="font-bold text-link">{message.name}</bdi>{' '}
              <span className="text-ink-soft">
                · <bdi>{message.city}</bdi>
                {message.review && ` · ${message.review.day}`}
              </span>{' '}
              {message.isSample === true && <Badge>{words.sample}</Badge>}
            </figcaption>
            {message.review && <Stars stars={message.review.stars} words={words} />}
            <blockquote dir="auto">
              <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
            </blockquote>
            <button type="button" hidden data-gallery-open className="message-open">
              <span className="sr-only">{words.enlarge(message.name)}</span>
              <Icon name="expand" size={18} />
            </button>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export function SalesMessages({ items, words }: { items: readonly Message[]; words: Darija['written'] }) {
  if (items.length === 0) return null;
  const rest = items.slice(shownFirst);
  return (
    <Section className="bg-sand-deep!">
      <Heading level={2} className="mb-5">
        {words.title}
      </Heading>
      <div
        data-gallery={words.gallery}
        data-word-close={words.close}
        data-word-previous={words.previous}
        data-word-next={words.next}
      >
        <Messages items={items.slice(0, shownFirst)} words={words} />
        {rest.length > 0 && (
          <details className="rest">
            <summary className="button mx-auto border-ink hover:bg-ink hover:text-sand">
              <Icon name="messages" />
              {words.more(count(rest.length, words.messages, 'ar'))}
            </summary>
            <div className="mt-5">
              <Messages items={rest} words={words} />
            </div>
          </details>
        )}
      </div>
    </Section>
  );
}

type SalesHeroProps = {
  view: CourseView;
  sales: Sales;
  freeLesson: Lesson | null;
  /** What of the course is published, while that is not all of it. */
  part: string | null;
  trainer: Trainer | null;
  words: Darija;
  registerLabel: string;
};

function Badges({ badges, label }: { badges: Sales['badges']; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {badges.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2 font-semibold">
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What one pays and saves, and the seats left. The price itself is in the bar of phones. */
function SalesPrice({ view, sales, words }: Pick<SalesHeroProps, 'view' | 'sales' | 'words'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {view.price !== null && isForSale(view.action) && (
        <div className="max-lg:hidden">
          <Price
            centimes={view.price.centimes}
            beforeCentimes={view.price.beforeCentimes}
            locale="ar"
            words={words.price}
            size="lg"
          />
        </div>
      )}
      {sales.saves !== null && <Badge tone="success">{sales.saves}</Badge>}
      {sales.seats !== null && <Badge tone="warning">{sales.seats}</Badge>}
    </div>
  );
}

/** The promise, who teaches, when it begins, today's price, the register button, and the free lesson. */
export function SalesHero({ view, sales, freeLesson, part, trainer, words, registerLabel }: SalesHeroProps) {
  const { hero } = words;
  return (
    <div className="sales-head on-ink">
      <div className="column sales-hero">
        <div className="sales-words">
          <Kicker>{hero.kicker}</Kicker>
          <Heading level={1} size={1}>
            {hero.title}
          </Heading>
          <p className="max-w-xl text-lg">{hero.subtitle}</p>
          {trainer !== null && <TrainerLine trainer={trainer} locale="ar" label={hero.trainer} />}
          <Badges badges={sales.badges} label={hero.badges.label} />
          {sales.start !== null && (
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="calendar" />
              {sales.start}
            </p>
          )}
          {part !== null && (
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="list" />
              {part}
            </p>
          )}
          <SalesPrice view={view} sales={sales} words={words} />
          <div className="flex flex-wrap items-center gap-3 max-lg:hidden">
            <EnrolLink action={view.action} label={registerLabel} />
            <ButtonLink href="#lbarnamaj" kind="onInk">
              {hero.look}
            </ButtonLink>
          </div>
          <p className="flex items-center gap-2 text-sm">
            <Icon name="shield" />
            {sales.refund}
          </p>
        </div>
        <div className="sales-lead">
          {freeLesson === null ? (
            <Portrait
              name={view.course.portrait}
              ground={view.course.ground}
              alt=""
              className="course-picture"
            />
          ) : (
            <FreeLesson
              courseSlug={view.course.slug}
              lesson={freeLesson}
              player={words.video}
              words={words.freeLesson}
              locale="ar"
            />
          )}
        </div>
      </div>
    </div>
  );
}
