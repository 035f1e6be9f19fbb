import type { Words } from '../../../words.ts';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';

type ChatHeroProps = { words: Words['accountabilityDetails']; community: string };

/** Two doors and what is written between them: the page's idea before its first sentence is read. */
export function ChatHero({ words, community }: ChatHeroProps) {
  const { hero, chat } = words;
  return (
    <section className="column grid gap-10 pt-5 lg:grid-cols-[1fr_36rem] lg:gap-14">
      <div className="grid content-center gap-6 lg:py-16">
        <BackLink href={community} label={words.back} />
        <Kicker>{hero.kicker}</Kicker>
        <Heading level={1}>{hero.heading}</Heading>
        <p className="max-w-[34rem] text-lg">{hero.text}</p>
      </div>
      <figure className="chat-figure" aria-label={hero.chatLabel}>
        <figcaption className="text-sm text-ink-soft">{chat.title}</figcaption>
        <ol className="grid gap-2.5">
          {chat.lines.map(({ from, text }) => (
            <li key={text} className="chat-line" data-from={from}>
              <span className="sr-only">{from === 'you' ? chat.you : chat.her}: </span>
              {text}
            </li>
          ))}
        </ol>
        <div className="chat-doors" aria-hidden="true">
          <Door ground="saffron">
            <Portrait name="nour" alt="" lazy={false} />
          </Door>
          <span className="text-sm font-medium">{chat.her}</span>
          <span className="text-end text-sm font-medium">{chat.you}</span>
          <Door ground="majorelle">
            <Portrait name="imane" alt="" lazy={false} />
          </Door>
        </div>
      </figure>
    </section>
  );
}
