/** The choices in a form of the console. */
import { expect, it } from 'vitest';
import { choicesOf, ticked } from '../console/src/catalogue/labels.ts';
import { recordForm, type FormField } from '../src/admin/records/record-form.ts';

const within = (fields: readonly FormField[], path: string): FormField | undefined =>
  fields.find((field) => field.path === path);

const dayOfCall = within(
  within(recordForm('settings').fields, 'liveCalls')?.fields ?? [],
  'weekday',
) as FormField;
const none = { choices: {}, catalogue: { choices: {} } };

it.each([
  ['en', 'Monday', 'Sunday'],
  ['fr', 'lundi', 'dimanche'],
  ['ar', 'الاثنين', 'الأحد'],
] as const)('a day of the week is chosen by its name, Monday first: %s', (locale, first, last) => {
  const days = choicesOf(dayOfCall, { ...none, locale });
  expect(days.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([days[0]?.name, days.at(-1)?.name]).toEqual([first, last]);
});

it('days that are ticked stay numbers, in the order of the week', () => {
  expect(ticked(dayOfCall, [1, 6], { value: 3, isOn: true })).toEqual([1, 3, 6]);
  expect(ticked(dayOfCall, [1, 3, 6], { value: 3, isOn: false })).toEqual([1, 6]);
  const names = { widget: 'choice' } as const;
  expect(ticked(names, ['sewing'], { value: 'baking', isOn: true })).toEqual(['sewing', 'baking']);
});
