/** A UUID as the database writes it, in lower case with hyphens. Queries with anything else would raise a database error. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The UUID of 32 hexadecimal digits. */
export const uuidOfHex = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
