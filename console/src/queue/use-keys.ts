/** Keys of a page: never while somebody types, and never under a dialog. */
import { useEffect, useRef } from 'react';

const taken =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=combobox], [role=listbox]';

export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(taken) !== null;

/** By place on the keyboard where it is a letter: on an Arabic keyboard J is J too. */
const nameOf = ({ code, key }: KeyboardEvent): string =>
  /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

/** `keys`: deeds by 'j', 'ArrowLeft' … */
export function useKeys(keys: Record<string, () => void>, isOn = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event.target)) return;
      const deed = latest.current[nameOf(event)];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

const kept = 'derb-office-keys';

/** As she left it on this browser: on, unless she switched it off. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

export function keepKeys(isOn: boolean): void {
  try {
    localStorage.setItem(kept, isOn ? 'on' : 'off');
  } catch {
    // Without storage it holds for this visit.
  }
}
