/** The access codes of one course, counted. */
export type Pool = {
  itemSlug: string;
  /** Somebody may buy it now, so that none left is a want. */
  isOnSale: boolean;
  free: number;
  taken: number;
  /** Learners who paid and have no code yet. */
  waiting: number;
};

/** Fewer than these are soon gone. */
export const fewCodes = 5;

/** Whether new codes are wanted: nobody misses those of a course that nobody may buy. */
export const runsLow = ({ free, isOnSale, waiting }: Omit<Pool, 'itemSlug' | 'taken'>): boolean =>
  free < fewCodes && (isOnSale || waiting > 0);
