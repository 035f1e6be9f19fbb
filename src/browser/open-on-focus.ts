/** details[data-open-on-focus] open when the keyboard reaches them, and close again behind it: Tab goes on into what they hold. */
export function startOpeningOnFocus(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-on-focus]')) watch(details);
}

function watch(details: HTMLDetailsElement): void {
  let openedHere = false;
  details.addEventListener('focusin', ({ target }) => {
    // A press focuses too, and opens by itself: only a focus that shows came by the keyboard.
    if (details.open || !(target instanceof Element) || !target.matches('summary:focus-visible')) return;
    openedHere = details.open = true;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (!openedHere || (relatedTarget instanceof Node && details.contains(relatedTarget))) return;
    openedHere = details.open = false;
  });
}
