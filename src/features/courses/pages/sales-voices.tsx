import type { VideoTestimonial } from '../course.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Video } from '../../../platform/ui/video.tsx';
import type { Darija } from './sales-page.ts';

/** Her door: the still of a film that has none, or the picture of a voice without a film. */
const DoorOf = ({ voice }: { voice: VideoTestimonial }) => (
  <div className="voice-door">
    <Door ground={voice.ground} className="h-full w-full">
      <Portrait name={voice.portrait} alt="" />
    </Door>
  </div>
);

/** An upright film that plays in its place; without one the person and her words, and no dead button. */
function VoiceCard({ voice, words }: { voice: VideoTestimonial; words: Darija }) {
  return (
    <figure className="voice">
      {voice.videoUrl === null ? (
        <DoorOf voice={voice} />
      ) : (
        <Video
          videoUrl={voice.videoUrl}
          poster={voice.thumbnail}
          shape="tall"
          label={words.voices.play(voice.name)}
          words={words.video}
          closable
        >
          <DoorOf voice={voice} />
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

/** Three women, three ways: side by side, on a phone swiped from one to the next. */
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
