/** `a[data-dialog]` opens its address in a <dialog>. The code for it is loaded when such a link is first used. */
type DialogWindow = typeof import('./dialog-window.ts');

let fetched: Promise<DialogWindow> | null = null;

/** Loaded once; a failed load is tried again at the next click. */
function fetchWindow(): Promise<DialogWindow> {
  fetched ??= import('./dialog-window.ts').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null;

/** A plain click with the main button: everything else (new tab, download) is left to the browser. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

export function startDialogs(): void {
  const foresee = (event: Event): void => {
    if (linkOf(event.target) !== null) fetchWindow().catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, foresee, { passive: true });
  }
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (link === null || !isPlainPress(event)) return;
    event.preventDefault();
    fetchWindow()
      .then(({ openDialog }) => openDialog(link))
      .catch(() => location.assign(link.href));
  });
}
