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
