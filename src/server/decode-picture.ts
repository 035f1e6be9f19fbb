/**
 * Pictures that somebody sent are judged by their bytes, decoded, and written anew: nothing that a camera or a program put
 * beside a picture is kept, the place it was taken at least of all.
 */
import type { Sharp } from 'sharp';
import { largestPictureBytes, type PictureProblem } from '../features/community/post-view.ts';
import { latin } from '../features/transfers/receipt-file.ts';

/** As the sharpest telephones make them; more would fill the memory of the server. */
const mostPoints = 64_000_000;

/** By the first bytes, never by a name: the library that decodes knows many more kinds, and none of them is wanted. */
function isPicture(bytes: Uint8Array): boolean {
  return (
    latin(bytes, 0, 3) === '\xff\xd8\xff' ||
    latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP')
  );
}

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

type Decoded<T> = { ok: true; made: T } | { ok: false; problem: PictureProblem };

/** `open` decodes it upright, from the beginning at each call. */
export type Write<T> = (open: () => Sharp) => Promise<T>;

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

/** What `write` made of it, or why it is not taken. Only so many at once. */
export async function decodePicture<T>(
  bytes: Uint8Array,
  write: Write<T>,
  mostBytes = largestPictureBytes,
): Promise<Decoded<T>> {
  if (bytes.length === 0) return { ok: false, problem: 'picture-empty' };
  if (bytes.length > mostBytes) return { ok: false, problem: 'picture-size' };
  if (!isPicture(bytes)) return { ok: false, problem: 'picture-kind' };
  // What begins like a picture and cannot be read to its end is none.
  const made = await inTurn(() => decode(bytes, write)).catch((): Decoded<T> => ({
    ok: false,
    problem: 'picture-kind',
  }));
  return made ?? { ok: false, problem: 'picture-busy' };
}
