/**
 * Additions to the browser's own player: speed, ten seconds back, captions under the picture, the position in the film, a
 * message when loading stops, and which forms of the film are available without a network.
 */
import { draft as remembered } from './drafts.ts';
import { sendEvent } from './send-event.ts';

const everyMs = 15_000;
/** Watched so far it counts as done: the end of a film is often only the credits. */
const donePart = 0.9;

/**
 * Captions are shown under the picture: over it they would be small on a phone and hide what is drawn. In full screen the
 * browser shows them itself.
 */
function showCaptions(part: HTMLElement, film: HTMLMediaElement): void {
  const line = part.querySelector<HTMLElement>('[data-captions]');
  const choice = part.querySelector<HTMLSelectElement>('[data-captions-in]');
  if (!line || !choice) return;
  const tracks = [...film.textTracks];
  let isFull = false;
  // The line takes its space only when there is something to read.
  let hasBegun = false;
  const t = () => {
    const track = tracks.find(({ language }) => language === choice.value);
    const cues = [...(track?.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
    line.textContent = cues.map((cue) => cue.getCueAsHTML().textContent).join('\n');
    line.lang = choice.value;
    line.hidden = !hasBegun || isFull || choice.value === '';
  };
  const show = () => {
    for (const track of tracks)
      track.mode = track.language !== choice.value ? 'disabled' : isFull ? 'showing' : 'hidden';
    t();
  };
  // Captions that are on from the start for a silent film, and those chosen in the browser's own menu.
  const takeOver = () => {
    const chosen = tracks.find(({ mode }) => mode === 'showing');
    if (!chosen || isFull) return;
    choice.value = chosen.language;
    show();
  };
  const turn = (full: boolean) => {
    isFull = full;
    show();
  };
  for (const track of tracks) track.addEventListener('cuechange', t);
  choice.addEventListener('change', show);
  film.addEventListener('play', () => {
    hasBegun = true;
    t();
  });
  film.textTracks.addEventListener('change', takeOver);
  document.addEventListener('fullscreenchange', () => turn(document.fullscreenElement === film));
  // The name of this event on iPhones.
  film.addEventListener('webkitbeginfullscreen', () => turn(true));
  film.addEventListener('webkitendfullscreen', () => turn(false));
  takeOver();
}

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
  const tools = part.querySelector<HTMLElement>('.film-tools');
  if (film === null || tools === null) return;
  tools.hidden = false;

  tools.querySelector('[data-back]')?.addEventListener('click', () => {
    film.currentTime = Math.max(0, film.currentTime - 10);
  });
  const speed = tools.querySelector<HTMLSelectElement>('[data-speed]');
  const setSpeed = (wanted: string | null) => {
    if (!speed || ![...speed.options].some(({ value }) => value === wanted)) return;
    speed.value = wanted ?? '';
    film.defaultPlaybackRate = Number(wanted);
    film.playbackRate = film.defaultPlaybackRate;
  };
  setSpeed(remembered('film speed'));
  speed?.addEventListener('change', () => setSpeed(remembered('film speed', speed.value) ?? speed.value));
  showCaptions(part, film);

  let sentSeconds = 0;
  let isDone = false;
  /** Seconds that were really played: jumping to the end does not count. */
  let watched = 0;
  let before = 0;
  const sendPosition = (): void => {
    const seconds = Math.round(film.currentTime);
    if (seconds === sentSeconds || film.readyState === 0) return;
    sentSeconds = seconds;
    void sendEvent(part, { kind: 'position', body: { seconds, of: Math.round(film.duration) || 0 } });
  };
  film.addEventListener('timeupdate', () => {
    const passed = film.currentTime - before;
    before = film.currentTime;
    if (passed > 0 && passed < 3) watched += passed;
    const far = film.currentTime / film.duration;
    if (isDone || !(far >= donePart) || watched < film.duration * 0.5) return;
    isDone = true;
    void sendEvent(part, { kind: 'done', body: { how: 'watched' } });
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  film.addEventListener('play', () => {
    clearInterval(timer);
    timer = setInterval(sendPosition, everyMs);
  });
  for (const sign of ['pause', 'ended'])
    film.addEventListener(sign, () => {
      clearInterval(timer);
      sendPosition();
    });
  addEventListener('pagehide', sendPosition);

  const fail = () => {
    const message = part.querySelector<HTMLElement>('.film-failed');
    if (message) message.hidden = false;
  };
  film.addEventListener('error', fail);
  film.querySelector('source:last-of-type')?.addEventListener('error', fail);
}
