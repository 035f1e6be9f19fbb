/** The office sends a file of a product. */
import {
  isProductFileName,
  largestProductFile,
  sentFolder,
  typeOfProductFile,
} from '../domain/catalogue/product-upload.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayEditCatalogue } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffProductFileVerbs, TakenFile } from './product-file-verbs.ts';

type Input = Parameters<StaffProductFileVerbs['addProductFile']>[0];
type Added = Awaited<ReturnType<StaffProductFileVerbs['addProductFile']>>;

async function judge(
  { database, clock, uuid }: FlowContext,
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

export async function addProductFile(context: FlowContext, input: Input): Promise<Added> {
  const { name, body, staff } = input;
  // The caller has asked already: getting here without the right is a bug.
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
