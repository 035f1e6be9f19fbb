/** Staff upload files of products. */
import type { ProductFile } from './product.ts';
import {
  isProductFileName,
  largestProductFile,
  type ProductFileProblem,
  sentFolder,
  typeOfProductFile,
} from './product-upload.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayEditCatalogue } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';

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
