/** Staff upload files of products; files that no row names are cleaned up. */
import type { ProductFile } from './product.ts';
import {
  isProductFileName,
  largestProductFile,
  type ProductFileProblem,
  sentFolder,
  typeOfProductFile,
} from './product-upload.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.store.ts';
import { mayEditCatalogue } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { knownLibraryPictures } from '../../admin/records/pictures.store.ts';
import { knownPictures } from '../../community/community/write-texts.store.ts';
import { knownReceipts } from '../../selling/transfers/transfer-receipts.store.ts';

/** A file that arrived whole and is stored temporarily: it is kept, or dropped. */
export type TakenFile = {
  bytes: number;
  head: Uint8Array;
  tail: Uint8Array;
  /** Among the files of the shop, under that path. */
  keep(path: string, type: string): Promise<void>;
  /** Nothing when it was kept. */
  drop(): Promise<void>;
};

/** Storage for the files of the shop, for uploading one. */
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

type Input = { name: string; body: AsyncIterable<Uint8Array>; staff: StaffMember };
type Added = { ok: true; file: ProductFile } | { ok: false; reason: ProductFileProblem };

async function judge(
  { database, clock, uuid }: ServiceContext,
  { name, staff }: Input,
  taken: TakenFile,
): Promise<Added> {
  if (taken.bytes === 0) return { ok: false, reason: 'file-empty' };
  const type = typeOfProductFile(name, taken);
  if (type === null) return { ok: false, reason: 'file-kind' };
  const id = uuid();
  const file = { name, path: `${sentFolder}${id}/${name}`, type, bytes: taken.bytes };
  await taken.keep(file.path, type);
  await database.transaction(async (tx) => {
    const line = { id: uuid(), at: clock(), staff, act: 'add-product-file', subject: file.path } as const;
    await writeStaffLog(tx, { ...line, after: file });
  });
  return { ok: true, file };
}

/**
 * Adds a file to those of the shop, under a path of its own: what buyers have stays as it is until a record that names the new
 * one is published.
 */
export async function addProductFile(context: ServiceContext, input: Input): Promise<Added> {
  const { name, body, staff } = input;
  // The caller has checked already: getting here without the right is a bug.
  if (!mayEditCatalogue(staff)) throw new Error(`${staff.role} may not add a file.`);
  if (!isProductFileName(name)) return { ok: false, reason: 'file-name' };
  const came = await context.shopFiles.take(body, largestProductFile);
  if (!came.ok) return { ok: false, reason: came.problem };
  try {
    return await judge(context, input, came.file);
  } finally {
    await came.file.drop();
  }
}

type Kept = {
  /** Which of these ids have a row. */
  known: (db: Handle, ids: readonly string[]) => Promise<Set<string>>;
  message: string;
};

const kinds = {
  receipts: { known: knownReceipts, message: 'Receipts that belong to no order were removed' },
  pictures: { known: knownPictures, message: 'Pictures that belong to no post were removed' },
  library: { known: knownLibraryPictures, message: 'Pictures that the library does not know were removed' },
} as const satisfies Record<string, Kept>;

/** Longer than any upload lasts, so that no file is removed whose row is being written. */
const graceMs = 86_400_000;

const mostAtOnce = 500;

/**
 * Removes files of receipts and pictures that no row names any more, or never did. Returns how many. Called by the scheduler;
 * several instances may call it together.
 */
export async function cleanUpFiles(context: ServiceContext, kind: keyof typeof kinds): Promise<number> {
  const { database, clock, log, [kind]: files } = context;
  const { known, message } = kinds[kind];
  const old = await files.writtenBefore(new Date(clock().getTime() - graceMs));
  let removed = 0;
  for (let at = 0; at < old.length; at += mostAtOnce) {
    const some = old.slice(at, at + mostAtOnce);
    const kept = await known(database.db, some);
    for (const id of some) {
      if (kept.has(id)) continue;
      await files.remove(id);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ [kind]: removed }, message);
  return removed;
}
