/** For the `ref` of a field that appears because she asked for it: what is to be typed goes there at once, and only then. */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus();
