/**
 * A lesson's film or sound: what each way of having it weighs, said before anything is loaded, and the browser's own player. It
 * works without script; `browser/player.ts` adds speed, ten seconds back, captions under the picture, and tells where somebody is.
 */
import { Icon } from '../../../platform/ui/icon.tsx';
import { useLocale } from '../../../platform/locale.tsx';
import { useFilmWords } from '../words.ts';
import { clockOf, sizeIn } from '../ways.ts';
import type { FileView, FilmView } from './film-view.ts';

const speeds = [0.75, 1, 1.25, 1.5, 1.75];

function Ways({ film: { offers, way, sources } }: { film: FilmView }) {
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
      {sources.length > 0 && <p className="film-note">{words.nothingYet}</p>}
      <p data-offline hidden role="status" className="film-note">
        {words.offline}
      </p>
    </nav>
  );
}

function MediaPlayer({ film: { kind, sources, poster, size, tracks, offers } }: { film: FilmView }) {
  const { captions } = useFilmWords();
  // A film without sound says what it says in its captions: they are on from the first second.
  const isSilent = !offers.some(({ way }) => way === 'sound');
  const [Player, shown] =
    kind === 'sound'
      ? (['audio', {}] as const)
      : (['video', { playsInline: true, poster: poster ?? undefined, ...size }] as const);
  return (
    <Player controls preload="none" {...shown}>
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map(({ locale, src }) => (
        <track
          key={locale}
          kind="captions"
          srcLang={locale}
          label={captions[locale]}
          src={src}
          default={isSilent && locale === tracks[0]?.locale}
        />
      ))}
    </Player>
  );
}

/** Shown by the script that makes them work. */
function Tools({ tracks }: Pick<FilmView, 'tracks'>) {
  const words = useFilmWords();
  return (
    <div className="film-tools" hidden>
      <button type="button" className="film-tool" data-back>
        <Icon name="rewind" size={20} />
        {words.back}
      </button>
      <label className="film-tool">
        {words.speed}
        <select data-speed defaultValue="1">
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      {tracks.length > 0 && (
        <label className="film-tool">
          {words.captionsIn}
          <select data-captions-in>
            <option value="">{words.noCaptions}</option>
            {tracks.map(({ locale }) => (
              <option key={locale} value={locale}>
                {words.captions[locale]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Transcript({ film: { transcript, way } }: { film: FilmView }) {
  const words = useFilmWords();
  const locale = useLocale();
  if (transcript === null) return way === 'read' ? <p className="film-note">{words.noTranscript}</p> : null;
  return (
    <details className="film-transcript" open={way === 'read'}>
      <summary>{words.transcript}</summary>
      <div
        lang={transcript.locale === locale ? undefined : transcript.locale}
        dir={transcript.locale === 'ar' ? 'rtl' : 'ltr'}
      >
        {transcript.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

export function Film({ film }: { film: FilmView }) {
  const words = useFilmWords();
  const { sources, startAt, way } = film;
  if (way === null) return <p className="film-note">{words.beingMade}</p>;
  return (
    <section id="film" className="film" data-classroom="player">
      <Ways film={film} />
      {sources.length > 0 && (
        <>
          <MediaPlayer film={film} />
          <p className="film-captions" data-captions hidden dir="auto" />
          {startAt > 0 && <p className="film-note">{words.goesOnAt(clockOf(startAt))}</p>}
          <p className="film-failed" role="alert" hidden>
            {words.failed} <a href="?">{words.again}</a>
          </p>
          <Tools tracks={film.tracks} />
        </>
      )}
      <Transcript film={film} />
    </section>
  );
}

/** What can be taken away. */
export function LessonFiles({ files }: { files: readonly FileView[] }) {
  const words = useFilmWords();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="lesson-files" className="lesson-files">
      <h2 id="lesson-files">{words.files}</h2>
      <ul>
        {files.map(({ name, href, bytes, ending }) => (
          <li key={href}>
            <a href={href} download={name}>
              <Icon name="download" size={20} />
              <bdi>{name}</bdi>
              <span className="film-note">
                {ending} · {sizeIn(bytes, words)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
