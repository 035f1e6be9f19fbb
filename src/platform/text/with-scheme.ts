/**
 * A web address as people type it on a phone: 'linkedin.com/in/layla' is completed, since only its beginning is hard to type.
 * What names another scheme, or is no address, stays as it is for the field's own rule to refuse.
 */
export function withScheme(typed: string): string {
  if (typed.startsWith('//')) return `https:${typed}`;
  const hasScheme = /^[a-z][a-z0-9+-]*:/i.test(typed);
  return !hasScheme && /^[^\s/@?#]+\.[^\s/@?#]{2,}([/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}
