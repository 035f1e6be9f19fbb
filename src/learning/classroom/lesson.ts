/** A lesson as it is written: each version is a document, and versions that learners worked with are kept. */
import { z } from 'zod';
import { type Locale, readingOrder } from '../../platform/i18n/locale.ts';
import { type Block, readMarkdown, wordsOfBlock } from '../../platform/text/read-markdown.ts';
import { cutText, oneLine } from '../../platform/text/typed-text.ts';
import { assignmentSchema } from './assignment.ts';
import { inEachLanguage, quizSchema, titleInAll } from './quiz.ts';

export const lessonKinds = ['film', 'sound', 'text', 'file', 'quiz', 'assignment', 'live', 'link'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/**
 * Keys of lessons that are open as soon as a learner has a seat, before their cohort begins: the trainer's welcome, which
 * the course's home shows, and one small first task. A course need not have them.
 */
export const welcomeKey = 'welcome';
export const firstTaskKey = 'first-task';
const openAtOnce: ReadonlySet<string> = new Set([welcomeKey, firstTaskKey]);

/** Earlier than any seat is sold before its cohort begins. */
const longBefore = -1_000;

/** How many days after a learner's first day a lesson opens. */
export const opensAfter = (key: string, { opensAfterDays }: { opensAfterDays: number }): number =>
  openAtOnce.has(key) ? longBefore : opensAfterDays;

/** A quiz is done by passing it, an assignment by its mark: not by a button. */
export const isDoneByButton = (kind: LessonKind): boolean => kind !== 'quiz' && kind !== 'assignment';

/**
 * How many minutes a lesson takes: a film or a sound its length, at least one; anything else, and a film of unknown length,
 * what its author entered.
 */
export function minutesOf(
  kind: LessonKind,
  { minutes, seconds }: { minutes: number; seconds: number | null },
): number {
  if (seconds === null || (kind !== 'film' && kind !== 'sound')) return minutes;
  // Up to a minute and a half counts as one minute.
  return seconds < 90 ? 1 : Math.ceil(seconds / 60);
}

/** 'position': seconds into a film or sound; 'done': by the button, or by the task; it stays done. */
export const learningEventKinds = ['opened', 'position', 'done'] as const;
export type LearningEventKind = (typeof learningEventKinds)[number];

/** One event as a phone sends it. `seconds`: into the film or sound; `of`: its length. */
export const learningEventSchema = z.strictObject({
  id: z.uuid(),
  lessonId: z.uuid(),
  kind: z.enum(learningEventKinds),
  body: z.strictObject({
    seconds: z.number().min(0).max(20_000).optional(),
    of: z.number().min(0).max(20_000).optional(),
    how: z.enum(['button', 'watched']).optional(),
  }),
  at: z.iso.datetime(),
});
export const mostEvents = 50;
export const learningEventsSchema = z.strictObject({
  events: z.array(learningEventSchema).min(1).max(mostEvents),
});

export const lessonContentSchema = z.strictObject({
  title: titleInAll(160),
  /** About how long it takes, in minutes. */
  minutes: z.int().min(1).max(600),
  /** Markdown: the lesson itself, or the text under its film. */
  body: inEachLanguage(60_000),
  /** Id of its film or sound. */
  media: z.uuid().nullable(),
  /** Ids of files to download. */
  files: z.array(z.uuid()).max(20),
  link: z.strictObject({ url: z.url({ protocol: /^https$/ }), label: titleInAll(160) }).nullable(),
  task: z.discriminatedUnion('kind', [quizSchema, assignmentSchema]).nullable(),
});
export type LessonContent = z.output<typeof lessonContentSchema>;

/** `at`: seconds into the film. `isTurn`: the film waits there for whoever watches it. */
export type Chapter = { at: number; title: string; isTurn?: boolean };

/** Seconds of a clock: '0:38', '1:02:05'. */
export const secondsIn = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function chapterIn([line, ...more]: readonly Block[]): Chapter | null {
  const [piece, ...others] = line?.kind === 'paragraph' ? line.pieces : [];
  if (more.length > 0 || others.length > 0 || piece?.kind !== 'text') return null;
  const [, clock, pause, title] = /^(\d{1,2}(?::\d\d){1,2})\s+(⏸\s*)?(\S.*)$/su.exec(piece.text) ?? [];
  if (clock === undefined || title === undefined) return null;
  return { at: secondsIn(clock), title, ...(pause !== undefined && { isTurn: true }) };
}

/**
 * The chapters of a film: a list in the lesson's text whose every line begins with a time ('0:16 From price to profit', or
 * '0:50 ⏸ Your turn'), in rising order. `rest`: the text without that list.
 */
export function takeChapters(blocks: readonly Block[]): { chapters: Chapter[]; rest: readonly Block[] } {
  for (const block of blocks) {
    if (block.kind !== 'list') continue;
    const chapters = block.items.map(chapterIn).filter((one) => one !== null);
    const isRising = chapters.every(({ at }, place) => place === 0 || at > (chapters[place - 1]?.at ?? 0));
    if (chapters.length < 2 || chapters.length < block.items.length || !isRising) continue;
    return { chapters, rest: blocks.filter((one) => one !== block) };
  }
  return { chapters: [], rest: blocks };
}

/** The text of a lesson as its page shows it, with the chapters of its film apart. */
export function readParts(
  { media, body }: Pick<LessonContent, 'media' | 'body'>,
  locale: Locale,
): ReturnType<typeof takeChapters> {
  const { blocks } = readMarkdown(body[locale], locale);
  return media === null ? { chapters: [], rest: blocks } : takeChapters(blocks);
}

/** Where a paragraph is on its page; counted from 0. */
export const paragraphAnchor = (place: number): string => `p-${place}`;

/** So many signs of a paragraph are kept with a note that stands beside it. */
const longestBeside = 80;
export function beginningOf(text: string): string {
  const line = oneLine(text);
  const cut = cutText(line, longestBeside);
  return cut === line ? line : cut.replace(/\s+\S*$/u, '');
}

/** The paragraph that begins with these words, in whichever language she read it; null once there is none. */
export function paragraphOf(
  content: Pick<LessonContent, 'media' | 'body'>,
  beside: string,
  locale: Locale,
): number | null {
  for (const one of readingOrder(locale)) {
    const place = readParts(content, one).rest.findIndex(
      (block) => beginningOf(wordsOfBlock(block)) === beside,
    );
    if (place >= 0) return place;
  }
  return null;
}

/** Where the bytes of a file of a lesson or live session are asked for, the same in every language. */
export const fileAddress = (seatId: string, { id }: { id: string }): string => `/learn/media/${seatId}/${id}`;
