/**
 * Uploaded pictures, in folders that the site never serves from. Pictures are recognised by their bytes, decoded, and encoded anew,
 * so that no metadata of a camera or program remains, above all no location.
 */
import type { Sharp } from 'sharp';
import { largestPictureBytes, type PictureProblem, shownPicture } from '../community/community/post-view.ts';
import type { FilesById, LibraryFiles, LibraryPicture, PictureFiles } from '../catalogue/shop/files-by-id.ts';
import { most } from '../learning/classroom/assignment.ts';
import type { Context } from '../platform/context.ts';
import { type PictureWidth, pictureWidths } from '../platform/files/picture.ts';
import { mostPoints, pictureKinds, readUploaded } from '../platform/files/upload.ts';

/**
 * Pictures that somebody sent are judged by their bytes, decoded, and written anew: nothing that a camera or a program put
 * beside a picture is kept, the place it was taken at least of all.
 */

/** Each needs the memory of all its points. */
const mostAtOnce = 2;
/** Each keeps its bytes in memory, and its sender waiting. */
const mostWaiting = 8;
let working = 0;
const waiting: (() => void)[] = [];

/** Null, without any work, when too many wait already. A finished one passes its turn on directly, so that nobody jumps the queue. */
async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
  if (working < mostAtOnce) working += 1;
  else if (waiting.length >= mostWaiting) return null;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  }
}

type Decoded<T> = { ok: true; made: T } | { ok: false; problem: PictureProblem };

/** `open` decodes it upright, from the beginning at each call. */
type Write<T> = (open: () => Sharp) => Promise<T>;

async function decode<T>(bytes: Uint8Array, write: Write<T>): Promise<Decoded<T>> {
  const { default: sharp } = await import('sharp');
  const source = { limitInputPixels: mostPoints, failOn: 'error', animated: false } as const;
  const facts = await sharp(bytes, { ...source, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (facts === null) return { ok: false, problem: 'picture-kind' };
  if (facts.width * facts.height > mostPoints) return { ok: false, problem: 'picture-points' };
  return { ok: true, made: await write(() => sharp(bytes, source).autoOrient()) };
}

/** The result of `write`, or the reason for a refusal. Only a few at once. */
async function decodePicture<T>(
  bytes: Uint8Array,
  write: Write<T>,
  mostBytes = largestPictureBytes,
): Promise<Decoded<T>> {
  // What decodes pictures knows many more kinds, and none of them is wanted.
  const read = readUploaded(bytes, { most: mostBytes, kinds: pictureKinds });
  if (!read.ok) return { ok: false, problem: `picture-${read.problem}` };
  // A file that begins like a picture but cannot be decoded is refused.
  const made = await inTurn(() => decode(bytes, write)).catch((): Decoded<T> => ({
    ok: false,
    problem: 'picture-kind',
  }));
  return made ?? { ok: false, problem: 'picture-busy' };
}

/** Taller ones are shrunk by their height. */
const tallest = 1_600;

/** The largest file of each width, so that pages stay small on phones. */
const mostBytes: Record<PictureWidth, number> = { 480: 60 * 1024, 960: 160 * 1024, 1600: 320 * 1024 };
/** Tried in this order until the file is small enough; the last one counts in any case. */
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

/** How many times longer than wide a picture may be: cards show 16 by 10 of it, and would enlarge its few rows. */
const longestShape = 6;

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

/** The picture library: each picture in several widths, a place for each width. */
export function libraryFiles(place: (width: PictureWidth) => FilesById): LibraryFiles {
  const ofWidth = new Map(pictureWidths.map((one) => [one, place(one)]));
  return {
    async make(bytes) {
      const decoded = await decodePicture(bytes, write);
      if (!decoded.ok) return decoded;
      const { width, height } = decoded.made;
      if (Math.max(width, height) > longestShape * Math.min(width, height))
        return { ok: false, problem: 'picture-shape' };
      return { ok: true, picture: decoded.made };
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

/** Few heights of one logo are asked for, each of them for every e-mail. */
const mostKept = 8;

/** A picture of the library as a PNG of a height in points, at most its own. */
export function logoPngs(library: Pick<LibraryFiles, 'read'>) {
  const made = new Map<string, Promise<Uint8Array | null>>();
  const make = async (id: string, height: number): Promise<Uint8Array | null> => {
    const bytes = await library.read(id, 480);
    if (bytes === null) return null;
    const { default: sharp } = await import('sharp');
    return new Uint8Array(await sharp(bytes).resize({ height, withoutEnlargement: true }).png().toBuffer());
  };
  return async (id: string, height: number): Promise<Uint8Array | null> => {
    const key = `${id} ${height}`;
    const png = made.get(key) ?? make(id, height);
    if (made.size >= mostKept) made.clear();
    made.set(key, png);
    const found = await png.catch(() => null);
    if (found === null) made.delete(key);
    return found;
  };
}

/** Tried in this order until the picture is small enough; the last one counts in any case. */
const attempts = [
  { side: shownPicture.longestSide, quality: 78 },
  { side: shownPicture.longestSide, quality: 60 },
  { side: 1_024, quality: 50 },
  { side: 800, quality: 40 },
] as const;

type Shrunk = { bytes: Uint8Array; width: number; height: number };

const shrink: Write<Shrunk> = async (open) => {
  let made: Shrunk = { bytes: new Uint8Array(), width: 0, height: 0 };
  for (const { side, quality } of attempts) {
    const { data, info } = await open()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    made = { bytes: data, width: info.width, height: info.height };
    if (data.length <= shownPicture.bytes) break;
  }
  return made;
};

/** The community's pictures. */
export const pictureFiles = (files: FilesById): PictureFiles => ({
  ...files,
  async make(bytes) {
    const decoded = await decodePicture(bytes, shrink);
    return decoded.ok ? { ok: true, ...decoded.made } : decoded;
  },
});

/** A photo of handed-in work: small writing on it stays readable. */
const workSide = 1_600;

export const preparePhoto: Context['preparePhoto'] = async (bytes, side = workSide) => {
  const made: Write<Shrunk> = async (open) => {
    const { data, info } = await open()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  };
  const decoded = await decodePicture(bytes, made, most.photo);
  return decoded.ok ? { ok: true, ...decoded.made } : decoded;
};
