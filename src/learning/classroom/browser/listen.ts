/**
 * What goes on with the screen off: the buttons of the lock screen and of earphones, the next lesson's sound by itself where that is
 * wanted, and a stop for whoever falls asleep.
 */
import { draft as remembered } from './drafts.ts';

type Acts = { play: () => void; go: (seconds: number) => void; step: number };

/** The lesson that is heard now, which may be a later one than the page's. */
function tellLockScreen(part: HTMLElement, film: HTMLMediaElement): void {
  const heard = part.querySelector('[data-heard]:not([hidden]) a') ?? document.querySelector('h1');
  const poster = film instanceof HTMLVideoElement ? film.poster : '';
  navigator.mediaSession.metadata = new MediaMetadata({
    title: heard?.textContent ?? document.title,
    artist: document.querySelector<HTMLElement>('[data-course-name]')?.dataset['courseName'] ?? '',
    artwork: poster === '' ? [] : [{ src: poster }],
  });
}

function takeItsButtons(part: HTMLElement, film: HTMLMediaElement, { play, go, step }: Acts): void {
  const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play,
    pause: play,
    seekbackward: ({ seekOffset }) => go(film.currentTime - (seekOffset ?? step)),
    seekforward: ({ seekOffset }) => go(film.currentTime + (seekOffset ?? step)),
    seekto: ({ seekTime }) => go(seekTime ?? film.currentTime),
  };
  for (const [action, act] of Object.entries(acts))
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, act);
    } catch {
      // A browser that does not know this button has none of it.
    }
  film.addEventListener('play', () => tellLockScreen(part, film));
  if (!film.paused) tellLockScreen(part, film);
}

/**
 * The sound of the next lesson in the same player, which alone may go on while the screen is off; the page names it and leads to it.
 * Nothing where the next lesson is closed, has no sound, or does not come.
 */
async function playNext(part: HTMLElement, film: HTMLMediaElement): Promise<void> {
  const { next } = part.dataset;
  const lesson = part.closest<HTMLElement>('[data-lesson]');
  const line = part.querySelector<HTMLElement>('[data-heard]');
  if (next === undefined || !lesson || !line) return;
  // Without a network a kept lesson's page is on the phone, with the form that was kept.
  const answer =
    (await fetch(`${next}?as=sound`).catch(() => null)) ?? (await caches.match(next, { ignoreSearch: true }));
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const sound = page.querySelector('#film audio');
  const key = page.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  if (!sound || key === undefined) return;
  lesson.dataset['lesson'] = key;
  const after = page.querySelector<HTMLElement>('#film')?.dataset['next'];
  if (after === undefined) delete part.dataset['next'];
  else part.dataset['next'] = after;
  film.replaceChildren(...sound.children);
  const link = line.querySelector('a');
  if (link) Object.assign(link, { href: next, textContent: page.querySelector('h1')?.textContent ?? '' });
  line.hidden = false;
  // They are of the lesson before.
  for (const one of part.querySelectorAll('.film-chapters, .film-transcript')) one.remove();
  film.load();
  await film.play();
}

export function startListening(part: HTMLElement, film: HTMLMediaElement, acts: Acts): void {
  if ('mediaSession' in navigator) takeItsButtons(part, film, acts);
  const goesOn = part.querySelector<HTMLInputElement>('[data-goes-on]');
  const stop = part.querySelector<HTMLSelectElement>('[data-stop]');
  if (!goesOn || !stop) return;
  // The first press of all may be the tick itself, which is not taken back once this has loaded.
  const remember = () => remembered('sound goes on', goesOn.checked ? 'yes' : null);
  goesOn.checked ||= remembered('sound goes on') !== null;
  remember();
  goesOn.addEventListener('change', remember);
  film.addEventListener('ended', () => {
    if (goesOn.checked) void playNext(part, film).catch(() => undefined);
  });
  let stopAt = Infinity;
  const choose = () => {
    stopAt = stop.value === '' ? Infinity : Date.now() + Number(stop.value) * 60_000;
  };
  choose();
  stop.addEventListener('change', choose);
  // Timers sleep with the screen, and sound does not.
  film.addEventListener('timeupdate', () => {
    if (Date.now() < stopAt) return;
    stopAt = Infinity;
    stop.value = '';
    film.pause();
  });
}
