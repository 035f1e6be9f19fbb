/** Work that a learner hands in, and the trainer's feedback. */
import { cutText, oneLine } from '../../platform/text/typed-text.ts';
import { z } from 'zod';
import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { inEachLanguage } from './quiz.ts';
import { type FileKind, kindOfFile, latin } from '../../platform/files/upload.ts';

/** The real format of a file, detected from its bytes and never from its name or the browser's content type. */
type FileFormat = { kind: HandedKind; contentType: string; ending: string };

const format = (kind: HandedKind, contentType: string, ending: string): FileFormat => ({
  kind,
  contentType,
  ending,
});

/** Whether the bytes contain an ASCII text, from an offset on. */
function holds(bytes: Uint8Array, text: string, { from = 0, to = bytes.length } = {}): boolean {
  return Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, Math.min(to, bytes.length) - from),
  ).includes(text, 0, 'latin1');
}

/** An MP4 lists the kinds of its tracks in boxes: one with a video track is no voice recording. */
function hasPictures(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = all.indexOf('hdlr'); at !== -1; at = all.indexOf('hdlr', at + 4))
    if (latin(bytes, at + 12, at + 16) === 'vide') return true;
  return false;
}

const formats: Partial<Record<FileKind, FileFormat>> = {
  'image/jpeg': format('photo', 'image/jpeg', 'jpg'),
  'image/png': format('photo', 'image/png', 'png'),
  'image/webp': format('photo', 'image/webp', 'webp'),
  webm: format('voice', 'audio/webm', 'webm'),
  ogg: format('voice', 'audio/ogg', 'ogg'),
  mp4: format('voice', 'audio/mp4', 'm4a'),
  mp3: format('voice', 'audio/mpeg', 'mp3'),
  'application/pdf': format('file', 'application/pdf', 'pdf'),
};

/** Whether what may hold sound alone holds something else. */
function isNoVoice(bytes: Uint8Array, kind: FileKind): boolean {
  if (kind === 'webm') return !holds(bytes, 'webm', { to: 64 }) || holds(bytes, 'V_', { to: 4_096 });
  if (kind === 'ogg') return holds(bytes, 'theora', { to: 512 });
  return kind === 'mp4' && (/^(hei|mif|avi|qt)/.test(latin(bytes, 8, 12)) || hasPictures(bytes));
}

const openXml = 'application/vnd.openxmlformats-officedocument';

/** Office documents are archives whose parts have fixed names; those with macros are refused. */
function documentOf(bytes: Uint8Array): FileFormat | null {
  if (!holds(bytes, '[Content_Types].xml')) return null;
  if (holds(bytes, 'vbaProject')) return null;
  if (holds(bytes, 'word/document.xml'))
    return format('file', `${openXml}.wordprocessingml.document`, 'docx');
  if (holds(bytes, 'xl/workbook.xml')) return format('file', `${openXml}.spreadsheetml.sheet`, 'xlsx');
  if (holds(bytes, 'ppt/presentation.xml'))
    return format('file', `${openXml}.presentationml.presentation`, 'pptx');
  return null;
}

/** Readable UTF-8: no control characters but tabs and line ends. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !/(?![\t\n\r])\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** Null when it is nothing that is taken for this. */
export function formatOf(bytes: Uint8Array, kind: HandedKind): FileFormat | null {
  if (bytes.length === 0) return null;
  const found = kindOfFile(bytes);
  const known = found === null ? undefined : formats[found];
  if (found !== null && known?.kind === kind) return isNoVoice(bytes, found) ? null : known;
  if (kind !== 'file') return null;
  if (found === 'application/zip') return documentOf(bytes);
  return isText(bytes) ? format('file', 'text/plain; charset=utf-8', 'txt') : null;
}

/** The name for downloads: without folders and unsafe characters, with the extension of its format. */
export function keptName(name: string, { ending }: FileFormat, longest: number): string {
  const plain = oneLine(name)
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[^\p{L}\p{N}\p{M} ._()-]+/gu, '_')
    .trim();
  return `${cutText(plain, longest).trim() || 'file'}.${ending}`;
}

/** 'taken-back': by its learner, before anybody marked it. */
export type SubmissionState = 'waiting' | 'accepted' | 'again' | 'taken-back';
export const markOutcomes = ['accepted', 'again'] as const;
export type MarkOutcome = (typeof markOutcomes)[number];

export const handedKinds = ['photo', 'voice', 'file'] as const;
export type HandedKind = (typeof handedKinds)[number];

/** `storageName` is on no page: a file is requested by the submission and its `id`. */
export type SubmittedFile = {
  id: string;
  kind: HandedKind;
  name: string;
  contentType: string;
  bytes: number;
  /** Of a voice whose length is known. */
  seconds?: number;
  storageName: string;
};

/** Points for one line of the rubric. */
export type RubricMark = { line: string; points: number };

export const ways = ['text', ...handedKinds] as const;
export type Way = (typeof ways)[number];

