/** What every field of the open record must know. */
import { createContext, useContext } from 'react';
import type { Referred } from '../../../api/staff/catalogue-form.ts';
import type { Fault } from '../../../api/staff/catalogue-shapes.ts';
import type { Draft } from './draft.ts';

export type Editing = {
  kind: string;
  draft: Draft;
  choices: Referred;
  /** Drawn persons that other records show. */
  portraits: readonly string[];
  /** By the path of the field. */
  faults: ReadonlyMap<string, Fault>;
  /** Nothing may be typed: not her right, or it waits for its time. */
  isLocked: boolean;
  /** Lines of lists that are unfolded, by their paths. */
  opened: ReadonlySet<string>;
  unfold(path: string, isOpen: boolean): void;
};

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A field stands outside of its record.');
  return editing;
}

/** The element of a place, for whoever leads there. */
export const idOf = (path: string): string => `field-${path}`;

/** After what is drawn next: a line that was just added or unfolded is there then. */
export function leadToElement(id: string, block: ScrollLogicalPosition): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const element = document.getElementById(id);
      // Below the band that stands over the page.
      if (element) element.style.scrollMarginTop = '72px';
      element?.scrollIntoView({ block });
      element?.focus({ preventScroll: true });
    }, 30);
  });
}

export const leadTo = (path: string): void => leadToElement(idOf(path), 'center');

/** To the list of what is missing, once it is drawn. */
export function leadToMissing(): void {
  setTimeout(() => {
    const list = document.getElementById('missing');
    list?.scrollIntoView({ block: 'center' });
    list?.focus({ preventScroll: true });
  }, 50);
}

/** A language of the record, or none. */
export type Place = { path: string; side: 'en' | 'ar' | null };
