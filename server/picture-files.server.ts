/**
 * Pictures of the community, in a folder of the data folder that the site never serves from. What a member sends is judged by
 * its bytes, decoded, and written anew: nothing that a camera or a program put beside the picture is kept, the place it was
 * taken at least of all.
 */
import { largestPictureBytes, shownPicture } from '../domain/community/post-picture.ts';
import type { PictureFiles } from '../flows/circle-verbs.ts';
import { filesById } from './files-by-id.server.ts';

/** As the sharpest telephones make them; more would fill the memory of the server. */
const mostPoints = 64_000_000;

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** By the first bytes, never by a name: the library that decodes knows many more kinds, and none of them is wanted. */
function isPicture(bytes: Uint8Array): boolean {
  return (
    latin(bytes, 0, 3) === '\xff\xd8\xff' ||
    latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP')
  );
}

/** Tried one after the other until the picture is small enough; the last one is taken as it is. */
const attempts = [
  { side: shownPicture.longestSide, quality: 78 },
  { side: shownPicture.longestSide, quality: 60 },
  { side: 1_024, quality: 50 },
  { side: 800, quality: 40 },
] as const;

type Made = Awaited<ReturnType<PictureFiles['make']>>;

/** Each needs the memory of all its points. */
const mostAtOnce = 2;
/** Each holds the bytes that were sent, and the patience of whoever sent them. */
const mostWaiting = 8;
let working = 0;
const waiting: (() => void)[] = [];

/** Null, without any work, when too many wait already. Whoever ends hands her place on, so that nobody slips in between. */
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

async function shrink(bytes: Uint8Array): Promise<Made> {
  const { default: sharp } = await import('sharp');
  const source = { limitInputPixels: mostPoints, failOn: 'error', animated: false } as const;
  const facts = await sharp(bytes, { ...source, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (facts === null) return { ok: false, problem: 'picture-kind' };
  if (facts.width * facts.height > mostPoints) return { ok: false, problem: 'picture-points' };
  let made: Made = { ok: false, problem: 'picture-kind' };
  for (const { side, quality } of attempts) {
    const { data, info } = await sharp(bytes, source)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    made = { ok: true, bytes: data, width: info.width, height: info.height };
    if (data.length <= shownPicture.bytes) break;
  }
  return made;
}

/** The folder is made when the first picture comes. */
export const pictureFiles = (folder: string): PictureFiles => ({
  ...filesById(folder),
  async make(bytes) {
    if (bytes.length === 0) return { ok: false, problem: 'picture-empty' };
    if (bytes.length > largestPictureBytes) return { ok: false, problem: 'picture-size' };
    if (!isPicture(bytes)) return { ok: false, problem: 'picture-kind' };
    // What begins like a picture and cannot be read to its end is none.
    const made = await inTurn(() => shrink(bytes)).catch((): Made => ({
      ok: false,
      problem: 'picture-kind',
    }));
    return made ?? { ok: false, problem: 'picture-busy' };
  },
});
