import type { Reaction } from '../../../domain/community/space.ts';
import type { IconName } from '../../ui/icon.tsx';

export const reactionSigns: Record<Reaction, IconName> = {
  heart: 'heart',
  strength: 'strength',
  idea: 'idea',
};
