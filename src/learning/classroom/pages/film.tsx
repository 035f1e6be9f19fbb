/** A lesson's film or sound with the size of each form of it: our controls where the script runs, else the browser's own. */
import { languages } from '../../../platform/i18n/languages.ts';
import { directionOf } from '../../../platform/i18n/locale.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../../platform/ui/icon.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { useFilmWords } from '../words.ts';
import { clockOf, sizeIn } from '../../../academy/media/film-forms.ts';
import type { Chapter } from '../lesson.ts';
import type { FilmView } from './film-view.ts';

const speeds = [0.75, 1, 1.25, 1.5, 1.75];

function Ways({ film: { offers, way } }: { film: FilmView }) {
  const words = useFilmWords();
  return (
    <nav className="film-ways" aria-label={words.choose}>
      <ul>
        {offers.map((offer) => (
          <li key={offer.way}>
            <a
              href={`?as=${offer.way}#film`}
              data-way={offer.way}
              aria-current={offer.way === way ? 'true' : undefined}
              rel="nofollow"
            >
              {words.ways[offer.way]} <data value={String(offer.bytes)}>{sizeIn(offer.bytes, words)}</data>
            </a>
          </li>
        ))}
      </ul>
      <p data-offline hidden role="status" className="film-note">
        {words.offline}
      </p>
    </nav>
  );
}

function MediaPlayer({ film: { kind, sources, poster, size, tracks } }: { film: FilmView }) {
  const [Player, shown] =
    kind === 'sound'
      ? (['audio', {}] as const)
      : (['video', { playsInline: true, poster: poster ?? undefined, ...size }] as const);
  return (
    <Player controls preload="none" data-do="play" {...shown}>
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map(({ locale, src }) => (
        <track
          key={locale}
          kind="captions"
          srcLang={locale}
          label={languages[locale].name}
          src={src}
          // From the first second: many watch without sound, and a voice may speak another language.
          default={locale === tracks[0]?.locale}
        />
      ))}
    </Player>
  );
}

