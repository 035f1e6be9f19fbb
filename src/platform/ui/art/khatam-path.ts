const round = (value: number): number => Math.round(value * 100) / 100;

/** The corners of an eight-pointed star (16), or of an octagon (8), around a centre; the first points to the east, or `turn` radians on. */
export function khatamCorners(
  cx: number,
  cy: number,
  radius: number,
  { count = 16, turn = 0 } = {},
): [number, number][] {
  const inner = (radius * Math.SQRT1_2) / Math.cos(Math.PI / 8);
  return Array.from({ length: count }, (_, step) => {
    const angle = turn + (step * 2 * Math.PI) / count;
    const reach = count === 16 && step % 2 === 1 ? inner : radius;
    return [round(cx + reach * Math.cos(angle)), round(cy + reach * Math.sin(angle))];
  });
}

/** The star as one closed SVG path. */
export const khatamPath = (
  cx: number,
  cy: number,
  radius: number,
  of?: Parameters<typeof khatamCorners>[3],
): string =>
  `M${khatamCorners(cx, cy, radius, of)
    .map((corner) => corner.join(' '))
    .join('L')}Z`;

/**
 * One tile of the star-and-cross tiling, `side` units wide, as SVG path data. Stars stand on a square lattice and touch
 * tip to tip; the crosses are what is left between them. A smaller star lies in each star, a square in each cross.
 */
export function zelligeTile(side: number): string {
  const half = side / 2;
  const star = khatamPath(half, half, half);
  const core = khatamPath(half, half, half * 0.42);
  const nook = side * 0.085;
  const corners = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ].map(([x = 0, y = 0]) => `M${x - nook} ${y}L${x} ${y - nook}L${x + nook} ${y}L${x} ${y + nook}Z`);
  return [star, core, ...corners].join('');
}
