/**
 * The lessons of the sample courses: outlines, lessons and videos. Rows are written with the rest of the sample in one transaction;
 * the bytes of its videos are copied into the store afterwards, at that start or at a later one.
 */
import { type Locale, inEach, locales } from '../platform/i18n/locale.ts';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { MadeFilm } from '../../content/shape.ts';
import type { Handle } from '../platform/db/handle.ts';
import { lessons, lessonVersions, modules } from '../learning/classroom/classroom.table.ts';
import { type LessonContent, lessonContentSchema, lessonKinds } from '../learning/classroom/lesson.ts';
import { sampleTeacher } from '../learning/classroom/taught-courses.service.ts';
import { clockOf } from '../academy/media/film-forms.ts';
import type { Rendition } from '../academy/media/media.ts';
import { media, mediaFiles } from '../academy/media/media.table.ts';
import { isThere, type FileKeeper, type FileStore } from '../platform/files/file-store.ts';
import { assignmentSchema } from '../learning/classroom/assignment.ts';
import { inEachLanguage, quizSchema } from '../learning/classroom/quiz.ts';
import { ofProject } from '../platform/of-project.ts';

/** The files of a video as tools/ names them. Without sound: its captions have the words. */
const filmFiles: readonly { rendition: Rendition; file: string; contentType: string }[] = [
  { rendition: '480', file: '480.mp4', contentType: 'video/mp4' },
  { rendition: '240', file: '240.mp4', contentType: 'video/mp4' },
  { rendition: 'poster', file: 'poster.webp', contentType: 'image/webp' },
  { rendition: 'sound', file: 'sound.m4a', contentType: 'audio/mp4' },
  { rendition: 'opus', file: 'opus.webm', contentType: 'audio/webm' },
  ...locales.flatMap((locale) => [
    {
      rendition: `captions-${locale}` as const,
      file: `captions-${locale}.vtt`,
      contentType: 'text/vtt; charset=utf-8',
    },
    {
      rendition: `text-${locale}` as const,
      file: `text-${locale}.txt`,
      contentType: 'text/plain; charset=utf-8',
    },
  ]),
];

/** Films of lessons that are not in a language have no captions in it, and most have no voice. */
const filesOf = (folder: string) => filmFiles.filter(({ file }) => existsSync(path.join(folder, file)));

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type FileRow = typeof mediaFiles.$inferInsert;
type Made = { film: typeof media.$inferInsert; files: FileRow[] };

/** A lesson. Texts to read are beside its unit, in `<key>.en.md` and so on. */
const lessonSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,80}$/),
  kind: z.enum(lessonKinds),
  title: inEachLanguage(160),
  minutes: z.int().min(1).max(600),
  /** For exactly one lesson of a course. */
  isFree: z.literal(true).optional(),
  /** Whether it counts for the certificate; by default it does. */
  isRequired: z.literal(false).optional(),
  /** The name of a video in `films/`. */
  film: z.string().optional(),
  task: z.discriminatedUnion('kind', [quizSchema, assignmentSchema]).optional(),
});
export type SampleLesson = z.output<typeof lessonSchema>;

const unitSchema = z.strictObject({
  title: inEachLanguage(160),
  opensAfterDays: z.int().min(0),
  lessons: z.array(lessonSchema).min(1),
});
/** The lessons of a course in our own classroom. */
export type SampleOutline = { course: string; modules: readonly z.output<typeof unitSchema>[] };

/** Where the lessons of the sample are. Throws when the project's folder is not there. */
function lessonsFolder(): string {
  const found = ofProject('content/sample/classroom');
  if (!found) throw new Error('The sample lessons are missing: start in the folder of the project.');
  return found;
}

