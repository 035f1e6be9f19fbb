import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Zellige } from '../../../platform/ui/zellige.tsx';

const signs: readonly IconName[] = ['messages', 'book', 'wallet'];

type GatewayProps = {
  title: string;
  points: readonly string[];
  /** The code is on its way: somebody looks out already. */
  isOpen: boolean;
  children: ReactNode;
};

/** A house with its door: what is asked stands before it, what is behind it is told on it. */
export function Gateway({ title, points, isOpen, children }: GatewayProps) {
  return (
    <main id="main" className="column gateway">
      <div className="gateway-form">{children}</div>
      <aside className="gateway-house on-ink" aria-labelledby="behind-title">
        <Zellige />
        <div className="gateway-door" data-open={isOpen || undefined} aria-hidden="true">
          <Portrait name="nour" alt="" lazy={false} />
        </div>
        <div className="gateway-words">
          <h2 id="behind-title" className="heading text-xl">
            {title}
          </h2>
          <ul>
            {points.map((point, place) => (
              <li key={point}>
                <Icon name={signs[place] ?? 'check'} size={22} className="mt-0.5 text-saffron" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </main>
  );
}
