/** How many posts and replies, together, a member may write: a calm share for who has just come, a wide one for the others. */
export type WritingShare = { anHour: number; aDay: number };

const newForMs = 3 * 86_400_000;

/** `joinedAt`: when she first came in. The team writes as much as its work asks for, within reason. */
export function shareOf(who: { joinedAt: Date; isTeam: boolean }, now: Date): WritingShare {
  if (who.isTeam) return { anHour: 120, aDay: 500 };
  return now.getTime() - who.joinedAt.getTime() < newForMs
    ? { anHour: 5, aDay: 15 }
    : { anHour: 30, aDay: 120 };
}
