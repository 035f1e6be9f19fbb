import type { Ground } from '../../ui/ground.ts';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';

type VideoPosterProps = { videoUrl: string; label: string; portrait: string; ground: Ground };

/** A drawn still: the player comes only after a click, in its place; without script the address itself opens. */
export function VideoPoster({ videoUrl, label, portrait, ground }: VideoPosterProps) {
  return (
    <div data-video-frame className="video-frame">
      <a
        href={videoUrl}
        data-video={videoUrl}
        data-video-title={label}
        className="group relative block size-full"
      >
        <Portrait name={portrait} ground={ground} alt="" className="size-full" />
        <span className="video-play">
          <Icon name="play" size={26} />
          {label}
        </span>
      </a>
    </div>
  );
}
