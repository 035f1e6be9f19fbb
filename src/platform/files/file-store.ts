/** Where the files of the shop lie: a folder of this machine, or a store on another one. The door knows only this. */
import type { Readable } from 'node:stream';

/** What a visitor asks for: the header lines as they came. */
export type WantedPart = { method: string; range: string | undefined; ifRange: string | undefined };

/** A file that is there. Whoever got it reads `body` once, or closes it. */
export type OpenedFile = {
  /** Of the whole file, in bytes. */
  size: number;
  /** Another one when the file is another one: with quotation marks. */
  tag: string;
  /** First and last byte of what comes; null for the whole file. */
  range: [number, number] | null | 'unsatisfiable';
  body(): Readable;
  close(): void;
};

export type FileStore = {
  /** Null when there is no such file. Throws `StoreAway` when nobody can say. */
  open(name: string, wanted: WantedPart): Promise<OpenedFile | null>;
};

export type FileKeeper = {
  /**
   * Puts a file of this machine into the store, under a name that no other has; `file` is its path. Throws `StoreAway` when
   * the store does not take it.
   */
  keep(name: string, from: { file: string; type: string }): Promise<void>;
  /** Nothing when there is none of that name. Throws `StoreAway` when the store does not do it. */
  remove(name: string): Promise<void>;
};

/** The store did not answer, or not as it should. What it said goes to the log and to nobody else. */
export class StoreAway extends Error {}

/** Whether a file of that name could be delivered now. */
export async function isThere(store: FileStore, name: string): Promise<boolean> {
  const opened = await store.open(name, { method: 'HEAD', range: undefined, ifRange: undefined });
  opened?.close();
  return opened !== null;
}

/** The first byte that is asked for; 0 for a whole file, and for the last ones of a file of unknown length 1. */
export function firstByteOf({ range }: Pick<OpenedFile, 'range'>): number {
  return range === null || range === 'unsatisfiable' ? 0 : range[0];
}
