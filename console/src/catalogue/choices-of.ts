/** What a field may be chosen from, each with its name in the language of the office. */
import type { Referred } from '../../../src/features/catalogue/catalogue-form.staff.ts';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { weekdayName } from '../hours/clock.ts';
import { weekdays } from '../hours/week.ts';
import type { ConsoleLocale } from '../locale.ts';
import { useSay, type ConsoleWords } from '../words/words.ts';
import { useEditing } from './editing.ts';

/** `value` is what the record keeps; `id` stands for it in a form. */
export type Choice = { id: string; value: string | number; name: string };
type Asking = {
  choices: Referred;
  catalogue: Pick<ConsoleWords['catalogue'], 'choices'>;
  locale: ConsoleLocale;
};
type Chosen = Pick<FormField, 'widget' | 'choices' | 'refersTo'>;

/** Whether a value is one of several that are all told; a list of such values is a row of boxes. */
export const isChosen = ({ widget }: Pick<FormField, 'widget'>): boolean =>
  widget === 'choice' || widget === 'weekday';

export function choicesOf(field: Chosen, { choices, catalogue, locale }: Asking): Choice[] {
  if (field.refersTo)
    return (choices[field.refersTo] ?? []).map(({ slug, title }) => ({
      id: slug,
      value: slug,
      name: title[locale === 'ar' ? 'ar' : 'en'] || slug,
    }));
  if (field.widget === 'weekday')
    return weekdays.map((value) => ({ id: String(value), value, name: weekdayName(value, locale) }));
  return (field.choices ?? []).map((value) => ({
    id: String(value),
    value,
    name: catalogue.choices[String(value)] ?? String(value),
  }));
}

export function useChoices(field: Chosen): Choice[] {
  const { choices } = useEditing();
  const { catalogue, locale } = useSay();
  return choicesOf(field, { choices, catalogue, locale });
}

/** The list once a box of it was ticked or cleared. Days stand in the order of the week, all else as it was chosen. */
export function ticked(
  field: Chosen,
  list: readonly unknown[],
  { value, isOn }: { value: unknown; isOn: boolean },
): unknown[] {
  const others = list.filter((one) => String(one) !== String(value));
  const next = isOn ? [...others, value] : others;
  return field.widget === 'weekday' ? next.toSorted((one, other) => Number(one) - Number(other)) : next;
}
