const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Whether somebody who typed a name means this one: blanks around it, capitals and spellings of one sign do not matter. */
export const sameName = (known: string, typed: string): boolean => plain(known) === plain(typed);
