import type { Reaction } from '../space.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';

export const reactionSigns: Record<Reaction, IconName> = {
  heart: 'heart',
  strength: 'strength',
  idea: 'idea',
};
