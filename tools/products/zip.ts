/** A zip archive of a few files, byte for byte the same whenever it is made from the same files. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { path: string; body: string | Buffer };

/** 1 January 2026, 00:00, as zip archives write days: an archive that knew today would differ every day. */
const day = ((2026 - 1980) << 9) | (1 << 5) | 1;

type Written = { name: Buffer; packed: Buffer; size: number; crc: number; offset: number };

/** What the local header and the directory say alike: version, flags (names in UTF-8), method, day, sum and sizes. */
function common({ name, packed, size, crc }: Written): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt16LE(0, 6);
  header.writeUInt16LE(day, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const signature = (text: string): Buffer => Buffer.from(`PK${text}`, 'latin1');

function directoryEntry(entry: Written): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.offset, 10);
  const made = Buffer.from([20, 0]);
  return Buffer.concat([signature('\x01\x02'), made, common(entry), rest, entry.name]);
}

function end(count: number, size: number, offset: number): Buffer {
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(count, 4);
  rest.writeUInt16LE(count, 6);
  rest.writeUInt32LE(size, 8);
  rest.writeUInt32LE(offset, 12);
  return Buffer.concat([signature('\x05\x06'), rest]);
}

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const written: Written[] = [];
  let offset = 0;
  for (const { path, body } of entries) {
    const bytes = Buffer.from(body);
    const entry = {
      name: Buffer.from(path),
      packed: deflateRawSync(bytes, { level: 9 }),
      size: bytes.length,
      crc: crc32(bytes),
      offset,
    };
    const local = Buffer.concat([signature('\x03\x04'), common(entry), entry.name, entry.packed]);
    written.push(entry);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  return Buffer.concat([...parts, directory, end(written.length, directory.length, offset)]);
}
