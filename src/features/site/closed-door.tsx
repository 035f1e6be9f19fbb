import type { ReactNode } from 'react';
import { Door } from '../../platform/ui/door.tsx';
import { Heading } from '../../platform/ui/section.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** Stands below both, in the page's whole width. */
  after?: ReactNode;
};

/** The door itself: two leaves and a ring. */
export const ClosedArch = () => (
  <Door ground="majorelle" className="closed-door-arch">
    <span className="closed-door-leaves" aria-hidden="true">
      <span className="closed-door-ring" />
    </span>
  </Door>
);

/** A page that leads nowhere: a closed door with words beside it and a way out. */
export function ClosedDoor({ title, children, after }: Props) {
  return (
    <main id="main" className="column">
      <div className="closed-door">
        <ClosedArch />
        <div className="grid justify-items-start gap-5">
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
      {after}
    </main>
  );
}
