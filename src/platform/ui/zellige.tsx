import { classNames } from './class-names.ts';

/** The star-and-cross tiling as thin white lines, filling its positioned parent. Ornament only: never behind text. */
export function Zellige({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('zellige', className)} />;
}
