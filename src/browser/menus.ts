/** details[data-open-on-focus] open when the keyboard reaches them, and close when it leaves: Tab continues into their content. */
export function startOpeningOnFocus(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-on-focus]')) watch(details);
}

function watch(details: HTMLDetailsElement): void {
  let openedHere = false;
  details.addEventListener('focusin', ({ target }) => {
    // A click focuses too, and opens by itself: only :focus-visible means the keyboard.
    if (details.open || !(target instanceof Element) || !target.matches('summary:focus-visible')) return;
    openedHere = details.open = true;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (!openedHere || (relatedTarget instanceof Node && details.contains(relatedTarget))) return;
    openedHere = details.open = false;
  });
}

/** Menus are native <details>; this closes them on an outside click, on Escape, when the focus leaves and on a choice. */
export function startMenus(): void {
  const opened = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  const closeOutside = (target: EventTarget | null) => {
    for (const menu of opened()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    closeOutside(target);
    if (target instanceof Element && target.closest('[data-menu] a')) closeOutside(null);
  });
  document.addEventListener('focusin', ({ target }) => closeOutside(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of opened()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  // After the Back button the page should not show the menu it was left by.
  addEventListener('pageshow', () => closeOutside(null));
}
