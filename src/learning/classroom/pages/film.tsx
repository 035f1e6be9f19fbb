/** A lesson's film or sound in the browser's own player, with the size of each form of it; it works without script. */
import { Icon } from '../../../platform/ui/icon.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { useFilmWords } from '../words.ts';
import {
  chooseWay,
  clockOf,
  isSilent,
  isWay,
  offersOf,
  playsOpus,
  sizeIn,
  type Way,
} from '../../../academy/media/film-forms.ts';
import type { Academy } from '../../../academy.ts';
import { type Locale, otherLocale } from '../../../platform/i18n/locale.ts';
import type { ShownFile, ShownMedia } from '../films.service.ts';
import type { LessonContent } from '../lesson.ts';
import { captionsOf, textOf } from '../../../academy/media/media.ts';

/** The data of a film part, made in a page's loader; and the cookie that remembers which form a learner prefers. */
export type FilmView = {
  kind: 'film' | 'sound';
  /** Null while its sizes are being made. */
  way: Way | null;
  offers: { way: Way; bytes: number }[];
  sources: { src: string; type: string }[];
  poster: string | null;
  size: { width: number; height: number } | null;
  tracks: { locale: Locale; src: string }[];
  transcript: { locale: Locale; paragraphs: string[] } | null;
  isSilent: boolean;
  /** Seconds at which to continue; 0 at the beginning. */
  startAt: number;
};

export type FileView = { name: string; href: string; bytes: number; ending: string };

type LessonMedia = { film: FilmView | null; files: FileView[]; headers: HeadersInit };

type Asked = {
  academy: Pick<Academy, 'films' | 'media'>;
  request: Request;
  url: URL;
  locale: Locale;
  publicOrigin: string;
  lesson: { id: string; progress: { seconds: number; doneAt: Date | null } | null };
  content: Pick<LessonContent, 'media' | 'files' | 'body'>;
};

function rememberedIn(request: Request): Way | null {
  const [, way] = /(?:^|;\s*)as=([a-z]+)/.exec(request.headers.get('cookie') ?? '') ?? [];
  return isWay(way) ? way : null;
}

/** The Set-Cookie line for a choice that was made now. */
function remember(way: Way, publicOrigin: string): HeadersInit {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  return { 'Set-Cookie': `as=${way}; Path=/; Max-Age=${365 * 86_400}; HttpOnly; SameSite=Lax${secure}` };
}

/** Continuing is not offered before this many seconds. */
const leastSeconds = 5;

async function transcriptOf(
  academy: Asked['academy'],
  { id: mediaId, files }: ShownMedia,
  locale: Locale,
): Promise<FilmView['transcript']> {
  for (const one of [locale, otherLocale(locale)]) {
    if (files[textOf(one)] === undefined) continue;
    const text = await academy.media.readTranscript({ mediaId, locale: one });
    if (text !== null)
      return {
        locale: one,
        paragraphs: text
          .split(/\n{2,}/)
          .map((part) => part.trim())
          .filter(Boolean),
      };
  }
  return null;
}

const bytesOf = (...texts: string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

const addressOf = (lessonId: string, { id }: Pick<ShownFile, 'id'>): string =>
  `/learn/media/${lessonId}/${id}`;

/** The address ends with the second to continue at, which browsers read without script. */
const sourceOf = (lessonId: string, file: ShownFile, startAt: number) => ({
  src: `${addressOf(lessonId, file)}${startAt > 0 ? `#t=${Math.floor(startAt)}` : ''}`,
  type: file.contentType,
});

async function filmViewOf(asked: Asked, film: ShownMedia): Promise<FilmView> {
  const { academy, request, url, locale, lesson, content } = asked;
  const transcript = await transcriptOf(academy, film, locale);
  const offers = offersOf(film, {
    readBytes: bytesOf(content.body[locale], ...(transcript?.paragraphs ?? [])),
    playsOpus: playsOpus(request.headers.get('user-agent') ?? ''),
  });
  const savesData = request.headers.get('save-data') === 'on';
  // A phone that keeps the lesson asks for the page that plays what it has: that is no choice to remember.
  const wanted = url.searchParams.get('as') ?? url.searchParams.get('kept');
  const way = chooseWay(
    offers.map((offer) => offer.way),
    { asked: isWay(wanted) ? wanted : null, remembered: rememberedIn(request), savesData },
  );
  const chosen = offers.find((offer) => offer.way === way);
  const [first] = chosen?.files ?? [];
  const at = lesson.progress?.seconds ?? 0;
  const isOver = film.seconds !== null && at > film.seconds - leastSeconds;
  const startAt = at < leastSeconds || isOver ? 0 : at;
  const { poster } = film.files;
  return {
    kind: film.kind === 'sound' || way === 'sound' ? 'sound' : 'film',
    way,
    offers: offers.map((offer) => ({ way: offer.way, bytes: offer.bytes })),
    sources: (chosen?.files ?? []).map((file) => sourceOf(lesson.id, file, startAt)),
    poster: poster === undefined || savesData ? null : addressOf(lesson.id, poster),
    size: first?.width && first.height ? { width: first.width, height: first.height } : null,
    tracks: [locale, otherLocale(locale)].flatMap((one) => {
      const captions = film.files[captionsOf(one)];
      return captions === undefined ? [] : [{ locale: one, src: addressOf(lesson.id, captions) }];
    }),
    transcript,
    isSilent: isSilent(film.files),
    startAt,
  };
}

/** The film and the files of a lesson that is open. `headers`: of the page's answer. */
export async function lessonMedia(asked: Asked): Promise<LessonMedia> {
  const { academy, content, lesson, url, publicOrigin } = asked;
  const { film, files } = await academy.films.mediaOfLesson(content);
  const wanted = url.searchParams.get('as');
  return {
    film: film === null ? null : await filmViewOf(asked, film),
    files: files.flatMap(({ name, files: { original } }) =>
      original === undefined
        ? []
        : [
            {
              name,
              href: addressOf(lesson.id, original),
              bytes: original.bytes,
              ending: (/\.([^.]{1,5})$/.exec(name)?.[1] ?? '').toUpperCase(),
            },
          ],
    ),
    headers: isWay(wanted) ? remember(wanted, publicOrigin) : {},
  };
}

const speeds = [0.75, 1, 1.25, 1.5, 1.75];

function Ways({ film: { offers, way, sources, isSilent: hasNoSound } }: { film: FilmView }) {
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
      {sources.length > 0 && (
        <p className="film-note">{hasNoSound ? `${words.silent} ${words.nothingYet}` : words.nothingYet}</p>
      )}
      <p data-offline hidden role="status" className="film-note">
        {words.offline}
      </p>
    </nav>
  );
}

function MediaPlayer({ film: { kind, sources, poster, size, tracks, offers } }: { film: FilmView }) {
  const { captions } = useFilmWords();
  // A film without sound needs its captions from the first second.
  const isCaptioned = !offers.some(({ way }) => way === 'sound');
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
          default={isCaptioned && locale === tracks[0]?.locale}
        />
      ))}
    </Player>
  );
}

/** Hidden until the script makes them work. */
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
      {sources.length > 0 && (
        <>
          <MediaPlayer film={film} />
          <p className="film-captions" data-captions hidden dir="auto" />
          {startAt > 0 && <p className="film-note">{words.goesOnAt(clockOf(startAt))}</p>}
          <p className="film-failed" role="alert" hidden>
            {words.failed} <a href="?">{words.again}</a>
          </p>
        </>
      )}
      <Ways film={film} />
      {sources.length > 0 && <Tools tracks={film.tracks} />}
      <Transcript film={film} />
    </section>
  );
}
