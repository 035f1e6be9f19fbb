import { khatamPath } from './khatam-path.ts';

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
