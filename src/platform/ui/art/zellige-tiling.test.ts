import { describe, expect, test } from 'vitest';
import { khatamCorners, khatamPath, zelligeTile } from './khatam-path.ts';

describe('the khatam', () => {
  test('has eight tips on its circle and eight inner corners where two turned squares cross', () => {
    const corners = khatamCorners(0, 0, 100);
    const reaches = corners.map(([x, y]) => Math.hypot(x, y));
    expect(reaches.filter((reach) => Math.abs(reach - 100) < 0.1)).toHaveLength(8);
    expect(reaches.filter((reach) => Math.abs(reach - 76.5) < 0.1)).toHaveLength(8);
  });

  test('lies on the edges of the two squares it is made of', () => {
    const [tip, inner, next] = khatamCorners(0, 0, 100) as [[number, number], [number, number], [number, number]];
    // The upright square's edge is x = 100·cos 45°; the inner corner and the diagonal tip both lie on it.
    expect(inner[0]).toBeCloseTo(70.7, 0);
    expect(next[0]).toBeCloseTo(70.7, 0);
    expect(tip).toEqual([100, 0]);
  });

  test('is one closed path', () => {
    expect(khatamPath(12, 12, 12)).toMatch(/^M24 12L.*Z$/);
  });
});

describe('the tiling', () => {
  test('repeats without a seam: stars reach the middle of each side of the tile', () => {
    const star = khatamCorners(48, 48, 48);
    for (const tip of [[96, 48], [48, 96], [0, 48], [48, 0]]) expect(star).toContainEqual(tip);
  });

  test('puts a quarter of the crosses’ square in every corner of the tile', () => {
    for (const corner of ['M-8.5 0', 'M91.5 0', 'M-8.5 100', 'M91.5 100']) expect(zelligeTile(100)).toContain(corner);
  });
});
