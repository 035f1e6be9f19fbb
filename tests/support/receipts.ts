export const bytes = (...parts: (string | readonly number[] | Uint8Array)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );

const big16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
export const big32 = (n: number): number[] => [...big16(Math.floor(n / 65_536)), ...big16(n % 65_536)];
const little24 = (n: number): number[] => [n & 255, (n >> 8) & 255, (n >> 16) & 255];
const little32 = (n: number): number[] => [n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >> 24) & 255];

type Size = { width?: number; height?: number; after?: string };

export const aJpeg = ({ width = 40, height = 30, after = '' }: Size = {}): Uint8Array =>
  bytes(
    [0xff, 0xd8],
    [0xff, 0xe0, ...big16(16)],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xff, 0xfe, ...big16(7)],
    'hello',
    [0xff, 0xc0, ...big16(11), 8, ...big16(height), ...big16(width), 1, 1, 0x11, 0],
    [0xff, 0xda, ...big16(8), 1, 1, 0, 0, 63, 0, 0x55],
    [0xff, 0xd9],
    after,
  );

export const aPng = ({ width = 40, height = 30, after = '' }: Size = {}): Uint8Array =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    big32(13),
    'IHDR',
    big32(width),
    big32(height),
    [8, 2, 0, 0, 0],
    [0, 0, 0, 0],
    big32(0),
    'IEND',
    [0xae, 0x42, 0x60, 0x82],
    after,
  );

export const aWebp = ({ width = 40, height = 30 }: Size = {}): Record<
  'lossy' | 'lossless' | 'canvas',
  Uint8Array
> => {
  const whole = (chunk: Uint8Array) => bytes('RIFF', little32(chunk.length + 4), 'WEBP', chunk);
  const packed = ((height - 1) * 16_384 + (width - 1)) >>> 0;
  return {
    lossy: whole(
      bytes(
        'VP8 ',
        little32(10),
        [0x30, 1, 0],
        [0x9d, 1, 0x2a],
        [width & 255, width >> 8],
        [height & 255, height >> 8],
      ),
    ),
    lossless: whole(bytes('VP8L', little32(9), [0x2f], little32(packed), [0, 0, 0, 0, 0])),
    canvas: whole(bytes('VP8X', little32(10), [0, 0, 0, 0], little24(width - 1), little24(height - 1))),
  };
};

export const aPdf = (inside = ''): Uint8Array =>
  bytes(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** Exactly so many bytes, with the header of a picture. */
export const aJpegOf = (length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  whole.set(aJpeg().subarray(0, length));
  return whole;
};

/** Ogg with two pages: what it is, and how many samples it has. */
export function aVoice(seconds: number): Buffer<ArrayBuffer> {
  const page = (samples: number, content: string) => {
    const head = Buffer.alloc(28);
    head.write('OggS');
    head.writeBigInt64LE(BigInt(samples), 6);
    return [head, Buffer.from(content, 'latin1')];
  };
  return Buffer.concat([...page(0, 'OpusHead\x01\x01\0\0\0\0\0\0'), ...page(seconds * 48_000, 'sound')]);
}
