import type { Ground } from '../../ui/ground.ts';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';

type VideoPosterProps = { videoUrl: string; label: string; portrait: string; ground: Ground };

/** A drawn still: the player comes only after a click, in its place; without script the address itself opens. */
export function VideoPoster({ videoUrl, label, portrait, ground }: VideoPosterProps) {
  return (
    <div data-video-frame className="aspect-video overflow-hidden rounded-lg border border-line bg-ink">
      <a
        href={videoUrl}
        data-video={videoUrl}
        data-video-title={label}
        className="group relative block size-full"
      >
        <Portrait name={portrait} ground={ground} alt="" className="size-full" />
        <span className="absolute inset-0 grid place-items-center">
          <span className="flex items-center gap-3 rounded-full bg-paper py-3 ps-4 pe-6 font-semibold text-ink group-hover:bg-saffron">
            <Icon name="play" size={24} />
            {label}
          </span>
        </span>
      </a>
    </div>
  );
}
