/** What a slug may look like: it stands in addresses, and anything else is unknown without asking the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);
