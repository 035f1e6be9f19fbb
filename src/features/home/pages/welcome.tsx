import type { Words } from '../../../words.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { type Ground, Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { NumberedSteps } from '../../../platform/ui/steps.tsx';
import { Video, type VideoWords } from '../../../platform/ui/video.tsx';

const lane: readonly { person: string; ground: Ground }[] = [
  { person: 'imane', ground: 'clay' },
  { person: 'zineb', ground: 'saffron' },
  { person: 'khadija', ground: 'majorelle' },
  { person: 'hajar', ground: 'mint' },
  { person: 'amina', ground: 'majorelle' },
];

/** A lane of the medina with its doors: the still of the welcome video, and a picture of its own when there is none. */
function Scene({ label }: { label: string }) {
  return (
    <div className="scene" role="img" aria-label={label}>
      {lane.map(({ person, ground }) => (
        <Door key={person} ground={ground}>
          <Portrait name={person} alt="" />
        </Door>
      ))}
    </div>
  );
}

type WelcomeProps = {
  words: Words['home']['welcome'];
  player: VideoWords;
  videoUrl: string | null;
  poster: string | null;
};

/**
 * How the academy works, beside its welcome video. The player comes only after a click; without script the link opens it.
 * A video of YouTube has a still of ours too, or the drawn lane: YouTube's own still would tell its server of every
 * visitor before she has pressed anything.
 */
export function Welcome({ words, player, videoUrl, poster }: WelcomeProps) {
  return (
    <Section tone="ink" labelledBy="welcome-title" className="welcome">
      <div className="welcome-grid">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="welcome-title" className="mt-4">
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
