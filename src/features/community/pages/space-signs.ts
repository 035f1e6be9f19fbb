import type { Space } from '../space.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';

/** How a space is known at a glance: a sign, and a ground of its own. */
export const spaceSigns: Record<Space, { icon: IconName; ground: string }> = {
  announcements: { icon: 'info', ground: 'bg-lilac' },
  wins: { icon: 'trophy', ground: 'bg-saffron' },
  questions: { icon: 'messages', ground: 'bg-blush' },
  accountability: { icon: 'handshake', ground: 'bg-mint-light' },
};
