/** Pictures of the office's library: each in several widths, a folder for each width. */
import path from 'node:path';
import { pictureWidths, type PictureWidth } from '../platform/files/picture.ts';
import type { LibraryFiles, LibraryPicture } from '../features/shop/files-by-id.ts';
import { decodePicture, type Write } from './decode-picture.ts';
import { filesById } from '../platform/files/files-by-id.ts';

/** Taller ones are shrunk by their height. */
const tallest = 1_600;

/** What a file of each width may weigh, so that a page on a telephone stays light. */
const mostBytes: Record<PictureWidth, number> = { 480: 60 * 1024, 960: 160 * 1024, 1600: 320 * 1024 };
/** Tried one after the other until it does; the last one is taken as it is. */
const qualities = [78, 64, 50, 38] as const;

async function writeOne(open: Parameters<Write<unknown>>[0], width: PictureWidth) {
  let made = { bytes: new Uint8Array(), width: 0, height: 0 };
  for (const quality of qualities) {
    const { data, info } = await open()
      .resize({ width, height: tallest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    made = { bytes: new Uint8Array(data), width: info.width, height: info.height };
    if (data.length <= mostBytes[width]) break;
  }
  return made;
}

const write: Write<LibraryPicture> = async (open) => {
  const files = new Map<PictureWidth, Uint8Array>();
  let size = { width: 0, height: 0 };
  for (const one of pictureWidths) {
    const { bytes, width, height } = await writeOne(open, one);
    files.set(one, bytes);
    size = { width, height };
  }
  return { ...size, files };
};

/** The folders are made when the first picture comes. */
export function libraryFiles(folder: string): LibraryFiles {
  const ofWidth = new Map(pictureWidths.map((one) => [one, filesById(path.join(folder, String(one)))]));
  return {
    async make(bytes) {
      const decoded = await decodePicture(bytes, write);
      return decoded.ok ? { ok: true, picture: decoded.made } : decoded;
    },
    async keep(id, { files }) {
      for (const [width, bytes] of files) await ofWidth.get(width)?.keep(id, bytes);
    },
    read: async (id, width) => (await ofWidth.get(width)?.read(id)) ?? null,
    async remove(id) {
      for (const files of ofWidth.values()) await files.remove(id);
    },
    async writtenBefore(instant) {
      const all = [...ofWidth.values()].map((files) => files.writtenBefore(instant));
      return [...new Set((await Promise.all(all)).flat())];
    },
  };
}
