/** The data of a lesson's film and files, made in a page's loader, with the cookie that remembers which form a learner prefers. */
import type { Academy } from '../../../academy.ts';
import {
  chooseWay,
  isSilent,
  isWay,
  offersOf,
  playsOpus,
  type Way,
} from '../../../academy/media/film-forms.ts';
import { captionsOf, textOf } from '../../../academy/media/media.ts';
import { type Locale, readingOrder } from '../../../platform/i18n/locale.ts';
import type { ShownFile, ShownMedia } from '../films.service.ts';
import { fileAddress, type LessonContent } from '../lesson.ts';

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
  /** Its length; null while that is not known. */
  seconds: number | null;
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
  for (const one of readingOrder(locale)) {
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

/** The address ends with the second to continue at, which browsers read without script. */
const sourceOf = (lessonId: string, file: ShownFile, startAt: number) => ({
  src: `${fileAddress(lessonId, file)}${startAt > 0 ? `#t=${Math.floor(startAt)}` : ''}`,
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
  // A link may lead to a second of it.
  const from = Number(url.searchParams.get('from'));
  const at = from > 0 ? from : (lesson.progress?.seconds ?? 0);
  const isOver = film.seconds !== null && at > film.seconds - leastSeconds;
  const startAt = at < leastSeconds || isOver ? 0 : at;
  const { poster } = film.files;
  return {
    kind: film.kind === 'sound' || way === 'sound' ? 'sound' : 'film',
    way,
    offers: offers.map((offer) => ({ way: offer.way, bytes: offer.bytes })),
    sources: (chosen?.files ?? []).map((file) => sourceOf(lesson.id, file, startAt)),
    poster: poster === undefined || savesData ? null : fileAddress(lesson.id, poster),
    size: first?.width && first.height ? { width: first.width, height: first.height } : null,
    tracks: readingOrder(locale).flatMap((one) => {
      const captions = film.files[captionsOf(one)];
      return captions === undefined ? [] : [{ locale: one, src: fileAddress(lesson.id, captions) }];
    }),
    transcript,
    isSilent: isSilent(film.files),
    startAt,
    seconds: film.seconds,
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
              href: fileAddress(lesson.id, original),
              bytes: original.bytes,
              ending: (/\.([^.]{1,5})$/.exec(name)?.[1] ?? '').toUpperCase(),
            },
          ],
    ),
    headers: isWay(wanted) ? remember(wanted, publicOrigin) : {},
  };
}
