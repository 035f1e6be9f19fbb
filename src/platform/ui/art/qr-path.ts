import { encode } from 'uqr';

/**
 * The dark modules of a QR code as one path on a field of `size` by `size`, with the four free modules around them that cameras
 * expect. Its level of correction still reads through a stain or a fold.
 */
export function qrPath(text: string): { size: number; d: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, d: modules.join('') };
}
