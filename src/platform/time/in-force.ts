/**
 * Of versions, the newest first, the one in force on a day ('YYYY-MM-DD'): the newest whose date has come. Before all of
 * them, the oldest.
 */
export const inForceOn = <T extends { effectiveOn: string }>(
  versions: readonly T[],
  day: string,
): T | undefined => versions.find(({ effectiveOn }) => effectiveOn <= day) ?? versions.at(-1);
