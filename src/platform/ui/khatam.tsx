import { khatamPath } from './art/khatam-path.ts';
import { classNames } from './class-names.ts';

/** The star-and-cross tiling as thin white lines, filling its positioned parent. Ornament only: never behind text. */
export function Zellige({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('zellige', className)} />;
}

/** The eight-pointed star: two squares, one turned by 45 degrees. */
export function Khatam({ size = 16, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', className)}
    >
      <path d={khatamPath(12, 12, 12)} fill="currentColor" />
    </svg>
  );
}
