/** Who may see and change what is taught. A trainer sees their own cohorts and courses alone. */
import { mayTeach, type Who } from '../../../domain/staff/who-may.ts';

export { mayTeach };

/** A course or cohort of certain trainers: everybody who may teach, a trainer where they are one of them. */
export const mayTeachFor = (who: Who & { expert?: string }, trainers: readonly (string | null)[]): boolean =>
  mayTeach(who) && (who.role !== 'expert' || (who.expert !== undefined && trainers.includes(who.expert)));
