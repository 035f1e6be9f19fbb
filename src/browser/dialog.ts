/** `a[data-dialog]` opens its address inside one <dialog>. What does the work is fetched when such a link is first wanted. */
type DialogWindow = typeof import('./dialog-window.ts');

let fetched: Promise<DialogWindow> | null = null;

/** Fetched once; a failed fetch is tried again at the next press. */
function fetchWindow(): Promise<DialogWindow> {
  fetched ??= import('./dialog-window.ts').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null;

/** A plain press with the main button: everything else (new tab, download) stays the browser's. */
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
