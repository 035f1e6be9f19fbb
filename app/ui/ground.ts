/** The flat colours that doors and pictures stand on. */
export type Ground = 'saffron' | 'majorelle' | 'clay' | 'mint' | 'lilac' | 'blush' | 'ink' | 'sand';

export const groundColour: Record<Ground, string> = {
  saffron: 'bg-saffron',
  majorelle: 'bg-majorelle',
  clay: 'bg-clay',
  mint: 'bg-mint',
  lilac: 'bg-lilac',
  blush: 'bg-blush',
  ink: 'bg-night',
  sand: 'bg-sand-deep',
};
