import type { Ground } from '../../../ui/ground.ts';
import { Door } from '../../../ui/door.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../ui/section.tsx';
import type { Darija } from './sales-page.ts';

type Voice = Darija['voices']['items'][number];

/** A tall card: plays in its place when there is a video; else the person and her words, without a dead button. */
function VoiceCard({
  voice,
  playLabel,
  closeLabel,
}: {
  voice: Voice;
  playLabel: string;
  closeLabel: string;
}) {
  const picture = (
    <Door ground={voice.ground as Ground} className="mx-auto h-72 w-52">
      <Portrait name={voice.portrait} alt="" />
    </Door>
  );
  return (
    <figure className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-sand pt-6">
      {voice.videoUrl === null ? (
        picture
      ) : (
        <div data-video-frame>
          <a
            href={voice.videoUrl}
            data-video={voice.videoUrl}
            data-video-title={playLabel}
            data-video-close={closeLabel}
            className="relative block"
          >
            {picture}
            <span className="absolute inset-x-0 bottom-4 mx-auto grid size-14 place-items-center rounded-full bg-paper text-ink">
              <Icon name="play" size={26} />
              <span className="sr-only">{playLabel}</span>
            </span>
          </a>
        </div>
      )}
      <div className="flex flex-1 flex-col gap-4 border-t border-line bg-paper p-6">
        <blockquote className="flex-1 text-lg font-medium">
          <p>«{voice.quote}»</p>
        </blockquote>
        <figcaption>
          <span className="block font-bold">{voice.name}</span>
          <span className="block text-sm text-ink-soft">{voice.about}</span>
        </figcaption>
      </div>
    </figure>
  );
}

/** Three women, three ways: side by side, on a phone swiped from one to the next. */
export function SalesVoices({ words }: { words: Darija['voices'] }) {
  return (
    <Section tone="paper">
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <div data-carousel data-go-to={words.goTo} data-previous={words.previous} data-next={words.next}>
        <ul className="swipe" data-carousel-track tabIndex={0} aria-label={words.title}>
          {words.items.map((voice) => (
            <li key={voice.name}>
              <VoiceCard voice={voice} playLabel={words.play(voice.name)} closeLabel={words.close} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
