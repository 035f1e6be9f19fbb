/** What an app's camera reads, drawn by the page itself: dark on light, whatever is around it. */
import { useMemo } from 'react';
import { encode } from 'uqr';

export function QrSquare({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    // Four free modules around it, as cameras expect.
    const { size: modules, data } = encode(text, { ecc: 'M', border: 4 });
    const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: runs.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="232"
      height="232"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
