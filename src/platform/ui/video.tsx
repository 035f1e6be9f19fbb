import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Locale } from '../i18n/locale.ts';
import { readPictureName } from '../files/picture.ts';
import { Icon } from './icon.tsx';
import { LibraryPicture } from './portrait.tsx';

/** Messages of the player, in the language of the page. */
export type VideoWords = {
  readonly failed: string;
  readonly retry: string;
  readonly open: string;
  readonly close: string;
};

type VideoProps = {
  /** A file of the site, or a YouTube address. Nothing is loaded from it before the click. */
  videoUrl: string;
  /**
   * The poster: the name of a picture of the library, or a file name without extension ('.avif', '.webp' and '.jpg' exist). Null:
   * `children` are shown instead.
   */
  poster: string | null;
  /** 'wide': 16:9; 'tall': 9:16, as filmed with phones. */
  shape?: 'wide' | 'tall';
  /** What a click does: 'Play the preview video'. */
  label: string;
  words: VideoWords;
  /** What is said in it, as a file, in the language of the page. */
  captions?: { locale: Locale; src: string } | undefined;
  /** The player can be closed again: for cards in a row. */
  closable?: boolean;
  lazy?: boolean;
  className?: string;
  /** The drawn poster. */
  children: ReactNode;
};

const sizes = { wide: { width: 1280, height: 720 }, tall: { width: 540, height: 960 } };

function Still({ poster, shape, lazy }: { poster: string; shape: 'wide' | 'tall'; lazy: boolean }) {
  const picture = readPictureName(poster);
  if (picture)
    return (
      <LibraryPicture
        picture={picture}
        alt=""
        sizes={shape === 'wide' ? '(min-width: 64rem) 48rem, 100vw' : '20rem'}
        lazy={lazy}
        className="size-full object-cover"
      />
    );
  return (
    <picture>
      <source srcSet={`${poster}.avif`} type="image/avif" />
      <source srcSet={`${poster}.webp`} type="image/webp" />
      <img
        src={`${poster}.jpg`}
        alt=""
        {...sizes[shape]}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}

/** A poster that becomes a player on click; without script it links to the video. */
export function Video(props: VideoProps) {
  const {
    videoUrl,
    poster,
    shape = 'wide',
    label,
    words,
    captions,
    closable,
    lazy = true,
    className,
    children,
  } = props;
  return (
    <div data-video-frame className={classNames('video', `video-${shape}`, className)}>
      <a
        href={videoUrl}
        data-video={videoUrl}
        data-video-title={label}
        data-video-close={closable === true ? words.close : undefined}
        data-video-captions={captions?.src}
        data-video-language={captions?.locale}
        data-video-failed={words.failed}
        data-video-retry={words.retry}
        data-video-open={words.open}
        className="video-still"
      >
        {poster === null ? children : <Still poster={poster} shape={shape} lazy={lazy} />}
        <span className="video-press">
          <span className="video-sign">
            <Icon name="play" size={26} />
          </span>
          <span className="sr-only">{label}</span>
        </span>
      </a>
    </div>
  );
}
