/** Names of fields in a record: the field's label, the number of its line, and its language. */
import { shortened } from '../../../src/platform/text/typed-text.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { join, stepsOf, valueAt } from './draft.ts';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { isLocale, locales } from '../../../src/platform/i18n/locale.ts';
import { weekdayName, weekdays } from '../hours/week.ts';
import { type ConsoleLocale, formatTags, inLocale, madOf } from '../locale.ts';
import { type Fault, type Place, type Side, useEditing } from './editing.ts';
import type { DoneOf } from '../api.ts';

type Referred = DoneOf<'GET catalogue/{kind}/form'>['choices'];

/** The field's place within each place that holds it. */
export const placesWithin = (path: string, places: readonly Place[]): Place[] =>
  places.flatMap(({ path: within, side }): Place[] =>
    path.includes('{locale}')
      ? locales.map((locale) => ({ path: join(within, path.replace('{locale}', locale)), side: locale }))
      : [{ path: join(within, path), side }],
  );

/** The place of a whole record's fields. */
export const whole: readonly Place[] = [{ path: '', side: null }];

/** The paths of a field, in each language that it is written in. */
export const pathsOf = (field: FormField): string[] =>
  placesWithin(field.path, whole).map(({ path }) => path);

/** `value` is what the record keeps; `id` stands for it in a form. */
type Choice = { id: string; value: string | number; name: string; isRetired?: boolean | undefined };
type Asking = {
  choices: Referred;
  catalogue: Pick<ConsoleWords['catalogue'], 'choices'>;
  locale: ConsoleLocale;
};
type Chosen = Pick<FormField, 'widget' | 'choices' | 'refersTo'>;

/** Whether the widget shows all choices; a list of them is a row of checkboxes. */
export const isChosen = ({ widget }: Pick<FormField, 'widget'>): boolean =>
  widget === 'choice' || widget === 'weekday';

