/** What every field of the open record must know. */
import { createContext, useContext } from 'react';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { unfilled, withoutPrice } from '../../../src/admin/records/missing-words.ts';
import { type Draft, isSame, type Loose, valueAt } from './draft.ts';
import type { DoneOf } from '../api.ts';

type Saved = DoneOf<'catalogue/{kind}'>;
type Referred = DoneOf<'GET catalogue/{kind}/form'>['choices'];
/** `given`: what was refused; once it is changed, nothing is wrong until it is sent again. `usedBy`: what refers to it. */
export type Fault = Saved['missing'][number] & { given?: unknown; usedBy?: string };

export type Editing = {
  kind: string;
  draft: Draft;
  choices: Referred;
  /** Of its form: their bounds are said beside a fault. */
  fields?: readonly FormField[];
  /** It ends the title of every page. */
  siteName?: Record<Side, string>;
  /** By the path of the field. */
  faults: ReadonlyMap<string, Fault>;
  /** Nothing may be typed: the role may not, or publication is scheduled. */
  isLocked: boolean;
  /** Prices, where the contrary holds for them: who only sets prices writes nothing else, and who may not writes all else. */
  apart: readonly string[];
  /** Paths of unfolded list lines. */
  opened: ReadonlySet<string>;
  unfold(path: string, isOpen: boolean): void;
  /** The languages that are shown. */
  sides: readonly Side[];
  /** Leads to a field wherever it is: opens its tab, its language and the list lines around it. */
  show(path: string): void;
};

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A field stands outside of its record.');
  return editing;
}

export const isMended = (draft: Pick<Draft, 'get'>, fault: Fault): boolean =>
  'given' in fault && !isSame(draft.get(fault.path), fault.given);

/**
 * The faults of the last answer as they stand by now: what must be filled in is judged anew from what is typed; any other one ends when
 * its value is changed. `judged`: the record that the answer was about.
 */
export function faultsAsTyped(
  { kind, fields }: { kind: string; fields: readonly FormField[] },
  { faults, judged }: { faults: readonly Fault[]; judged: Loose },
  typed: Loose,
): Fault[] {
  const lackingIn = (record: Loose) => [
    ...unfilled(fields, { path: '', value: record }, {}),
    ...withoutPrice(kind, record),
  ];
  const before = new Set(lackingIn(judged).map(({ path }) => path));
  const others = faults.filter(
    ({ path }) => !before.has(path) && isSame(valueAt(judged, path), valueAt(typed, path)),
  );
  return [
    ...lackingIn(typed).map(({ path, problem, limit }) => ({ path, problem, limit: limit ?? null })),
    ...others,
  ];
}

/** The id of a field's element. */
export const idOf = (path: string): string => `field-${path}`;

/** About one second: after that the element is given up on, also on the slowest phone. */
const mostFrames = 60;

/** What was just added, unfolded or refused is not rendered yet: it is looked for on each frame. */
function whenDrawn(id: string, lead: (element: HTMLElement) => void, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) lead(element);
    else if (frames > 1) whenDrawn(id, lead, frames - 1);
  });
}

export const leadToElement = (id: string, block: ScrollLogicalPosition): void =>
  whenDrawn(id, (element) => {
    // What is folded is opened.
    const fold = element.closest('details') ?? element.querySelector('details');
    if (fold) fold.open = true;
    // Below the bar that covers the top of the page.
    element.style.scrollMarginTop = '72px';
    element.scrollIntoView({ block });
    element.focus({ preventScroll: true });
  });

export const leadTo = (path: string): void => leadToElement(idOf(path), 'center');

/** Scrolls to the list of what is missing. */
export const leadToMissing = (): void => leadToElement('missing', 'center');

export type Side = Locale;

/** `side`: the language of the record, or null. */
export type Place = { path: string; side: Side | null };

/** What is shown of a field that has one value per language: the languages that were chosen, in their order; all else stays. */
export const inSides = <P extends Place>(places: readonly P[], sides: readonly Side[]): P[] => {
  const turnOf = ({ side }: P): number => (side === null ? 0 : sides.indexOf(side));
  return places.filter((one) => turnOf(one) >= 0).toSorted((one, other) => turnOf(one) - turnOf(other));
};
