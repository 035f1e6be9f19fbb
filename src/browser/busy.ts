/** While a form is being sent its buttons are disabled and labelled as busy, until there is an answer or the page is left. */
const kept = new WeakMap<HTMLButtonElement, Node[]>();

const buttonsOf = (form: HTMLFormElement): HTMLButtonElement[] =>
  [...form.elements].filter(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  );

/** 'Processing...' in the page's language: every step carries it. */
const busyWord = (form: HTMLFormElement): string =>
  form.closest<HTMLElement>('[data-word-busy]')?.dataset['wordBusy'] ?? '…';

export function beBusy(form: HTMLFormElement): void {
  form.setAttribute('aria-busy', 'true');
  for (const button of buttonsOf(form)) {
    if (kept.has(button)) continue;
    kept.set(button, [...button.childNodes]);
    button.replaceChildren(busyWord(form));
    button.disabled = true;
  }
}

export function beReady(form: HTMLFormElement): void {
  form.removeAttribute('aria-busy');
  for (const button of buttonsOf(form)) {
    const nodes = kept.get(button);
    if (nodes === undefined) continue;
    button.replaceChildren(...nodes);
    button.disabled = false;
    kept.delete(button);
  }
}

export const isBusy = (form: HTMLFormElement): boolean => form.getAttribute('aria-busy') === 'true';
