/** The word for a name that came over the wire; undefined for one that has none. */
export const wordOf = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
