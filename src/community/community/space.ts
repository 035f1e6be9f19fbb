/** The spaces of the community, and the closed lists by which its texts are sorted. */
export const spaces = ['announcements', 'introductions', 'wins', 'questions', 'accountability'] as const;
export type Space = (typeof spaces)[number];

export const isSpace = (text: string): text is Space => spaces.some((space) => space === text);

/** Announcements are begun by the team only; everybody may reply. */
export const mayBegin = (space: Space, { isTeam }: { isTeam: boolean }): boolean =>
  isTeam || space !== 'announcements';

/** A question may be asked without a name, to the mentors. */
export const mayBeAnonymous = (space: Space): boolean => space === 'questions';

export const reactions = ['heart', 'strength', 'idea'] as const;
export type Reaction = (typeof reactions)[number];

export const reportReasons = ['harassment', 'contact', 'selling', 'money', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** 'quieted': may only read for a while; 'shut-out': may not enter the community. */
export const reportDecisions = ['kept', 'removed', 'quieted', 'shut-out'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** Fewer than that were here: the number is not shown, since it would tell of single members. */
export const fewestShown = 3;

/** Most characters of a post or reply, of an alternative text, and of the texts of a profile. */
export const mostOf = { body: 4_000, alt: 200, name: 30, city: 40, about: 300, note: 500 } as const;
