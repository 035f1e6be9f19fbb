/** Films, sounds, files and pictures of lessons: what they are kept as, and in which order a learner is offered them. */
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import { type FileKind, kindOfFile } from '../../platform/files/upload.ts';

export type MediaKind = 'film' | 'sound' | 'file' | 'picture';

/** 'uploading': parts are still coming; 'waiting': its sizes are to be made; 'working': they are being made. */
export type MediaState = 'uploading' | 'waiting' | 'working' | 'ready' | 'failed';

/**
 * The stored forms of one upload. 'original' is served only where no sizes were made of it. 'sound' is AAC in MP4, which every
 * phone plays; 'opus' is smaller. Captions are WebVTT; 'text-…' is the transcript.
 */
export const renditions = [
  '480',
  '240',
  'sound',
  'opus',
  'poster',
  ...locales.map((locale) => `captions-${locale}` as const),
  ...locales.map((locale) => `text-${locale}` as const),
  'original',
] as const;
export type Rendition = (typeof renditions)[number];

/** The largest upload, in bytes. */
export const largestUpload: Record<MediaKind, number> = {
  film: 2 * 1024 ** 3,
  sound: 2 * 1024 ** 3,
  file: 100 * 1024 ** 2,
  picture: 20 * 1024 ** 2,
};

/** Uploads come in parts of so many bytes; the last one has what is left. */
export const partBytes = 4 * 1024 ** 2;

export const partsOf = (bytes: number): number => Math.ceil(bytes / partBytes);

/** How long part `part` is, counted from 0; null when the upload has no such part. */
export function lengthOfPart(bytes: number, part: number): number | null {
  const from = part * partBytes;
  if (!Number.isInteger(part) || part < 0 || from >= bytes) return null;
  return Math.min(partBytes, bytes - from);
}

/** What a film or sound may be: four hours, 4,096 points on a side. */
export const longestSeconds = 4 * 3_600;
export const mostPoints = 4_096;

/**
 * Problems shown to staff about a film, sound or picture. All but 'no-ffmpeg' mean that it cannot be shown; with 'no-ffmpeg' it
 * is shown as it was uploaded, whatever its size, because the server has no program that makes sizes.
 */
export const mediaProblems = [
  'not-a-film',
  'not-a-sound',
  'not-a-picture',
  /** Its bytes are of another kind than its name says. */
  'not-its-name',
  'too-long',
  'too-large',
  'no-ffmpeg',
  /** Its upload is gone from the server's disk. */
  'upload-lost',
  /** It was tried five times; ffmpeg's output is in the log. */
  'sizes-failed',
  /** Its times or pictures make no sense: another try would fail as well. */
  'broken',
] as const;
export type MediaProblem = (typeof mediaProblems)[number];

/** Files that learners take away: what a phone opens, nothing that runs. */
const fileTypes: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

export const fileEndings: readonly string[] = Object.keys(fileTypes);

/** In lower case, without the dot; '' for none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type of a file by its name; null for one that is not taken. */
export const fileTypeOf = (name: string): string | null => {
  const ending = endingOf(name);
  return Object.hasOwn(fileTypes, ending) ? (fileTypes[ending] ?? null) : null;
};

/** Kinds of bytes by ending; the endings left out are archives, where nothing is said here. */
const kindsByEnding: Record<string, readonly (FileKind | null)[]> = {
  pdf: ['application/pdf'],
  txt: [null],
  csv: [null],
  mp3: ['mp3', 'mpeg'],
  m4a: ['mp4'],
  mp4: ['mp4'],
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  webp: ['image/webp'],
};

/** Whether the first bytes of a file are what its name says; text has no zero byte. */
export function fitsItsName(name: string, head: Uint8Array): boolean {
  const kinds = kindsByEnding[endingOf(name)] ?? ['application/zip'];
  const kind = kindOfFile(head);
  return kinds.includes(kind) && (kind !== null || !head.includes(0));
}

/** What a film or sound is by its first bytes, for one that is served as it came; null for anything else. */
export function containerOf(head: Uint8Array, kind: 'film' | 'sound'): string | null {
  switch (kindOfFile(head)) {
    case 'mp4':
      return kind === 'film' ? 'video/mp4' : 'audio/mp4';
    case 'webm':
      return kind === 'film' ? 'video/webm' : 'audio/webm';
    case 'mp3':
    case 'mpeg':
      return kind === 'film' ? null : 'audio/mpeg';
    case 'ogg':
      return kind === 'film' ? null : 'audio/ogg';
    case 'wav':
      return kind === 'film' ? null : 'audio/wav';
    default:
      return null;
  }
}

/** Of QuickTime before 2001, whose files do not name their type. */
const oldQuickTime = new Set(['moov', 'mdat', 'wide', 'free', 'skip']);

/** Whether it may be a film or a sound, by its first bytes: what is none is not uploaded first. ffmpeg decides in the end. */
export const mayBePlayed = (head: Uint8Array, kind: 'film' | 'sound'): boolean =>
  containerOf(head, kind) !== null || oldQuickTime.has(String.fromCharCode(...head.subarray(4, 8)));

export const captionsOf = (locale: Locale) => `captions-${locale}` as const;
export const textOf = (locale: Locale) => `text-${locale}` as const;
