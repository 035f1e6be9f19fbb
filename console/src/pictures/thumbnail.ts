/** Pictures of the library by the name that a record or a text has for them. */
const idIn = (name: string): string | undefined =>
  /^(?:picture-|\/pictures\/)([0-9a-f-]{36})-\d+x\d+$/.exec(name)?.[1];

/** A small one, for a list; null for what names no picture of the library. */
export function thumbnailOf(name: string): string | null {
  const id = idIn(name);
  return id === undefined ? null : `/pictures/${id}-480.webp`;
}
