import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import type { Darija, Sales } from './sales-page.ts';
import type { Course, SalesStory, VideoTestimonial } from '../course.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Stars } from './learner-reviews.tsx';
import { CourseFilm, FreeLesson } from './course-sections.tsx';
import { Video } from '../../../platform/ui/video.tsx';
import type { FreeLesson as Lesson } from '../../classroom/films.service.ts';

type Props = { course: Course; freeLesson: Lesson | null; words: Darija };

/** The preview film: a still until it is clicked. Without a film the page does not mention one. */
export function SalesPreview({ course, freeLesson, words }: Props) {
  if (course.videoUrl === null) return null;
  const { preview, video } = words;
  return (
    <Section tone="paper">
      <div className="grid items-center gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <div className="space-y-4">
          <Kicker>{preview.kicker}</Kicker>
          <Heading level={2}>{preview.title}</Heading>
          <p>{preview.text}</p>
          {freeLesson !== null && (
            <FreeLesson courseSlug={course.slug} lesson={freeLesson} words={words.freeLesson} locale="ar" />
          )}
        </div>
        <CourseFilm course={course} label={preview.play} words={video} />
      </div>
    </Section>
  );
}

/** An arch with a portrait: the still of a film without one, or the picture of a testimonial without a film. */
const ArchOf = ({ voice }: { voice: VideoTestimonial }) => (
  <div className="voice-door">
    <Arch ground={voice.ground} className="h-full w-full">
      <Portrait name={voice.portrait} alt="" />
    </Arch>
  </div>
);

/** An upright film that plays in place; without one the person and their words, without a play button. */
function VoiceCard({ voice, words }: { voice: VideoTestimonial; words: Darija }) {
  return (
    <figure className="voice">
      {voice.videoUrl === null ? (
        <ArchOf voice={voice} />
      ) : (
        <Video
          videoUrl={voice.videoUrl}
          poster={voice.thumbnail}
          shape="tall"
          label={words.voices.play(voice.name)}
          words={words.video}
          closable
        >
          <ArchOf voice={voice} />
        </Video>
      )}
      <figcaption className="pt-4">
        <span className="block font-bold">{voice.name}</span>
        <span className="block text-sm text-mist">{voice.about}</span>
      </figcaption>
      <blockquote className="pt-2">
        <p>«{voice.quote}»</p>
      </blockquote>
    </figure>
  );
}

/** Three testimonials side by side, swiped from one to the next on a phone. */
export function SalesVoices({ voices, words }: { voices: readonly VideoTestimonial[]; words: Darija }) {
  const { kicker, title, goTo, previous, next } = words.voices;
  if (voices.length === 0) return null;
  return (
    <Section tone="ink">
      <div className="voices">
        <div className="mb-10 max-w-xl space-y-4">
          <Kicker>{kicker}</Kicker>
          <Heading level={2}>{title}</Heading>
        </div>
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
type Message = SalesStory['writtenTestimonials'][number] & { review?: { stars: number; day: string } };

/** How many are shown at first; one touch shows the rest, so that phones need not scroll through twenty messages. */
const shownFirst = 6;

/** Messages as real text, which can be read aloud, searched and translated. With script each opens over the whole screen. */
function Messages({ items, words }: { items: readonly Message[]; words: Darija['written'] }) {
  return (
    <ul className="gap-4 sm:columns-2 lg:columns-3">
      {items.map((message) => (
        <li key={`${message.name} ${message.text}`} className="mb-4 break-inside-avoid">
          <figure className="message" data-gallery-item>
            <figcaption className="message-from">
              <bdi className="font-bold text-majorelle">{message.name}</bdi>{' '}
              <span className="text-ink-soft">
                · <bdi>{message.city}</bdi>
                {message.review && ` · ${message.review.day}`}
              </span>
            </figcaption>
            {message.review && (
              <Stars stars={message.review.stars} words={words} className="mb-2 text-saffron-deep" />
            )}
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
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <div
        data-gallery={words.gallery}
        data-word-close={words.close}
        data-word-previous={words.previous}
        data-word-next={words.next}
      >
        <Messages items={items.slice(0, shownFirst)} words={words} />
        {rest.length > 0 && (
          <details className="rest">
            <summary className="button mx-auto mt-2 mb-6 border-ink hover:bg-ink hover:text-sand">
              <Icon name="messages" />
              {words.more(count(rest.length, words.messages, 'ar'))}
            </summary>
            <Messages items={rest} words={words} />
          </details>
        )}
      </div>
    </Section>
  );
}

type SalesHeroProps = { view: CourseView; sales: Sales; words: Darija; registerLabel: string };

const badgeIcons: readonly IconName[] = ['users', 'star', 'award'];

function Badges({ badges, label }: { badges: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {badges.map((badge, index) => (
        <li key={badge} className="flex items-center gap-2 font-semibold">
          <Icon name={badgeIcons[index] ?? 'star'} className="text-clay" />
          {badge}
        </li>
      ))}
    </ul>
  );
}

const doors = [
  { person: 'khadija', ground: 'saffron' },
  { person: 'salma', ground: 'majorelle' },
  { person: 'hajar', ground: 'mint' },
] as const;

/** Three arches with portraits, as on the home page. */
const Arches = () => (
  <div className="sales-doors">
    {doors.map(({ person, ground }) => (
      <Arch key={person} ground={ground}>
        <Portrait name={person} alt="" lazy={false} />
      </Arch>
    ))}
  </div>
);

/** The promise, testimonials, today's price, and the register button. */
export function SalesHero({ view, sales, words, registerLabel }: SalesHeroProps) {
  const { hero } = words;
  return (
    <div className="column sales-hero">
      <div className="sales-words">
        <Kicker>{hero.kicker}</Kicker>
        <Heading level={1} size={1}>
          {hero.title}
        </Heading>
        <p className="max-w-xl text-lg">{hero.subtitle}</p>
        <Badges badges={sales.badges} label={hero.badges.label} />
        {sales.start !== null && (
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="calendar" className="text-clay" />
            {sales.start}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {view.price !== null && (
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
          {sales.seats !== null && (
            <Badge tone={sales.seats.areTaken ? 'warning' : 'plain'}>{sales.seats.text}</Badge>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <EnrolLink action={view.action} label={registerLabel} className="max-lg:hidden" />
          <ButtonLink href="#lbarnamaj" kind="secondary">
            {hero.look}
          </ButtonLink>
        </div>
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon name="shield" className="text-mint" />
          {sales.refund}
        </p>
      </div>
      <Arches />
    </div>
  );
}
