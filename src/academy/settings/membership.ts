/** The membership of the community as it is sold: its name on orders, e-mails and receipts. Its price is a setting. */
import type { Localised } from '../../catalogue/courses/course.ts';

export const membership: { slug: string; name: Localised<string> } = {
  slug: 'clarity-community',
  name: {
    en: 'Clarity Community + Live Calls + Support Group',
    ar: 'مجتمع وضوح + لقاءات مباشرة + مجموعة دعم',
    fr: 'Communauté Clarté + rencontres en direct + groupe de soutien',
  },
};

/** As members call it: what comes with it follows a plus. */
export const shortName = (name: string): string => name.split(' + ')[0] ?? name;

/** A member whose access to the community was checked. */
export type Viewer = {
  memberId: string;
  /** Staff: may write announcements, and are marked as the team. */
  isTeam: boolean;
};
