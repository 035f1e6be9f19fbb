/** How long a recording lasts, read from its bytes: WebM, Ogg (Opus or Vorbis), MP4 and MP3. Nothing is decoded. */
import { kindOfFile, latin } from './upload.ts';

type Bytes = { all: Uint8Array; view: DataView };

const uint = ({ all }: Bytes, at: number, length: number, mask = 0xff): number =>
  all.subarray(at, at + length).reduce((sum, one, index) => sum * 256 + (index === 0 ? one & mask : one), 0);

/** Elements of WebM that hold others: the segment, its facts, clusters and groups of blocks. */
const holders = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0]);

/** A browser writes no length into what it records: the last block tells it. */
function lengthOfWebm(bytes: Bytes): number | null {
  const { all, view } = bytes;
  let [at, scale, cluster, last] = [0, 1e6, 0, null as number | null];
  const widthAt = (place: number): number => Math.clz32(all[place] ?? 0) - 23;
  while (at + 2 < all.length) {
    const [ofId, ofSize] = [widthAt(at), widthAt(at + widthAt(at))];
    if (ofId > 4 || ofSize > 8) return null;
    const id = uint(bytes, at, ofId);
    const from = at + ofId + ofSize;
    const size = uint(bytes, at + ofId, ofSize, 0xff >> ofSize);
    at = holders.has(id) ? from : from + size;
    if (id === 0x2ad7b1) scale = uint(bytes, from, size);
    if (id === 0xe7) cluster = uint(bytes, from, size);
    const block = from + widthAt(from);
    if ((id === 0xa3 || id === 0xa1) && block + 2 <= all.length)
      last = Math.max(last ?? 0, cluster + view.getInt16(block));
  }
  return last === null ? null : (last * scale) / 1e9;
}

/** The last page counts the samples. */
function lengthOfOgg({ all, view }: Bytes): number | null {
  const buffer = Buffer.from(all.buffer, all.byteOffset, all.length);
  const [opus, vorbis, page] = [
    buffer.indexOf('OpusHead'),
    buffer.indexOf('\x01vorbis'),
    buffer.lastIndexOf('OggS'),
  ];
  if (page + 14 > all.length) return null;
  const samples = Number(view.getBigInt64(page + 6, true));
  if (opus !== -1 && opus + 12 < all.length)
    return Math.max(0, samples - view.getUint16(opus + 10, true)) / 48_000;
  return vorbis === -1 || vorbis + 16 > all.length ? null : samples / view.getUint32(vorbis + 12, true);
}

const boxesWithBoxes = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);

/** Where the content of each box of a kind begins. */
function boxes({ all, view }: Bytes): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let at = 0; at + 8 <= all.length;) {
    const kind = latin(all, at + 4, at + 8);
    const places = found.get(kind) ?? [];
    places.push(at + 8);
    found.set(kind, places);
    const size = view.getUint32(at);
    at += boxesWithBoxes.has(kind) ? 8 : Math.max(8, size === 1 ? Number(view.getBigUint64(at + 8)) : size);
  }
  return found;
}

/** The units of one fragment's samples: each has its own, or all have one. */
function unitsOfRun({ view }: Bytes, at: number, usual: number): number {
  const [flags, count] = [view.getUint32(at) & 0xffffff, view.getUint32(at + 4)];
  if ((flags & 0x100) === 0) return count * usual;
  const first = at + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((one) => flags & one).length;
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += view.getUint32(first + index * width);
  return sum;
}

/** A whole file says it at its beginning; what a browser recorded is in fragments, each with its own length. */
function lengthOfMp4(bytes: Bytes): number | null {
  const { view } = bytes;
  const found = boxes(bytes);
  const [head, media, usual] = ['mvhd', 'mdhd', 'trex'].map((kind) => found.get(kind)?.[0]);
  if (head === undefined || media === undefined) return null;
  const isLong = view.getUint8(head) === 1;
  const whole = isLong ? Number(view.getBigUint64(head + 24)) : view.getUint32(head + 16);
  const seconds = whole / view.getUint32(head + (isLong ? 20 : 12));
  const runs = found.get('trun') ?? [];
  if (runs.length === 0) return seconds;
  const units = runs.reduce((sum, run, index) => {
    const fragment = found.get('tfhd')?.[index] ?? 0;
    const flags = fragment && view.getUint32(fragment) & 0xffffff;
    const own = fragment + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
    const each = flags & 8 ? view.getUint32(own) : usual === undefined ? 0 : view.getUint32(usual + 12);
    return sum + unitsOfRun(bytes, run, each);
  }, 0);
  return units / view.getUint32(media + (view.getUint8(media) === 1 ? 20 : 12));
}

/** In thousands of bits a second, of MPEG 1 and of MPEG 2; in samples a second, of MPEG 1. */
const bitRates = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const sampleRates = [44_100, 48_000, 32_000];

/** One frame of an MP3; null where none begins. */
function frameAt(header: number): { bytes: number; seconds: number } | null {
  const version = (header >>> 19) & 3;
  const isFirst = version === 3;
  const bits = bitRates[isFirst ? 0 : 1][((header >>> 12) & 15) - 1];
  const samples = sampleRates[(header >>> 10) & 3];
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== 1 || version === 1) return null;
  if (bits === undefined || samples === undefined) return null;
  const rate = samples / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const size = Math.floor(((isFirst ? 144_000 : 72_000) * bits) / rate) + ((header >>> 9) & 1);
  return { bytes: size, seconds: (isFirst ? 1_152 : 576) / rate };
}

function lengthOfMp3({ all, view }: Bytes): number | null {
  const tag = latin(all, 0, 3) === 'ID3' && all.length > 10;
  let at = tag ? 10 + all.subarray(6, 10).reduce((sum, one) => sum * 128 + one, 0) : 0;
  let seconds = 0;
  while (at + 4 <= all.length) {
    const frame = frameAt(view.getUint32(at));
    seconds += frame?.seconds ?? 0;
    at += frame?.bytes ?? 1;
  }
  return seconds === 0 ? null : seconds;
}

const readers = { webm: lengthOfWebm, ogg: lengthOfOgg, mp4: lengthOfMp4, mp3: lengthOfMp3 };

/** In whole seconds, one at least; null for what is no sound, or is damaged. */
export function soundSeconds(all: Uint8Array): number | null {
  const kind = kindOfFile(all);
  if (kind === null || !(kind in readers)) return null;
  const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  try {
    const seconds = readers[kind as keyof typeof readers]({ all, view });
    return seconds !== null && Number.isFinite(seconds) ? Math.max(1, Math.round(seconds)) : null;
  } catch (error) {
    // What it says lies behind its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