/** The choices of a field, each with its name in the language of the console. */
export function choicesOf(field: Chosen, { choices, catalogue, locale }: Asking): Choice[] {
  if (field.refersTo)
    return (choices[field.refersTo] ?? []).map(({ slug, title, isRetired }) => ({
      isRetired,
      id: slug,
      value: slug,
      name: inLocale(title, locale) || slug,
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
  const { catalogue, locale } = useWords();
  return choicesOf(field, { choices, catalogue, locale });
}

/** The list after a checkbox was changed. Weekdays keep the order of the week, all else the order of choice. */
export function ticked(
  field: Chosen,
  list: readonly unknown[],
  { value, isOn }: { value: unknown; isOn: boolean },
): unknown[] {
  const others = list.filter((one) => String(one) !== String(value));
  const next = isOn ? [...others, value] : others;
  return field.widget === 'weekday' ? next.toSorted((one, other) => Number(one) - Number(other)) : next;
}

/** The state of a record, as lists name it. */
export const stateNow = ({
  state,
  published,
}: Pick<DoneOf<'GET catalogue/{kind}/records/{slug}'>, 'state' | 'published'>) =>
  state !== 'draft' || published === null ? state : 'changed';

/** On a phone the action bar is one line of icons and short words; screen readers get the full words everywhere. */
export const onPhones = { display: { xs: 'inline-flex', sm: 'none' } } as const;
export const onWideScreens = { display: { xs: 'none', sm: 'inline' } } as const;

/** As narrow as touch targets allow. */
export const tight = { minWidth: 44, minHeight: 44, px: { xs: 1.25, sm: 2 }, whiteSpace: 'nowrap' } as const;

export const heardOnPhones = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

/** Fields that name a line, in order of preference. */
const naming = ['title', 'question', 'name', 'label'];
const rankOf = (key: string): number => (naming.includes(key) ? naming.indexOf(key) : naming.length);

/** Its name, or the first text in it. */
function firstText(value: unknown, side: Side): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const words = ['', 'words.', 'label.', 'name.', 'title.']
    .map((holder) => valueAt(value, `${holder}${side}`))
    .find((found) => found !== undefined && found !== null && found !== '');
  if (typeof words === 'string') return words;
  const texts = Object.entries(typeof words === 'object' && words !== null ? words : value)
    .filter(([key]) => key !== 'id')
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([, text]: [string, unknown]) => text)
    .filter((text) => typeof text === 'string' && text !== '') as string[];
  // A number alone is no useful label.
  const [first = '', next = ''] = texts;
  return first.length > 3 ? first : [first, next].filter(Boolean).join(' · ');
}

/** Most characters of a title. */
const most = 90;

/** What a line of a list is about, in few words. */
export function titleOfLine(value: unknown, side: Side): string {
  const title = firstText(value, side);
  return shortened(title, most);
}

type Texts = ConsoleWords['catalogue'];

const isNumber = (step: string): boolean => /^\d+$/.test(step);

/** `path` of the form or of the record: languages and line numbers in it are ignored. */
export function labelOf({ fields }: Texts, kind: string, path: string): string {
  const steps = stepsOf(path).filter((step) => step !== '{locale}' && !isLocale(step) && !isNumber(step));
  const last = steps.at(-1) ?? '';
  return fields[[kind, ...steps].join('.')] ?? fields[last] ?? last;
}

/** 'Questions and answers 4 › Answer (Arabic)' */
export function nameOfPlace(t: Texts, kind: string, path: string): string {
  const parts: string[] = [];
  const steps: string[] = [];
  let side = '';
  for (const step of stepsOf(path)) {
    steps.push(step);
    if (isLocale(step)) side = ` (${t.sides[step]})`;
    else if (isNumber(step)) parts.push(`${parts.pop() ?? ''} ${Number(step) + 1}`);
    else if (step !== 'words' && t.fields[step] !== undefined) parts.push(labelOf(t, kind, steps.join('.')));
  }
  return `${parts.join(' › ')}${side}`;
}

/** Steps of a field's path that lead along the path of a value; null where they lead elsewhere. */
function stepsAfter(field: FormField, steps: readonly string[]): string[] | null {
  const own = stepsOf(field.path);
  const isOn = own.every((step, at) =>
    step === '{locale}' ? isLocale(steps[at] ?? '') : step === steps[at],
  );
  return isOn ? steps.slice(own.length) : null;
}

/** The field of a form whose value is at a path of the record; null where there is none. */
export function fieldAt(fields: readonly FormField[], path: string | readonly string[]): FormField | null {
  const steps = typeof path === 'string' ? stepsOf(path) : path;
  for (const field of fields) {
    const rest = stepsAfter(field, steps);
    if (rest === null) continue;
    if (rest.length === 0) return field;
    const inner = field.widget === 'list' ? rest.slice(1) : rest;
    const found =
      inner.length === 0 ? (field.item ?? null) : fieldAt(field.fields ?? [field.item ?? []].flat(), inner);
    if (found !== null) return found;
  }
  return null;
}

/** Between which numbers or sums a value must be; null for a field that has no such bounds. */
export function boundsOf(
  { widget, least, most }: Pick<FormField, 'widget' | 'least' | 'most'>,
  { between }: Pick<Texts, 'between'>,
  locale: ConsoleLocale,
): string | null {
  if ((widget !== 'number' && widget !== 'money') || least === undefined || most === undefined) return null;
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const inWords = (bound: number) => (widget === 'money' ? madOf(bound, locale) : digits.format(bound));
  return between(inWords(least), inWords(most));
}

/** What is wrong in a field, in words: of a number its bounds, of a text or a list how long it may be. */
export function useSaid(): (fault: Fault) => string {
  const { catalogue, locale } = useWords();
  const { fields = [] } = useEditing();
  return ({ path, problem, limit, usedBy }) => {
    const field = fieldAt(fields, path);
    const isOfNumber = problem === 'not-a-number' || problem === 'out-of-range';
    // Another limit than the field's own follows from another field.
    const isOwn = limit === null || limit === field?.least || limit === field?.most;
    const bounds = field !== null && isOfNumber && isOwn ? boundsOf(field, catalogue, locale) : null;
    const own: Record<string, number | undefined> = {
      'too-long': field?.mostSigns,
      'too-many': field?.mostItems,
      'too-few': field?.leastItems,
    };
    if (problem === 'below-price' && limit !== null) return catalogue.belowPrice(madOf(limit, locale));
    if (problem === 'still-used' && usedBy !== undefined) return catalogue.stillUsed(usedBy);
    return bounds ?? catalogue.problem(problem, limit ?? own[problem] ?? null);
  };
}
