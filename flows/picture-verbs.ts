/** Pictures of the office's library, as verbs. */
import type { PictureWidth } from '../domain/catalogue/picture.ts';
import type { RecordKind } from '../domain/catalogue/record-kinds.ts';
import type { PictureProblem } from '../domain/community/post-picture.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { StaffMember } from './academy.server.ts';
import type { FilesById } from './files-by-id.ts';

/** The files of one picture, by their widths. */
export type LibraryPicture = { width: number; height: number; files: ReadonlyMap<PictureWidth, Uint8Array> };

/** Where the pictures of the library lie, each in several widths, and what becomes of one that is sent. */
export type LibraryFiles = Pick<FilesById, 'remove' | 'writtenBefore'> & {
  /**
   * Decoded and written anew as WebP: upright, and without anything a camera wrote into it. 'picture-busy': too many wait
   * already.
   */
  make(
    bytes: Uint8Array,
  ): Promise<{ ok: true; picture: LibraryPicture } | { ok: false; problem: PictureProblem }>;
  /** Resolves when all its files lie there whole. */
  keep(id: string, picture: LibraryPicture): Promise<void>;
  read(id: string, width: PictureWidth): Promise<Uint8Array | null>;
};

export type PictureVerbs = {
  /** The file of a picture, as pages ask for it; null when there is none. */
  pictureFile(input: { id: string; width: PictureWidth }): Promise<Uint8Array | null>;
  /** What is on it, for whoever cannot see it; null when the library does not have it. */
  pictureAlt(input: { id: string }): Promise<Record<Locale, string> | null>;
};

/** A record whose page or draft shows a picture, or a course of which a lesson does. */
export type PicturePlace = { kind: RecordKind | 'lesson'; slug: string };

export type PictureInLibrary = {
  id: string;
  width: number;
  height: number;
  bytes: number;
  alt: Record<Locale, string>;
  addedBy: string;
  addedAt: Date;
  usedIn: PicturePlace[];
};

type Alt = Record<Locale, string>;

export type StaffPictureVerbs = {
  /** The newest first; one more than `most` when others follow. `addedBy`: hers alone. */
  pictures(input: { skip: number; most: number; addedBy?: string }): Promise<PictureInLibrary[]>;
  addPicture(input: {
    bytes: Uint8Array;
    alt: Alt;
    staff: StaffMember;
  }): Promise<{ ok: true; picture: PictureInLibrary } | { ok: false; reason: PictureProblem }>;
  /** What is on it, from now on: covers say it at once, texts that show it already keep their words. False when it is gone. */
  describePicture(input: { id: string; alt: Alt; staff: StaffMember }): Promise<boolean>;
  /** 'picture-in-use': a page or a draft shows it. */
  removePicture(input: {
    id: string;
    staff: StaffMember;
  }): Promise<
    | { ok: true }
    | { ok: false; reason: 'unknown-picture' }
    | { ok: false; reason: 'picture-in-use'; usedIn: PicturePlace[] }
  >;
};
