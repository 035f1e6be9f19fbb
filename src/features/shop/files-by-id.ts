import type { PictureWidth } from '../../platform/files/picture.ts';
import type { PictureProblem } from '../community/post-view.ts';

/**
 * Where the files of receipts, or of pictures, lie. Names are ids made by the academy; nothing that a stranger wrote becomes
 * part of a path. Every method throws when the disk refuses.
 */
export type FilesById = {
  /** Resolves when the file lies there whole, whatever happens to the power then. */
  keep(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(id: string): Promise<Uint8Array | null>;
  /** Nothing when there is no such file. */
  remove(id: string): Promise<void>;
  /** Ids of files last written before that instant, halves that a crash left included. */
  writtenBefore(instant: Date): Promise<string[]>;
};

/** What becomes of a picture that a member sends, and where it lies. Names are ids made by the academy. */
export type PictureFiles = FilesById & {
  /**
   * Decoded and written anew as WebP: smaller, upright, and without anything a camera wrote into it. 'picture-busy': too many
   * wait already.
   */
  make(
    bytes: Uint8Array,
  ): Promise<
    { ok: true; bytes: Uint8Array; width: number; height: number } | { ok: false; problem: PictureProblem }
  >;
};

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