/** The time line, from left to right in every language, with a gap where a chapter begins. */
function TimeLine({ film: { seconds, startAt }, chapters }: Props) {
  const words = useFilmWords();
  const length = Math.max(1, seconds ?? 1);
  return (
    <div className="film-line" dir="ltr">
      <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={length} height="1" />
        <rect data-played width={startAt} height="1" />
        {chapters.slice(1).map(({ at }) => (
          <path key={at} d={`M${at} 0v1`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <input
        type="range"
        data-seek
        max={length}
        defaultValue={startAt}
        aria-label={words.position}
        aria-valuetext={clockOf(startAt)}
        data-word-time={words.timeOf}
      />
      <span data-time>{clockOf(startAt)}</span>
      <span data-length>{seconds !== null && clockOf(seconds)}</span>
    </div>
  );
}

/** For who only hears: on to the next lesson, a stop, and what is heard once it is another lesson. */
function Listening() {
  const words = useFilmWords();
  return (
    <>
      <div className="mx-auto w-full max-w-sm">
        <label className="film-choice">
          {words.goesOn}
          <input type="checkbox" data-goes-on />
        </label>
        <label className="film-choice">
          {words.stop}
          <select data-stop>
            <option value="">{words.noStop}</option>
            {[15, 30, 45].map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.stopIn(minutes)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" hidden data-heard className="text-center">
        {words.heard} <a href="?">{words.now}</a>
      </p>
    </>
  );
}

/** In the same order in every language, like the time line. */
function Controls({ film, chapters }: Props) {
  const words = useFilmWords();
  const { tracks, kind } = film;
  return (
    <div className="grid gap-1 px-4 pt-2 needs-script" role="group" aria-label={words.controls}>
      <TimeLine film={film} chapters={chapters} />
      <div className="mx-auto flex w-full max-w-sm items-center justify-between" dir="ltr">
        <label className="film-button">
          <span className="sr-only">{words.speed}</span>
          <select data-speed defaultValue="1">
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="film-button" data-do="back">
          <Icon name="rewind" size={36} />
          <span aria-hidden="true">15</span>
          <span className="sr-only">{words.back}</span>
        </button>
        <button type="button" className="film-play" data-do="play">
          <Icon name="play" size={28} />
          <Icon name="pause" size={28} />
          <span className="sr-only" data-word-play={words.play} data-word-pause={words.pause}>
            {words.play}
          </span>
        </button>
        <button type="button" className="film-button" data-do="on">
          <Icon name="forward" size={36} />
          <span aria-hidden="true">15</span>
          <span className="sr-only">{words.on}</span>
        </button>
        {tracks.length > 0 && (
          <button
            type="button"
            className="film-button"
            data-do="captions"
            data-word-captions={words.captionsIn}
            data-word-none={words.noCaptions}
          >
            <Icon name="captions" size={26} />
            <span className="sr-only">{words.captionsIn}</span>
          </button>
        )}
        {kind === 'film' && (
          <button type="button" className="film-button" data-do="full">
            <Icon name="expand" size={24} />
            <span className="sr-only">{words.full}</span>
          </button>
        )}
      </div>
      {kind === 'sound' && <Listening />}
      <p role="status" className="sr-only" data-said />
    </div>
  );
}

/** Without script each opens the film itself at its second. */
function Chapters({ chapters, film: { sources } }: Props) {
  const words = useFilmWords();
  const [address = ''] = sources[0]?.src.split('#') ?? [];
  if (chapters.length === 0) return null;
  return (
    <nav className="film-chapters" aria-label={words.chapters}>
      <ol>
        {chapters.map(({ at, title, isTurn }) => (
          <li key={at}>
            <a href={`${address}#t=${at}`} data-from={at} data-turn={isTurn} data-now={words.now}>
              <span className="text-ink-soft tabular-nums">{clockOf(at)}</span>
              <span dir="auto">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Transcript({ film: { transcript, way } }: { film: FilmView }) {
  const words = useFilmWords();
  const locale = useLocale();
  if (transcript === null) return way === 'read' ? <p className="film-note">{words.noTranscript}</p> : null;
  return (
    <details className="film-transcript" open={way === 'read'}>
      <summary>
        {words.transcript}
        <Icon name="chevron-down" size={18} className="ms-auto" />
      </summary>
      <div
        lang={transcript.locale === locale ? undefined : transcript.locale}
        dir={directionOf(transcript.locale)}
      >
        {transcript.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

/** `children`: between the player and its chapters. */
type Props = { film: FilmView; chapters: readonly Chapter[]; children?: ReactNode };
/** `next`: the address of the lesson that is heard after it. */
type WholeProps = Props & { next?: string | undefined };

function Screen({ film }: { film: FilmView }) {
  const words = useFilmWords();
  const { startAt, isSilent: hasNoSound } = film;
  return (
    <>
      <MediaPlayer film={film} />
      <p className="film-note">
        {[hasNoSound && words.silent, startAt > 0 && words.goesOnAt(clockOf(startAt))]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="film-captions" data-captions hidden dir="auto" />
      <p className="film-failed" role="alert" hidden>
        {words.failed} <a href="?">{words.again}</a>
      </p>
    </>
  );
}

export function Film({ film, chapters, next, children }: WholeProps) {
  const words = useFilmWords();
  const { sources, way, kind } = film;
  if (way === null)
    return (
      <>
        <p className="film-note">{words.beingMade}</p>
        {children}
      </>
    );
  const plays = sources.length > 0;
  return (
    <section id="film" className="film" data-classroom="player" data-next={next}>
      <div className="film-panel on-ink" data-kind={kind}>
        {plays && (
          <>
            <Screen film={film} />
            <Controls film={film} chapters={chapters} />
          </>
        )}
        <Ways film={film} />
      </div>
      {children}
      {plays && <Chapters film={film} chapters={chapters} />}
      <Transcript film={film} />
    </section>
  );
}
