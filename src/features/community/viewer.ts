/** Whoever reads or writes in the community: let in already. */
export type Viewer = {
  memberId: string;
  /** Works here: may write announcements, and is marked as one of the team. */
  isTeam: boolean;
};
