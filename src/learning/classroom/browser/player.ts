/**
 * A film before it plays: which forms of it are here without a network, and a message when loading stops. Its controls are
 * loaded at the first press.
 */
/**
 * Forms of the film that are not on this phone are disabled without a network, with a message; 'read' opens the text on the
 * page.
 */
function markWays(part: HTMLElement): void {
  const message = part.querySelector<HTMLElement>('[data-offline]');
  const spoken = part.querySelector<HTMLDetailsElement>('.film-transcript');
  const ways = [...part.querySelectorAll<HTMLAnchorElement>('[data-way]')];
  const isHere = (way: HTMLAnchorElement) =>
    navigator.onLine ||
    way.hasAttribute('aria-current') ||
    (way.dataset['way'] === 'read' && spoken !== null);
  const look = () => {
    for (const way of ways)
      if (isHere(way)) way.removeAttribute('aria-disabled');
      else way.setAttribute('aria-disabled', 'true');
    if (message) message.hidden = navigator.onLine || ways.every(isHere);
  };
  part.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-way]') : null;
    if (!way || navigator.onLine) return;
    event.preventDefault();
    if (way.dataset['way'] !== 'read' || !spoken) return;
    spoken.open = true;
    spoken.querySelector('summary')?.focus();
  });
  for (const sign of ['online', 'offline']) addEventListener(sign, look);
  look();
}

export function start(part: HTMLElement): void {
  markWays(part);
  const film = part.querySelector<HTMLMediaElement>('video, audio');
  if (film === null) return;
  film.controls = false;
  let loading: Promise<(pressed: HTMLElement) => void> | undefined;
  const load = () =>
    (loading ??= import('./film-controls.ts').then(({ startControls }) => startControls(part, film)));
  for (const sign of ['pointerdown', 'focusin', 'change'])
    part.addEventListener(sign, () => void load(), { once: true });
  film.addEventListener('play', () => void load(), { once: true });
  let hasPlayed = false;
  // A note below the film leads to its second, too.
  document.addEventListener('click', (event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-from]') : null;
    if (!pressed) return;
    event.preventDefault();
    if (!part.contains(pressed)) part.scrollIntoView();
    // At once: some browsers play only while a press is being answered.
    const isFirst = !hasPlayed && pressed.dataset['do'] === 'play';
    hasPlayed ||= isFirst;
    if (isFirst && film.paused) void film.play().catch(() => undefined);
    else void load().then((act) => act(pressed));
  });
  const fail = () => {
    const message = part.querySelector<HTMLElement>('.film-failed');
    if (message) message.hidden = false;
  };
  film.addEventListener('error', fail);
  film.querySelector('source:last-of-type')?.addEventListener('error', fail);
}
