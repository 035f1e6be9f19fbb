import type { Ground as RecordGround } from '../../features/catalogue/record-fields.ts';

/** The flat colours that doors and pictures stand on: those of records, and two of the page's own. */
export type Ground = RecordGround | 'ink' | 'sand';

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
