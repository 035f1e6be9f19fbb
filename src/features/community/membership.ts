/** Membership of the community as it is sold: what it is called on orders, e-mails and receipts. Its price is a setting. */
import type { Localised } from '../courses/course.ts';

export const membership: { slug: string; name: Localised<string> } = {
  slug: 'clarity-community',
  name: {
    en: 'Clarity Community + Live Calls + Support Group',
    ar: 'مجتمع كلاريتي + لقاءات مباشرة + مجموعة دعم',
  },
};

/** Whoever reads or writes in the community: let in already. */
export type Viewer = {
  memberId: string;
  /** Works here: may write announcements, and is marked as one of the team. */
  isTeam: boolean;
};
