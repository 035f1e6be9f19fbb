import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { classNames } from '../../../platform/ui/class-names.ts';

type SwipeRowProps = { label: string; common: Words['common']; className?: string; children: ReactNode };

/** Three in a row; on a phone a row to swipe, to which the browser script adds dots, arrows and the arrow keys. */
export function SwipeRow({ label, common, className, children }: SwipeRowProps) {
  return (
    <div
      data-carousel
      data-go-to={common.carousel.goTo(0)}
      data-previous={common.buttons.previous}
      data-next={common.buttons.next}
    >
      <ul className={classNames('swipe', className)} data-carousel-track aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
