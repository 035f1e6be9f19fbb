/** Uploads for the shop are stored temporarily until they arrived whole and were checked; then they move to the file store. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { lookedAtBytes } from './product-upload.ts';
import type { ShopFiles, TakenFile } from './product-files.service.ts';
import type { FileKeeper } from '../../platform/files/file-store.ts';

const mostAtOnce = 3;
let coming = 0;

async function ends(handle: FileHandle, size: number): Promise<Pick<TakenFile, 'head' | 'tail'>> {
  const part = Math.min(size, lookedAtBytes);
  const [head, tail] = [new Uint8Array(part), new Uint8Array(part)];
  await handle.read(head, 0, part, 0);
  await handle.read(tail, 0, part, size - part);
  return { head, tail };
}

type Written = (Pick<TakenFile, 'head' | 'tail'> & { size: number }) | 'file-size' | 'file-broken';

async function write(file: string, body: AsyncIterable<Uint8Array>, most: number): Promise<Written> {
  const handle = await open(file, 'wx+', 0o600);
  try {
    let size = 0;
    for await (const piece of body) {
      size += piece.length;
      if (size > most) return 'file-size';
      await handle.writeFile(piece);
    }
    return { ...(await ends(handle, size)), size };
  } catch (error) {
    // The sender went away; a full disk is our fault and reported.
    if (error instanceof Error && 'syscall' in error && error.syscall === 'write') throw error;
    return 'file-broken';
  } finally {
    await handle.close();
  }
}

/** `folder`: for temporary files; made when the first one comes. */
export const shopFiles = (store: FileKeeper, folder: string): ShopFiles => ({
  remove: (name) => store.remove(name),
  async take(body, most) {
    if (coming >= mostAtOnce) return { ok: false, problem: 'file-busy' };
    coming += 1;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, randomUUID());
      const drop = () => rm(file, { force: true });
      const written = await write(file, body, most);
      if (typeof written === 'string') {
        await drop();
        return { ok: false, problem: written };
      }
      const { head, tail, size } = written;
      const keep = (name: string, type: string) => store.keep(name, { file, type });
      return { ok: true, file: { bytes: size, head, tail, keep, drop } };
    } finally {
      coming -= 1;
    }
  },
});
