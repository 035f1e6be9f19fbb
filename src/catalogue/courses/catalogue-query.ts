/** What visitors choose in the catalogue, as it is written in the address, and which courses fit. Amounts are centimes of MAD. */
import { locales } from '../../platform/i18n/locale.ts';
import { cutText, oneLine } from '../../platform/text/typed-text.ts';
import { foundIn, longestSearch } from '../../platform/text/fold-for-search.ts';
import { type Course, isAtOwnPace, isListed, isOnSale, type Offer } from './course.ts';
import type { FieldOfStudy } from '../../academy/settings/settings.ts';
import type { Start } from './cohort.ts';
import { addDays, dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';

/** `field`: of the academy's list, with its place there. */
type OnOffer = Start & { offer: Offer | null; field?: (FieldOfStudy & { place: number }) | null };

export const ways = ['live', 'virtual'] as const;
export const budgets = ['500', '1000', 'more'] as const;
type Way = (typeof ways)[number];
export type Budget = (typeof budgets)[number];

/** Null and false: all courses. */
export type CatalogueQuery = {
  text: string;
  way: Way | null;
  /** Id of a field of study. */
  field: string | null;
  /** Only courses that can be begun within `soonDays`. */
  soon: boolean;
  budget: Budget | null;
};

export const everything: CatalogueQuery = { text: '', way: null, field: null, soon: false, budget: null };

/** The parameters that filter by what is the same in every academy, with all their values. */
export const filters = { type: ways, start: ['soon'], budget: budgets } as const;

/** Two weeks: long enough to arrange an evening, short enough to wait for. */
export const soonDays = 14;

const known = <Value extends string>(values: readonly Value[], typed: string | null): Value | null =>
  values.find((value) => value === typed) ?? null;

/** Unknown values count as none; a field that no course has is unknown. */
export const queryOf = (
  { searchParams }: Pick<URL, 'searchParams'>,
  all: readonly Pick<OnOffer, 'course'>[],
): CatalogueQuery => ({
  text: cutText(oneLine(searchParams.get('q') ?? ''), longestSearch),
  way: known(filters.type, searchParams.get('type')),
  field: known(
    all.map(({ course }) => course.domain),
    searchParams.get('field'),
  ),
  soon: searchParams.get('start') === 'soon',
  budget: known(filters.budget, searchParams.get('budget')),
});

/** The address of the catalogue at `path` with this query. */
export function cataloguePath(path: string, { text, way, field, soon, budget }: CatalogueQuery): string {
  const chosen = { type: way, field, start: soon ? 'soon' : null, budget, q: text || null };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value !== null) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

export const asksForAll = (query: CatalogueQuery): boolean => cataloguePath('', query) === '';

const isWithin: Record<Budget, (centimes: number) => boolean> = {
  '500': (centimes) => centimes <= 50_000,
  '1000': (centimes) => centimes <= 100_000,
  more: (centimes) => centimes > 100_000,
};

/** By what is charged today; a course that is not on sale fits no budget. */
const costs = ({ course, offer }: OnOffer, budget: Budget): boolean =>
  isOnSale(course) && offer !== null && isWithin[budget](offer.priceCentimes);

/** Today for a course at one's own pace, else on a day that is announced. */
function beginsSoon({ course }: OnOffer, now: Date): boolean {
  if (!isOnSale(course)) return false;
  if (isAtOwnPace(course)) return true;
  const { startsOn } = course;
  return startsOn !== null && !hasPassed(startsOn, now) && startsOn <= addDays(dateInMorocco(now), soonDays);
}

/** The name with the line below it and the trainer, in each language. */
const searchedIn = ({ course: { words, trainer } }: OnOffer): string[] =>
  locales.map((one) => words[one]).map(({ name, description }) => `${name} ${description} ${trainer ?? ''}`);

const fits = (onOffer: OnOffer, query: CatalogueQuery, now: Date): boolean =>
  (query.way === null || onOffer.course.courseType === query.way) &&
  (query.field === null || onOffer.course.domain === query.field) &&
  (!query.soon || beginsSoon(onOffer, now)) &&
  (query.budget === null || costs(onOffer, query.budget)) &&
  foundIn(searchedIn(onOffer), query.text);

/** Listed courses that fit, in the order of the catalogue. Names, descriptions and trainers are searched, in both languages. */
export const chosenCourses = <T extends OnOffer>(all: readonly T[], query: CatalogueQuery, now: Date): T[] =>
  all.filter((onOffer) => isListed(onOffer.course) && fits(onOffer, query, now));

/** Values of the filters that some course has; a filter that would leave all or nothing is left out. */
export function choicesAmong(all: readonly OnOffer[], now: Date) {
  const shown = all.filter(({ course }) => isListed(course));
  const some = <Value>(
    values: readonly Value[],
    has: (onOffer: OnOffer, value: Value) => boolean,
  ): Value[] => {
    const found = values.filter((value) => shown.some((onOffer) => has(onOffer, value)));
    return found.length > 1 ? found : [];
  };
  const fields = new Map(
    shown.flatMap(({ field }) => (field && !field.isRetired ? [[field.id, field]] : [])),
  );
  const inOrder = [...fields.values()].toSorted((one, other) => one.place - other.place);
  const soon = shown.filter((onOffer) => beginsSoon(onOffer, now)).length;
  return {
    ways: some(ways, ({ course }, way) => course.courseType === way),
    fields: inOrder.length > 1 ? inOrder : [],
    budgets: some(budgets, costs),
    soon: soon > 0 && soon < shown.length,
  };
}

/** Pairs of courses on sale that learners mix up, each once, in the order of the catalogue. */
export const comparedPairs = <T extends OnOffer>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index): [T, T][] => {
    const other = all
      .slice(index + 1)
      .find(
        ({ course }) => course.slug === one.course.comparesWith || course.comparesWith === one.course.slug,
      );
    return other !== undefined && isOnSale(one.course) && isOnSale(other.course) ? [[one, other]] : [];
  });

/** The id of their comparison on the catalogue's page. */
export const comparisonId = (one: string, other: string): string => `compare-${[one, other].sort()[0] ?? ''}`;

/** The courses that the academy leads with before the others, each in its order. */
export const inLead = <One extends { course: Pick<Course, 'slug'> }>(
  all: readonly One[],
  { leadingCourses = [] }: { leadingCourses?: readonly string[] },
): One[] => {
  const placeOf = ({ course }: One) => {
    const place = leadingCourses.indexOf(course.slug);
    return place < 0 ? leadingCourses.length : place;
  };
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
};
