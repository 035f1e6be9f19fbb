/** Files of the shop's products that the office sends, as verbs. */
import type { ProductFile } from '../domain/catalogue/product.ts';
import type { ProductFileProblem } from '../domain/catalogue/product-upload.ts';
import type { StaffMember } from './academy.server.ts';

/** A file that came whole and lies aside: it is kept, or dropped. */
export type TakenFile = {
  bytes: number;
  head: Uint8Array;
  tail: Uint8Array;
  /** Among the files of the shop, under that path. */
  keep(path: string, type: string): Promise<void>;
  /** Nothing when it was kept. */
  drop(): Promise<void>;
};

/** Where the files of the shop lie, for whoever puts one there. */
export type ShopFiles = {
  /** As it comes, never whole in memory. */
  take(
    body: AsyncIterable<Uint8Array>,
    most: number,
  ): Promise<
    { ok: true; file: TakenFile } | { ok: false; problem: 'file-size' | 'file-busy' | 'file-broken' }
  >;
  /** Nothing when there is no such file. */
  remove(path: string): Promise<void>;
};

export type StaffProductFileVerbs = {
  /**
   * Puts a file among those of the shop, under a path of its own: what buyers have stays as it is until a record that names
   * the new one is published.
   */
  addProductFile(input: {
    name: string;
    body: AsyncIterable<Uint8Array>;
    staff: StaffMember;
  }): Promise<{ ok: true; file: ProductFile } | { ok: false; reason: ProductFileProblem }>;
};