/** Throws with the file's name and the place in it when a unit is not as it must be. */
function readUnit(file: string): SampleOutline['modules'][number] {
  try {
    const read = unitSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (read.success) return read.data;
    throw new Error(z.prettifyError(read.error));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Every course that has units, in order of name, with its units in order of theirs. */
export function readOutlines(folder = lessonsFolder()): SampleOutline[] {
  const files = globSync('*/unit-*.json', { cwd: folder }).sort();
  const courses = Map.groupBy(files, (file) => path.dirname(file));
  return [...courses].map(([course, units]) => ({
    course,
    modules: units.map((file) => readUnit(path.join(folder, file))),
  }));
}

const codecs: Partial<Record<Rendition, string>> = {
  '480': 'h264',
  '240': 'h264',
  poster: 'webp',
  sound: 'aac',
  opus: 'opus',
};

function filmRows({ name, seconds, sizes }: MadeFilm, now: Date): Made {
  const id = randomUUID();
  const folder = path.join(lessonsFolder(), 'films', name);
  const files = filesOf(folder).map(({ rendition, file, contentType }): FileRow => {
    const bytes = readFileSync(path.join(folder, file));
    const etag = sha256(bytes);
    const [width, height] =
      rendition === '240' ? sizes['240'] : /^(480|poster)$/.test(rendition) ? sizes['480'] : [null, null];
    return {
      id: randomUUID(),
      mediaId: id,
      rendition,
      // Contains the file's name in the project, so that the next start can complete an interrupted copy.
      storageName: `${sampleTeacher}/${name}/${etag.slice(0, 16)}/${file}`,
      contentType,
      codec: codecs[rendition] ?? null,
      bytes: bytes.length,
      width,
      height,
      etag,
      createdAt: now,
    };
  });
  const whole = files.find(({ rendition }) => rendition === '480');
  const film: Made['film'] = {
    id,
    kind: 'film',
    name: `${name}.mp4`,
    sha256: whole?.etag ?? null,
    bytes: whole?.bytes ?? 0,
    seconds,
    width: sizes['480'][0],
    height: sizes['480'][1],
    state: 'ready',
    progress: 100,
    uploadedBy: sampleTeacher,
    createdAt: now,
    readyAt: now,
  };
  return { film, files };
}

type SampleFilm = { id: string; chapters: MadeFilm['chapters'] };

/** A lesson's words in both languages, and its video by its id in the database. */
function contentOf(
  course: string,
  lesson: SampleLesson,
  films: ReadonlyMap<string, SampleFilm>,
): LessonContent {
  const { key, title, minutes, film, task } = lesson;
  const shown = film === undefined ? null : films.get(film);
  if (shown === undefined) throw new Error(`${course}/${key} shows a film that was not made: ${film}`);
  // The parts of a film are a list of times in its lesson's text, where the player looks for them.
  const chapters = (locale: Locale) =>
    (shown?.chapters ?? []).map(
      ({ at, title: of, isTurn }) => `- ${clockOf(at)} ${isTurn === true ? '⏸ ' : ''}${of[locale] ?? of.ar}`,
    );
  const read = (locale: Locale) => {
    const file = path.join(lessonsFolder(), course, `${key}.${locale}.md`);
    if (!existsSync(file)) return '';
    const text = readFileSync(file, 'utf8').trim();
    return [text, chapters(locale).join('\n')].filter(Boolean).join('\n\n');
  };
  return lessonContentSchema.parse({
    title,
    minutes,
    body: inEach(read),
    media: shown?.id ?? null,
    files: [],
    link: null,
    task: task ?? null,
  });
}

type Rows = {
  modules: (typeof modules.$inferInsert)[];
  lessons: (typeof lessons.$inferInsert)[];
  versions: (typeof lessonVersions.$inferInsert)[];
};

function outlineRows(
  { course, modules: written }: SampleOutline,
  films: ReadonlyMap<string, SampleFilm>,
  now: Date,
): Rows {
  const rows: Rows = { modules: [], lessons: [], versions: [] };
  for (const [place, { title, opensAfterDays, lessons: inModule }] of written.entries()) {
    const moduleId = randomUUID();
    rows.modules.push({ id: moduleId, courseSlug: course, position: place + 1, title, opensAfterDays });
    for (const [index, lesson] of inModule.entries()) {
      const id = randomUUID();
      const { key, kind, isFree = false, isRequired = true } = lesson;
      const position = index + 1;
      const row = { id, courseSlug: course, moduleId, key, kind, position, isFree, isRequired };
      rows.lessons.push({ ...row, currentVersion: 1 });
      rows.versions.push({
        lessonId: id,
        number: 1,
        content: contentOf(course, lesson, films),
        madeAt: now,
        madeBy: sampleTeacher,
        publishedAt: now,
      });
    }
  }
  return rows;
}

/** Modules, published lessons and films of every sample course that is on sale. */
export async function seedClassroom(tx: Handle, now: Date): Promise<void> {
  const note = readFileSync(path.join(lessonsFolder(), 'films/films.json'), 'utf8');
  const films = JSON.parse(note) as MadeFilm[];
  const made = films.map((film) => ({ ...film, ...filmRows(film, now) }));
  await tx.insert(media).values(made.map(({ film }) => film));
  await tx.insert(mediaFiles).values(made.flatMap(({ files }) => files));
  const byName = new Map(made.map(({ name, film, chapters }) => [name, { id: film.id, chapters }]));
  const rows = readOutlines().map((outline) => outlineRows(outline, byName, now));
  await tx.insert(modules).values(rows.flatMap((one) => one.modules));
  await tx.insert(lessons).values(rows.flatMap((one) => one.lessons));
  await tx.insert(lessonVersions).values(rows.flatMap((one) => one.versions));
}

type Log = { error(fields: object, message: string): void };

/** At each start: copies the missing files of sample videos into the store. Throws `StoreAway` when the store does not answer. */
export async function copySampleVideos(db: Handle, store: FileStore & FileKeeper, log: Log): Promise<void> {
  const rows = await db
    .select({ name: mediaFiles.storageName, type: mediaFiles.contentType, etag: mediaFiles.etag })
    .from(mediaFiles)
    .innerJoin(media, eq(media.id, mediaFiles.mediaId))
    .where(eq(media.uploadedBy, sampleTeacher));
  const missing: string[] = [];
  for (const { name, type, etag } of rows) {
    if (await isThere(store, name)) continue;
    const [, film = '', , file = ''] = name.split('/');
    const from = path.join(lessonsFolder(), 'films', film, file);
    const bytes = await readFile(from).catch(() => null);
    // The project's file has changed: learners would get bytes with a wrong checksum.
    if (bytes === null || sha256(bytes) !== etag) missing.push(name);
    else await store.keep(name, { file: from, type });
  }
  if (missing.length > 0)
    log.error({ missing }, 'Sample films are not in the store, and the project has others now');
}