export const assignmentSchema = z.strictObject({
  kind: z.literal('assignment'),
  /** Markdown. */
  brief: inEachLanguage(8_000),
  takes: z.array(z.enum(ways)).min(1),
  rubric: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        title: inEachLanguage(200),
        points: z.int().min(1).max(100),
      }),
    )
    .max(8),
  /** Due at the end of this day after the learner's first day, in Morocco; null: no deadline. */
  dueAfterDays: z.int().min(0).max(730).nullable(),
  lateAllowed: z.boolean(),
  /** Whoever hands in reads two works of others, without names; left out or null: only its trainer reads it. */
  review: z
    .strictObject({
      works: z.literal(2),
      /** Two reviews that agree accept it; else its trainer always marks. */
      acceptsByReviews: z.boolean(),
    })
    .nullish(),
});
export type Assignment = z.output<typeof assignmentSchema>;

const mebibyte = 1024 * 1024;

/** Limits of one submission. */
export const most = {
  /** Characters. */
  text: 10_000,
  files: 6,
  photo: 10 * mebibyte,
  voice: 10 * mebibyte,
  file: 20 * mebibyte,
  /** All files together. */
  bytes: 30 * mebibyte,
  /** Characters of the trainer's feedback. */
  feedback: 5_000,
  /** Characters of what another learner says. */
  review: 1_000,
  /** Characters of a file's name that are kept. */
  name: 120,
} as const;

/** The instant at which it is late: the first after the due day, in Morocco. `firstDay`: 'YYYY-MM-DD'. */
export const dueAt = ({ dueAfterDays }: Pick<Assignment, 'dueAfterDays'>, firstDay: string): Date | null =>
  dueAfterDays === null ? null : instantInMorocco(addDays(firstDay, dueAfterDays + 1), '00:00');

export type MayHandIn =
  | { ok: true; isLate: boolean }
  /** 'waiting': the last one is not marked yet. 'accepted': nothing is left to do. */
  | { ok: false; reason: 'waiting' | 'accepted' | 'too-late' };

/** The newest submission that counts, of all with the newest first; null without one. */
export const lastState = (all: readonly SubmissionState[]): SubmissionState | null =>
  all.find((state) => state !== 'taken-back') ?? null;

/**
 * `last`: this learner's newest submission that counts; null before the first. A learner who is asked to do it again is never too late.
 */
export function mayHandIn(
  assignment: Pick<Assignment, 'dueAfterDays' | 'lateAllowed'>,
  { firstDay, last, now }: { firstDay: string; last: SubmissionState | null; now: Date },
): MayHandIn {
  if (last === 'waiting' || last === 'accepted') return { ok: false, reason: last };
  const due = dueAt(assignment, firstDay);
  const isLate = last === null && due !== null && now >= due;
  return isLate && !assignment.lateAllowed ? { ok: false, reason: 'too-late' } : { ok: true, isLate };
}

export const handInProblems = [
  'empty',
  'text-long',
  'many-files',
  'too-large',
  'photo-kind',
  'photo-size',
  'photo-busy',
  'voice-kind',
  'voice-size',
  'file-kind',
  'file-size',
] as const;
export type HandInProblem = (typeof handInProblems)[number];
/** What is wrong, and with which field. */
export type HandInFault = { field: Way; problem: HandInProblem };

const sizeProblems = { photo: 'photo-size', voice: 'voice-size', file: 'file-size' } as const;

/** What can be checked before any file is opened; null when nothing is wrong. */
export function faultOf(
  { takes }: Pick<Assignment, 'takes'>,
  { text, files }: { text: string; files: readonly { kind: HandedKind; bytes: number }[] },
): HandInFault | null {
  const [first = 'text'] = takes;
  if (text.trim() === '' && files.length === 0) return { field: first, problem: 'empty' };
  if (text.length > most.text) return { field: 'text', problem: 'text-long' };
  const unasked = files.find(({ kind }) => !takes.includes(kind));
  if (unasked !== undefined) return { field: first, problem: 'empty' };
  const last = files.at(-1);
  if (last === undefined) return null;
  if (files.length > most.files) return { field: last.kind, problem: 'many-files' };
  const large = files.find(({ kind, bytes }) => bytes > most[kind]);
  if (large !== undefined) return { field: large.kind, problem: sizeProblems[large.kind] };
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return all > most.bytes ? { field: last.kind, problem: 'too-large' } : null;
}

/** Whether every line of the rubric has points, from zero to the line's maximum. */
export function isWholeRubric(
  { rubric }: Pick<Assignment, 'rubric'>,
  marked: readonly RubricMark[],
): boolean {
  const points = new Map(marked.map((one) => [one.line, one.points]));
  return (
    marked.length === rubric.length &&
    rubric.every(({ id, points: worth }) => {
      const given = points.get(id);
      return given !== undefined && Number.isInteger(given) && given >= 0 && given <= worth;
    })
  );
}
