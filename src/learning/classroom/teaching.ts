/** Rules of writing lessons: what a lesson lacks before it may be published, what is a mere correction, its key. */
import { inAllLanguages, isFields, type LanguageState } from '../../platform/records/record.ts';
import { inEach, isLocale, type Locale, locales } from '../../platform/i18n/locale.ts';
import type { MediaKind, MediaState, Rendition } from '../../academy/media/media.ts';
import type { Assignment } from './assignment.ts';
import type { LessonContent, LessonKind } from './lesson.ts';
import type { Quiz } from './quiz.ts';
import { faultsOfQuiz, frameOfQuestion, isWritten, quizFaults } from './quiz-faults.ts';

/** Limits of one course. */
export const limits = { modules: 60, lessons: 300 };

/** Uploaded media that a lesson refers to. */
export type NamedMedia = {
  kind: MediaKind;
  state: MediaState;
  renditions: readonly Rendition[];
};

/** What a lesson lacks before it may be published. */
export const lackKinds = [
  'title',
  'body',
  'film',
  'sound',
  'file',
  'not-ready',
  'link',
  'quiz',
  ...quizFaults,
  'draw',
  'assignment',
  'brief',
  'review',
] as const;
/** `at`: the field of the content that it is about, 'task.questions.2'. */
export type Lack = { what: (typeof lackKinds)[number]; at: string };

/** What could be better, without preventing publication. */
export type Advice = 'no-english' | 'no-arabic' | 'no-french' | 'no-captions';

const isThere = (text: string | undefined): boolean => (text ?? '').trim() !== '';
const lackOf = { en: 'no-english', ar: 'no-arabic', fr: 'no-french' } as const;

const lacksOfQuiz = ({ questions, draw }: Quiz): Lack[] => [
  ...faultsOfQuiz({ questions }).map(({ index, fault }) => ({ what: fault, at: `task.questions.${index}` })),
  ...((draw ?? 0) > questions.length ? [{ what: 'draw' as const, at: 'task.draw' }] : []),
];

/** A lesson needs a title and, where it is read, a body in the same language. */
function lacksOfWords(kind: LessonKind, { title, body }: LessonContent): Lack[] {
  if (!isWritten(title)) return [{ what: 'title', at: 'title' }];
  if (kind !== 'text') return [];
  return locales.some((side) => isThere(title[side]) && isThere(body[side]))
    ? []
    : [{ what: 'body', at: 'body' }];
}

/** `named`: the media that the content refers to, by id; without those that no longer exist. */
function lacksOfMedia(
  kind: LessonKind,
  { media, files }: LessonContent,
  named: ReadonlyMap<string, NamedMedia>,
): Lack[] {
  const notReady = (id: string, at: string): Lack[] =>
    named.get(id)?.state === 'ready' ? [] : [{ what: 'not-ready', at }];
  const needed = kind === 'film' || kind === 'sound' ? kind : null;
  const own = media === null ? null : named.get(media);
  return [
    ...(needed !== null && (media === null || (own !== undefined && own?.kind !== needed))
      ? [{ what: needed, at: 'media' }]
      : []),
    ...(media === null ? [] : notReady(media, 'media')),
    ...(kind === 'file' && files.length === 0 ? [{ what: 'file' as const, at: 'files' }] : []),
    ...files.flatMap((id) => notReady(id, 'files')),
  ];
}

/** Others can read work only with criteria, and where something is handed in that they see. */
const mayBeReviewed = ({ rubric, takes }: Assignment): boolean =>
  rubric.length > 0 && takes.some((way) => way !== 'file');

function lacksOfWrittenTask({ task }: LessonContent): Lack[] {
  switch (task?.kind) {
    case undefined:
      return [];
    case 'quiz':
      return lacksOfQuiz(task);
    case 'assignment':
      return [
        ...(isWritten(task.brief) ? [] : [{ what: 'brief' as const, at: 'task.brief' }]),
        ...(task.review && !mayBeReviewed(task) ? [{ what: 'review' as const, at: 'task.review' }] : []),
      ];
  }
}

type Asked = {
  what: 'link' | 'quiz' | 'assignment';
  at: string;
  isThere: (content: LessonContent) => boolean;
};

const taskOf = (kind: 'quiz' | 'assignment'): Asked => ({
  what: kind,
  at: 'task',
  isThere: ({ task }) => task?.kind === kind,
});

