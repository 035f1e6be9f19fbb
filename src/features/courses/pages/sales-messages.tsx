import type { SalesStory } from '../course.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Stars } from './learner-reviews.tsx';
import type { Darija } from './sales-page.ts';

/** With stars and a day, what a learner wrote. */
type Message = SalesStory['writtenTestimonials'][number] & { review?: { stars: number; day: string } };

/** How many stand open; the rest wait behind one touch, so that a phone is not scrolled through twenty messages. */
const shownFirst = 6;

/** Messages as real text: they can be read aloud, searched and translated. With script each opens over the whole screen. */
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
