/** Arabic counts in four ways: 1 and 2 have words of their own, 3 to 10 take the plural, 11 and more the singular. */
export function countInArabic(
  count: number,
  forms: { one: string; two: string; few: string; many: string },
): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const rest = count % 100;
  return `${count} ${rest >= 3 && rest <= 10 ? forms.few : forms.many}`;
}
