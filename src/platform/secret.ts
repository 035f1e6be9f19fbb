/**
 * The academy's secret, at least 32 characters. While it is being changed there are two: `now` makes everything new, and what
 * `before` made is still accepted.
 */
export type AcademySecret = string | { now: string; before: string };

/** What new signatures and seals are made with. */
export const secretNow = (secret: AcademySecret): string =>
  typeof secret === 'string' ? secret : secret.now;

/** All that are accepted, the present one first. */
export const secretsOf = (secret: AcademySecret): readonly string[] =>
  typeof secret === 'string' ? [secret] : [secret.now, secret.before];

/** What the first key that opens it finds; null when none does. */
export function firstOpened<Key, Opened>(
  keys: readonly Key[],
  open: (key: Key) => Opened | null,
): Opened | null {
  for (const key of keys) {
    const opened = open(key);
    if (opened !== null) return opened;
  }
  return null;
}
