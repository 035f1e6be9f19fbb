import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Ground, groundColour } from './section.tsx';
import { Zellige } from './khatam.tsx';

/** The tall arch that frames people, courses and results. Give its size by `className` (width and height or aspect). */
export function Arch({
  ground,
  children,
  className,
}: {
  ground: Ground;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames('door', groundColour[ground], className)}>
      <Zellige />
      {children}
    </div>
  );
}
