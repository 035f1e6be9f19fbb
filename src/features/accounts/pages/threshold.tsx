import type { ReactNode } from 'react';
import { Door } from '../../../platform/ui/door.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';

type ThresholdProps = { ground: Ground; icon: IconName; children: ReactNode };

/** Before a door that is not open yet: the door with its sign, and beside it what opens it. */
export function Threshold({ ground, icon, children }: ThresholdProps) {
  return (
    <main id="main" data-standing className="column threshold">
      <Door ground={ground} className="threshold-door">
        <span className="threshold-sign" aria-hidden="true">
          <Icon name={icon} size={30} />
        </span>
      </Door>
      <div className="grid content-start gap-6">{children}</div>
    </main>
  );
}
