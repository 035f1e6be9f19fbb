const round = (value: number): number => Math.round(value * 100) / 100;

/** The sixteen corners of an eight-pointed star (khatam) around a centre; the first tip points to the east. */
export function khatamCorners(cx: number, cy: number, radius: number): [number, number][] {
  const inner = (radius * Math.SQRT1_2) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, step) => {
    const angle = (step * Math.PI) / 8;
    const reach = step % 2 === 0 ? radius : inner;
    return [round(cx + reach * Math.cos(angle)), round(cy + reach * Math.sin(angle))];
  });
}

/** The star as one closed SVG path. */
export const khatamPath = (cx: number, cy: number, radius: number): string =>
  `M${khatamCorners(cx, cy, radius)
    .map((corner) => corner.join(' '))
    .join('L')}Z`;
