/** a[data-video]: the poster becomes a player on click, in its place; without script the link opens the video itself. */
type Player = typeof import('./video-player.ts');

let fetched: Promise<Player> | null = null;

/** The player is loaded when somebody is about to click a poster; a failed load is tried again at the next click. */
function fetchPlayer(): Promise<Player> {
  fetched ??= import('./video-player.ts').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

const stillOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-video]') : null;

export function startVideos(): void {
  const foresee = (event: Event): void => {
    if (stillOf(event.target) !== null) fetchPlayer().catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, foresee, { passive: true });
  document.addEventListener('click', (event) => {
    const still = stillOf(event.target);
    if (still === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    fetchPlayer()
      .then(({ playInPlace }) => playInPlace(still))
      .catch(() => location.assign(still.href));
  });
}
