import type { ReactNode } from 'react';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';

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
