/**
 * A kept file is stored in pieces, because the Cache API stores no partial answers (206), and players ask for nothing else.
 * Each piece is a complete answer under an address of its own; any range of the file is assembled from them.
 */
export const pieceBytes = 262_144;

export const pieceAddress = (url: string, piece: number): string => `${url}?piece=${piece}`;

export const piecesOf = (bytes: number): number => Math.ceil(bytes / pieceBytes);

/** First and last byte of a piece of a file of so many bytes. */
export const edgesOf = (piece: number, bytes: number): [first: number, last: number] => [
  piece * pieceBytes,
  Math.min((piece + 1) * pieceBytes, bytes) - 1,
];

/** First and last byte that 'bytes=5-9' asks for; the whole file without a range, null for a range that cannot be served. */
export function wantedOf(header: string | null, bytes: number): [first: number, last: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return [0, bytes - 1];
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first > last ? null : [first, last];
}

/** The part of one piece that belongs to a wanted range, counted from the piece's first byte; `end` is exclusive. */
export const partOf = (piece: number, [first, last]: [number, number]): [start: number, end: number] => [
  Math.max(first - piece * pieceBytes, 0),
  Math.min(last + 1 - piece * pieceBytes, pieceBytes),
];
