import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Ground, groundColour } from './section.tsx';
import { Zellige } from './khatam.tsx';
import { Icon, type IconName } from './icon.tsx';

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

type ThresholdProps = { ground: Ground; icon: IconName; children: ReactNode };

/** A page about something not open yet: a drawn door with a sign, and beside it what opens it. */
export function Threshold({ ground, icon, children }: ThresholdProps) {
  return (
    <main id="main" data-standing className="column threshold">
      <Arch ground={ground} className="threshold-door">
        <span className="threshold-sign" aria-hidden="true">
          <Icon name={icon} size={30} />
        </span>
      </Arch>
      <div className="grid content-start gap-6">{children}</div>
    </main>
  );
}
