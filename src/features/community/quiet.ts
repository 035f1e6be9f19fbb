/** Whether the team asked a member to read only, for a while. */
export const isQuiet = ({ quietUntil }: { quietUntil: Date | null }, now: Date): boolean =>
  quietUntil !== null && quietUntil > now;
