/** Who may see and change dated groups. A trainer sees those of their own, and changes none. */
import { mayTeach, type Who } from '../staff/who-may.ts';

/** Opens groups, moves them, and says who learns in which. */
export const mayChangeCohorts = (who: Who): boolean => mayTeach(who) && who.role !== 'expert';

/** A course or cohort of certain trainers: everybody who may teach, a trainer where they are one of them. */
export const mayTeachFor = (who: Who & { expert?: string }, trainers: readonly (string | null)[]): boolean =>
  mayTeach(who) && (who.role !== 'expert' || (who.expert !== undefined && trainers.includes(who.expert)));
