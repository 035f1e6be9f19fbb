/** Beside the browser's own player: speed, ten seconds back, where somebody is, and a sentence when it stops loading. */
import { tell } from './tell.ts';

const everyMs = 15_000;
/** Watched so far it counts as done: the end of a film is often only its name. */
const donePart = 0.9;

export function start(part: HTMLElement): void {
  const film = part.querySelector<HTMLMediaElement>('video, audio');
  const tools = part.querySelector<HTMLElement>('.film-tools');
  if (film === null || tools === null) return;
  tools.hidden = false;

  tools.querySelector('[data-back]')?.addEventListener('click', () => {
    film.currentTime = Math.max(0, film.currentTime - 10);
  });
  const speed = tools.querySelector('select');
  speed?.addEventListener('change', () => {
    film.defaultPlaybackRate = Number(speed.value);
    film.playbackRate = film.defaultPlaybackRate;
  });

  let told = 0;
  let isDone = false;
  /** Seconds that went by as they were played: whoever jumps to the end has not watched it. */
  let watched = 0;
  let before = 0;
  const tellWhere = (): void => {
    const seconds = Math.round(film.currentTime);
    if (seconds === told || film.readyState === 0) return;
    told = seconds;
    void tell(part, { kind: 'position', body: { seconds, of: Math.round(film.duration) || 0 } });
  };
  film.addEventListener('timeupdate', () => {
    const passed = film.currentTime - before;
    before = film.currentTime;
    if (passed > 0 && passed < 3) watched += passed;
    const far = film.currentTime / film.duration;
    if (isDone || !(far >= donePart) || watched < film.duration * 0.5) return;
    isDone = true;
    void tell(part, { kind: 'done', body: { how: 'watched' } });
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  film.addEventListener('play', () => {
    clearInterval(timer);
    timer = setInterval(tellWhere, everyMs);
  });
  for (const sign of ['pause', 'ended'])
    film.addEventListener(sign, () => {
      clearInterval(timer);
      tellWhere();
    });
  addEventListener('pagehide', tellWhere);

  const fail = () => {
    const said = part.querySelector<HTMLElement>('.film-failed');
    if (said) said.hidden = false;
  };
  film.addEventListener('error', fail);
  film.querySelector('source:last-of-type')?.addEventListener('error', fail);
}