/** What each kind needs beside words and media; null: nothing. */
const askedOf: Record<LessonKind, Asked | null> = {
  film: null,
  sound: null,
  text: null,
  file: null,
  quiz: taskOf('quiz'),
  assignment: taskOf('assignment'),
  live: null,
  link: { what: 'link', at: 'link', isThere: ({ link }) => link !== null },
};

function lacksOfTask(kind: LessonKind, content: LessonContent): Lack[] {
  const asked = askedOf[kind];
  return asked === null || asked.isThere(content)
    ? lacksOfWrittenTask(content)
    : [{ what: asked.what, at: asked.at }];
}

/** Media are known to the server alone; all else can be judged while it is written. */
export const isOfMedia = ({ at }: Pick<Lack, 'at'>): boolean => at === 'media' || at === 'files';

/** Empty: it may be published. */
export const lacksOf = (
  kind: LessonKind,
  content: LessonContent,
  named: ReadonlyMap<string, NamedMedia>,
): Lack[] => [
  ...lacksOfWords(kind, content),
  ...lacksOfMedia(kind, content, named),
  ...lacksOfTask(kind, content),
];

export function adviceFor(
  kind: LessonKind,
  { title, body, media }: LessonContent,
  named: ReadonlyMap<string, NamedMedia>,
  spoken: readonly Locale[],
): Advice[] {
  const lacksSide = (side: Locale) =>
    !isThere(title[side]) || (isWritten(body) && !isThere(body[side])) ? [side] : [];
  const missing = isWritten(title) ? spoken.flatMap(lacksSide) : [];
  const film = media === null ? undefined : named.get(media);
  const hasCaptions = film?.renditions.some((one) => one.startsWith('captions-')) === true;
  return [
    ...missing.map((side): Advice => lackOf[side]),
    ...(kind === 'film' && film !== undefined && !hasCaptions ? ['no-captions' as const] : []),
  ];
}

type Texts = Partial<Record<Locale, string>>;

/** Every text of a lesson, with what it is in each language. */
function textsIn(value: unknown): Texts[] {
  const parts = Array.isArray(value) ? (value as unknown[]) : isFields(value) ? Object.values(value) : [];
  const isText = isFields(value) && parts.length > 0 && Object.keys(value).every(isLocale);
  return isText ? [value] : parts.flatMap(textsIn);
}

/** How far a lesson is written in each language: whole where nothing is read in another one. */
export function statesOfLesson(content: object): Record<Locale, LanguageState> {
  const texts = textsIn(content).filter((text) => Object.values(text).some(isThere));
  return inEach((locale) => {
    const written = texts.filter((text) => isThere(text[locale])).length;
    if (written === 0) return 'none';
    return written === texts.length ? 'whole' : 'partly';
  });
}

/** Everything that is not words, by which answers are scored. The compiler asks for a new kind of task here. */
function frameOf({ media, files, link, task }: LessonContent): object {
  const named = { media, files, url: link?.url ?? null };
  switch (task?.kind) {
    case undefined:
      return { ...named, task };
    case 'assignment': {
      const { brief: _brief, rubric, ...rest } = task;
      return { ...named, ...rest, rubric: rubric.map(({ id, points }) => ({ id, points })) };
    }
    case 'quiz': {
      const { passPercent, tries, questions, draw = null } = task;
      return { ...named, passPercent, tries, draw, questions: questions.map(frameOfQuestion) };
    }
  }
}

/** Whether only words differ: then the published version itself may be corrected, since answers keep their meaning. */
export const isCorrection = (published: LessonContent, draft: LessonContent): boolean =>
  JSON.stringify(frameOf(published)) === JSON.stringify(frameOf(draft));

/** 'L’art du thé à Fès' → 'l-art-du-the-a-fes'. A title without Latin letters gets the name of its kind. */
export function keyFrom(title: string, kind: LessonKind): string {
  const key = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return key === '' ? kind : key;
}

/** The key, or with the first free number; a removed lesson keeps its own. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}

/** The list with one of its items moved to another position, counted from 0; past the end is the end. */
export function withMoved<Item extends { id: string }>(
  items: readonly Item[],
  moved: Item,
  place: number,
): Item[] {
  const others = items.filter(({ id }) => id !== moved.id);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** What a language lacks is that of the next one, so that nobody gets an empty page. */
export const readable = (content: LessonContent): LessonContent => inAllLanguages(content);
