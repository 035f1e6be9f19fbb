/**
 * Arabic counts in five ways: 1 and 2 have words of their own, 3 to 10 take the plural, 11 to 99 the singular in the
 * accusative, and 0, 100, 101, 102 the bare singular. The last two digits decide.
 */
export function countInArabic(
  count: number,
  forms: { one: string; two: string; few: string; many: string; other: string },
): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} ${forms.few}`;
  return `${count} ${rest > 10 ? forms.many : forms.other}`;
}
