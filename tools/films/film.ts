/** A drawn video: scenes with one person in an arch and a line or two beside them. Silent, so that a new line costs little. */
export type Scene = {
  portrait: string;
  ground: 'majorelle' | 'mint' | 'saffron' | 'clay' | 'lilac' | 'blush';
  arabic: string;
  english?: string;
  /** A number or a name above the line. */
  over?: string;
};

export type Film = {
  /** File name below public/media, without extension. */
  name: string;
  /** 'wide' is 1280 × 720, 'tall' 540 × 960. */
  shape: 'wide' | 'tall';
  secondsPerScene: number;
  scenes: readonly Scene[];
};

export const sizeOf = ({ shape }: Film): { width: number; height: number } =>
  shape === 'wide' ? { width: 1280, height: 720 } : { width: 540, height: 960 };
