/**
 * A certificate of completion: who may have one, what is on it, and its number. The academy issues it in its own name: no
 * text may call it "accredited" or "certified".
 */
import { z } from 'zod';
import type { CourseProgress } from '../classroom/course-progress.ts';
import { firstNameOf } from '../classroom/question.ts';
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import { type Locale, directionOf, isInScriptOf } from '../../platform/i18n/locale.ts';
import { canBeDrawn } from '../../platform/pdf/visual-runs.ts';
import { betweenParts, latinDigits, oneLine } from '../../platform/text/typed-text.ts';
import { certificateNameLimit } from '../../platform/limits/limits.ts';

/** The name as the learner wants it, in either script or both. */
export type Holder = { latin: string | null; arabic: string | null };

/** The course as it was on the day it was finished. Dates are calendar dates in Morocco. */
export type CertifiedCourse = {
  name: Localised<string>;
  trainer: Localised<string> | null;
  startedOn: string;
  finishedOn: string;
  /** What the learner did: lessons, quizzes passed, assignments accepted, live sessions attended. */
  lessons: number;
  quizzes: number;
  assignments: number;
  attended: number;
  /** Units of the course, each with its tile in the frame, and what it teaches one to do; those of before are without. */
  units?: number;
  skills?: Localised<string[]>;
  /** Of a badge: the module that it is for, with the place that its tile has; the rest then tells of that module. */
  unit?: { id: string; number: number; title: Localised<string> };
};

/** As many of the things that the course teaches as stand on its certificate. */
export const skillsOf = ({ whatYouLearn }: Pick<Course['words']['en'], 'whatYouLearn'>): string[] =>
  whatYouLearn.slice(0, 4).map(({ title }) => title);

/** Its pictures: for links and messages, and for the height of a phone. In pixels. */
export const pictureShapes = {
  wide: { width: 1200, height: 630 },
  story: { width: 1080, height: 1920 },
} as const;
export type PictureShape = keyof typeof pictureShapes;
/** A badge has its tile alone, so many pixels wide. */
export const badgeSide = 512;
export type CertificateFile = 'pdf' | 'badge' | PictureShape;

/** By its name in an address. */
export const certificateFiles: ReadonlyMap<string, CertificateFile> = new Map([
  ['certificate.pdf', 'pdf'],
  ['wide.png', 'wide'],
  ['story.png', 'story'],
  ['badge.png', 'badge'],
]);

/** The public half of an RSA key (RFC 7517). */
export type PublicJwk = { kty: 'RSA'; n: string; e: string };

const trimmed = z
  .string()
  .transform((typed) => oneLine(typed).normalize('NFKC'))
  .pipe(z.string().max(80));
/** At least two letters of one script, Amazigh in its own among the Latin ones, with the punctuation of names; no digits, addresses or stacks of accents. */
const latin =
  /^(?=.*\p{L}.*\p{L})(?!.*\p{M}{3})[[[\p{Script=Latin}\p{Script=Tifinagh}]&&\p{L}]\p{M}' ’.\-]+$/v;
const arabic = /^(?=.*\p{L}.*\p{L})(?!.*\p{M}{3})[[\p{Script=Arabic}&&\p{L}]\p{M} ـ.\-]+$/v;

export const holderSchema = z
  .strictObject({
    latin: trimmed
      .refine((name) => name === '' || latin.test(name), 'name-latin')
      .refine(canBeDrawn, 'name-signs'),
    arabic: trimmed
      .refine((name) => name === '' || arabic.test(name), 'name-arabic')
      .refine(canBeDrawn, 'name-signs'),
  })
  .refine(({ latin: one, arabic: other }) => one !== '' || other !== '', {
    path: ['latin'],
    message: 'name-needed',
  })
  .transform(({ latin: one, arabic: other }): Holder => ({ latin: one || null, arabic: other || null }));

/** A name as it was typed, in the field of its script. */
export const givenName = (name: string): { latin: string; arabic: string } =>
  isInScriptOf('ar', name) ? { latin: '', arabic: name } : { latin: name, arabic: '' };

/** The first name alone; null where no certificate can show it. */
export const firstNameHolder = (name: string): Holder | null =>
  holderSchema.safeParse(givenName(firstNameOf(name))).data ?? null;

/** In the script of the page, if it was given in it. */
export const nameFor = ({ latin: one, arabic: other }: Holder, locale: Locale): string =>
  (directionOf(locale) === 'rtl' ? (other ?? one) : (one ?? other)) ?? '';

/** What a learner must have done to get the certificate: all of the course, which must be published as a whole. */
export type Requirements = {
  progress: Pick<CourseProgress, 'isDone'>;
  /** Share of the cohort's live sessions that were attended, per cent; null where no attendance is required. */
  attended: { percent: number; needed: number } | null;
};

/** Required attendance, per cent of the live sessions, unless the course sets another. */
export const defaultAttendance = 50;

export const isEarned = ({ progress, attended }: Requirements): boolean =>
  progress.isDone && (attended === null || attended.percent >= attended.needed);

/** Crockford's base 32, without letters that look like digits: 8 of them are 40 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'DERB-7K3M-Q2XW' of five random bytes. */
export function certificateNumber(bytes: Uint8Array): string {
  let bits = bytes.subarray(0, 5).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let signs = '';
  for (let digit = 0; digit < 8; digit += 1) {
    signs = (alphabet[Number(bits % 32n)] ?? '') + signs;
    bits /= 32n;
  }
  return `DERB-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** As it is kept, of what stands in an address or was typed from paper; letters that it never has are the digits they look like. */
export const readCertificateNumber = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replace(new RegExp(`[${betweenParts}]`, 'gu'), '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0')
    .replace(/^(.{4})(.{4})/, '$1-$2-');

/** What somebody types to check it, after the academy's address and a slash. */
export const shortAddress = (number: string): string => `c/${number.replace('DERB-', '')}`;

export const numberPattern = /^DERB-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** From when the name may be corrected again; null: now. `issued`: when each of the learner's was issued, the first one first. */
export function nameClosedUntil(issued: readonly Date[], now: Date): Date | null {
  const windowMs = certificateNameLimit.days * 86_400_000;
  const recent = issued.slice(1).filter((at) => at.getTime() + windowMs > now.getTime());
  const oldest = recent.at(-certificateNameLimit.most);
  return oldest === undefined ? null : new Date(oldest.getTime() + windowMs);
}
