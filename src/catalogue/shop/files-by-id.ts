import type { PictureWidth } from '../../platform/files/picture.ts';
import type { PictureProblem } from '../../community/community/post-view.ts';

/**
 * Storage for the files of receipts, or of pictures. Names are ids made by the academy; nothing that a stranger wrote becomes
 * part of a path. Every method throws when the disk refuses.
 */
export type FilesById = {
  /** Resolves when the file is stored whole, even if the power fails afterwards. */
  keep(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(id: string): Promise<Uint8Array | null>;
  /** Nothing when there is no such file. */
  remove(id: string): Promise<void>;
  /** Ids of files last written before that instant, including halves that a crash left. */
  writtenBefore(instant: Date): Promise<string[]>;
};

/** Processing and storage of pictures that members send. Names are ids made by the academy. */
export type PictureFiles = FilesById & {
  /**
   * Decoded and encoded again as WebP: smaller, upright, and without anything a camera wrote into it. 'picture-busy': too many
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

/** Storage and processing of the pictures of the library, each in several widths. */
export type LibraryFiles = Pick<FilesById, 'remove' | 'writtenBefore'> & {
  /**
   * Decoded and encoded again as WebP: upright, and without anything a camera wrote into it. 'picture-busy': too many wait
   * already. 'picture-shape': so long and narrow that no frame of a page could show it.
   */
  make(
    bytes: Uint8Array,
  ): Promise<
    { ok: true; picture: LibraryPicture } | { ok: false; problem: PictureProblem | 'picture-shape' }
  >;
  /** Resolves when all its files are stored whole. */
  keep(id: string, picture: LibraryPicture): Promise<void>;
  read(id: string, width: PictureWidth): Promise<Uint8Array | null>;
};
