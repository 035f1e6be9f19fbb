import { Icon } from '../../../ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../ui/section.tsx';
import type { Darija } from './sales-page.ts';

type Message = Darija['written']['items'][number];

/** How many stand open; the rest wait behind one touch, so that a phone is not scrolled through twenty messages. */
const shownFirst = 6;

/** Messages as real text: they can be read aloud, searched and translated. */
function Messages({ items }: { items: readonly Message[] }) {
  return (
    <ul className="gap-4 sm:columns-2 lg:columns-3">
      {items.map((message) => (
        <li key={message.text} className="mb-4 break-inside-avoid">
          <figure className="rounded-lg rounded-ss-sm border border-line bg-paper p-5">
            <figcaption className="mb-1 text-sm">
              <span className="font-bold text-majorelle">{message.name}</span>{' '}
              <span className="text-ink-soft">· {message.city}</span>
            </figcaption>
            <blockquote>
              <p>{message.text}</p>
            </blockquote>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export function SalesMessages({ words }: { words: Darija['written'] }) {
  return (
    <Section className="bg-sand-deep!">
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <Messages items={words.items.slice(0, shownFirst)} />
      <details className="more">
        <summary className="button mx-auto mt-2 mb-6 border-ink hover:bg-ink hover:text-sand">
          <Icon name="messages" />
          {words.more}
        </summary>
        <Messages items={words.items.slice(shownFirst)} />
      </details>
    </Section>
  );
}
