/** One item of a gallery over the whole screen: ×, Escape and a click beside it close, arrows and swipes change the item. */
type Box = {
  dialog: HTMLDialogElement;
  stage: HTMLElement;
  place: HTMLElement;
  items: HTMLElement[];
  shown: number;
};

const swipePx = 48;

const close = '<path d="M18 6 6 18M6 6l12 12"/>';
const towardsRight = '<path d="m9 18 6-6-6-6"/>';
const towardsLeft = '<path d="m15 18-6-6 6-6"/>';

function button(label: string, drawing: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'lightbox-button';
  made.setAttribute('aria-label', label);
  made.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawing}</svg>`;
  made.addEventListener('click', press);
  return made;
}

const element = (className: string): HTMLElement => {
  const made = document.createElement('div');
  made.className = className;
  return made;
};

/** Shows the item so many positions further on; after the last comes the first. */
function go(box: Box, by: number): void {
  box.shown = (box.shown + by + box.items.length) % box.items.length;
  const copy = box.items[box.shown]?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.querySelector('[data-gallery-open]')?.remove();
  box.stage.replaceChildren(copy);
  box.stage.scrollTop = 0;
  box.place.textContent = `${box.shown + 1} / ${box.items.length}`;
}

/** Opens the gallery at the clicked item; on closing the focus moves to the item shown last. */
export function openLightbox(gallery: HTMLElement, opener: HTMLElement): void {
  const items = [...gallery.querySelectorAll<HTMLElement>('[data-gallery-item]')];
  const shown = items.findIndex((item) => item.contains(opener));
  if (shown < 0) return;
  const { direction } = getComputedStyle(gallery);
  const rtl = direction === 'rtl';
  const { gallery: name = '', wordClose = '', wordPrevious = '', wordNext = '' } = gallery.dataset;

  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox darija';
  dialog.lang = gallery.closest<HTMLElement>('[lang]')?.lang ?? '';
  dialog.dir = direction;
  dialog.setAttribute('aria-label', name);
  const place = element('lightbox-count');
  place.dir = 'ltr';
  const stage = element('lightbox-stage');
  stage.tabIndex = 0;
  stage.setAttribute('aria-live', 'polite');
  place.setAttribute('aria-live', 'polite');
  const box: Box = { dialog, stage, place, items, shown };

  const bar = element('lightbox-bar');
  bar.append(
    place,
    button(wordClose, close, () => dialog.close()),
  );
  const steps = element('lightbox-steps');
  steps.append(
    button(wordPrevious, rtl ? towardsRight : towardsLeft, () => go(box, -1)),
    button(wordNext, rtl ? towardsLeft : towardsRight, () => go(box, 1)),
  );
  dialog.append(bar, stage, steps);
  document.body.append(dialog);
  listen(box, rtl);
  go(box, 0);
  dialog.showModal();
  document.documentElement.classList.add('dialog-open');
  stage.focus({ preventScroll: true });
}

function listen(box: Box, rtl: boolean): void {
  const { dialog, stage } = box;
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') go(box, rtl ? -1 : 1);
    else if (key === 'ArrowLeft') go(box, rtl ? 1 : -1);
  });
  let from: { x: number; y: number } | null = null;
  stage.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (from = { x, y }));
  stage.addEventListener('pointercancel', () => (from = null));
  stage.addEventListener('pointerup', ({ clientX, clientY, target }) => {
    if (from === null) return;
    const across = clientX - from.x;
    const swiped = Math.abs(across) > swipePx && Math.abs(across) > Math.abs(clientY - from.y);
    const stayed = Math.abs(across) < 8 && Math.abs(clientY - from.y) < 8;
    from = null;
    // A swipe pushes the item out towards the side of the movement.
    if (swiped) go(box, across < 0 === rtl ? -1 : 1);
    else if (stayed && target === stage) dialog.close();
  });
  dialog.addEventListener('close', () => {
    document.documentElement.classList.remove('dialog-open');
    dialog.remove();
    const item = box.items[box.shown];
    const rest = item?.closest('details');
    if (rest) rest.open = true;
    item?.querySelector<HTMLElement>('[data-gallery-open]')?.focus();
  });
}
