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
  // A page brought back by the Back button should not show the menu it was left by.
  addEventListener('pageshow', () => closeOutside(null));
}
