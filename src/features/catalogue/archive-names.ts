/** The list that a ZIP ends with: what is in it. Read from bytes of strangers; nothing here throws. */

const listEnd = 0x06054b50;
const listEndBytes = 22;
const listEntry = 0x02014b50;
const listEntryBytes = 46;

type Ends = {
  /** The last bytes of the file. */
  tail: Uint8Array;
  /** Of the whole file. */
  bytes: number;
};

/** Where the end of the list stands: nothing but its own remark comes behind it. */
function findListEnd(view: DataView): number | null {
  const last = view.byteLength - listEndBytes;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1)
    if (
      view.getUint32(at, true) === listEnd &&
      at + listEndBytes + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  return null;
}

/**
 * The names of all that is in the archive. Null when it is none, or not wholly: when its list is broken, longer than `tail`, or
 * speaks of a file of another length, as where something else was written before or behind it.
 */
export function namesInArchive({ tail, bytes }: Ends): Set<string> | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = findListEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const begins = end - view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  if (begins < 0 || bytes - tail.length + begins !== offset) return null;
  const names = new Set<string>();
  let at = begins;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + listEntryBytes > end || view.getUint32(at, true) !== listEntry) return null;
    // Each of them lies before the list.
    if (view.getUint32(at + 42, true) >= offset) return null;
    const nameEnd = at + listEntryBytes + view.getUint16(at + 28, true);
    names.add(Buffer.from(tail.subarray(at + listEntryBytes, nameEnd)).toString('latin1'));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end && count > 0 ? names : null;
}
