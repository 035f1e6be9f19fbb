/**
 * Our controls of a film, loaded at the first press: the time line with its chapters, speed, 15 seconds back and on, captions,
 * full screen, the keyboard; and the position, which is sent while it plays.
 */
import { clockOf } from '../../../academy/media/film-forms.ts';
import { draft as remembered } from './drafts.ts';
import { startListening } from './listen.ts';
import { sendEvent } from './send-event.ts';

const everyMs = 15_000;
/** Watched so far it counts as done: the end of a film is often only the credits. */
const donePart = 0.9;
/** Seconds of the buttons, and of the arrow keys. */
const [step, smallStep] = [15, 5];

/** Captions are shown by the page, in the phone's letters; on an iPhone's full screen the browser shows them itself. */
function showCaptions(part: HTMLElement, film: HTMLMediaElement): () => void {
  const line = part.querySelector<HTMLElement>('[data-captions]');
  const button = part.querySelector<HTMLElement>('[data-do=captions]');
  const name = button?.querySelector('span');
  let tracks: TextTrack[] = [];
  let chosen = '';
  let isFull = false;
  const t = () => {
    const track = tracks.find(({ language }) => language === chosen);
    const cues = [...(track?.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
    if (!line) return;
    line.textContent = cues.map((cue) => cue.getCueAsHTML().textContent).join('\n');
    line.lang = chosen;
    line.hidden = isFull || line.textContent === '';
  };
  const choose = (language: string) => {
    chosen = language;
    for (const track of tracks)
      track.mode = track.language !== chosen ? 'disabled' : isFull ? 'showing' : 'hidden';
    const { wordCaptions = '', wordNone = '' } = button?.dataset ?? {};
    const label = tracks.find((track) => track.language === chosen)?.label ?? wordNone;
    if (name) name.textContent = `${wordCaptions}: ${label}`;
    button?.setAttribute('aria-pressed', String(chosen !== ''));
    t();
  };
  const turn = (full: boolean) => {
    isFull = full;
    choose(chosen);
  };
  const take = () => {
    tracks = [...film.textTracks];
    for (const track of tracks) track.addEventListener('cuechange', t);
    choose(chosen);
  };
  // Another lesson's sound comes with its own.
  film.addEventListener('emptied', take);
  film.addEventListener('webkitbeginfullscreen', () => turn(true));
  film.addEventListener('webkitendfullscreen', () => turn(false));
  if (remembered('captions off') === null)
    chosen = [...film.textTracks].find(({ mode }) => mode === 'showing')?.language ?? '';
  take();
  return () => {
    const languages = ['', ...tracks.map(({ language }) => language)];
    choose(languages[(languages.indexOf(chosen) + 1) % languages.length] ?? '');
    remembered('captions off', chosen === '' ? 'yes' : null);
    const said = part.querySelector('[data-said]');
    if (said && name) said.textContent = name.textContent;
  };
}

function reportPosition(part: HTMLElement, film: HTMLMediaElement): void {
  let sentSeconds = 0;
  let isDone = false;
  /** Seconds that were really played: jumping to the end does not count. */
  let watched = 0;
  let before = film.currentTime;
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
  const begin = () => {
    clearInterval(timer);
    timer = setInterval(sendPosition, everyMs);
  };
  film.addEventListener('play', begin);
  // Another lesson's sound comes into the same player.
  film.addEventListener('emptied', () => {
    [isDone, watched, before, sentSeconds] = [false, 0, 0, 0];
  });
  if (!film.paused) begin();
  for (const sign of ['pause', 'ended'])
    film.addEventListener(sign, () => {
      clearInterval(timer);
      sendPosition();
    });
  addEventListener('pagehide', sendPosition);
}

/** The time line follows the film, and the film the time line; its value is told in words only when it is moved by hand. */
function followTime(part: HTMLElement, film: HTMLMediaElement, go: (seconds: number) => void): void {
  const seek = part.querySelector<HTMLInputElement>('[data-seek]');
  const chapters = [...part.querySelectorAll<HTMLElement>('[data-from]')];
  const write = (name: string, text: string) => {
    const place = part.querySelector(name);
    if (place) place.textContent = text;
  };
  const lengthOf = () => film.duration || Number(seek?.max);
  const tell = () =>
    seek?.setAttribute(
      'aria-valuetext',
      (seek.dataset['wordTime'] ?? '')
        .replace('{at}', clockOf(film.currentTime))
        .replace('{of}', clockOf(lengthOf())),
    );
  const show = () => {
    const at = film.currentTime;
    write('[data-time]', clockOf(at));
    if (seek) seek.value = String(at);
    part.querySelector('[data-played]')?.setAttribute('width', String(at));
    const current = chapters.findLast((one) => at >= Number(one.dataset['from']));
    for (const one of chapters)
      if (one === current) one.setAttribute('aria-current', 'true');
      else one.removeAttribute('aria-current');
  };
  const measure = () => {
    const length = lengthOf();
    write('[data-length]', clockOf(length));
    if (seek) seek.max = String(length);
    const line = seek?.previousElementSibling;
    line?.setAttribute('viewBox', `0 0 ${length} 1`);
    line?.querySelector('rect')?.setAttribute('width', String(length));
  };
  film.addEventListener('timeupdate', show);
  film.addEventListener('durationchange', measure);
  seek?.addEventListener('input', () => {
    go(Number(seek.value));
    tell();
  });
  seek?.addEventListener('focus', tell);
}

/** Where it is the learner’s turn the film pauses by itself, once, when the picture that says so has come. */
function waitForTurns(part: HTMLElement, film: HTMLMediaElement): void {
  const turns = new Set(
    [...part.querySelectorAll<HTMLElement>('[data-turn]')].map(({ dataset }) => Number(dataset['from']) + 1),
  );
  film.addEventListener('timeupdate', () => {
    for (const at of turns)
      if (film.currentTime >= at && film.currentTime < at + 1 && turns.delete(at)) film.pause();
  });
}

function chooseSpeed(part: HTMLElement, film: HTMLMediaElement): void {
  const speed = part.querySelector<HTMLSelectElement>('[data-speed]');
  const choose = (wanted: string | null) => {
    if (!speed || ![...speed.options].some(({ value }) => value === wanted)) return;
    speed.value = wanted ?? '';
    film.defaultPlaybackRate = Number(wanted);
    film.playbackRate = film.defaultPlaybackRate;
  };
  choose(remembered('film speed') ?? speed?.value ?? null);
  speed?.addEventListener('change', () => choose(remembered('film speed', speed.value) ?? speed.value));
}

/** The button of playing says what a press does now. */
function showState(part: HTMLElement, film: HTMLMediaElement, panel: HTMLElement | null): void {
  const name = part.querySelector<HTMLElement>('[data-word-pause]');
  const look = () => {
    const { wordPlay = '', wordPause = '' } = name?.dataset ?? {};
    panel?.toggleAttribute('data-playing', !film.paused);
    if (!film.paused) panel?.setAttribute('data-begun', '');
    if (name) name.textContent = film.paused ? wordPlay : wordPause;
  };
  for (const sign of ['play', 'pause', 'ended']) film.addEventListener(sign, look);
  look();
}

/** Returns what a press on one of the film's buttons or chapters does. */
export function startControls(part: HTMLElement, film: HTMLMediaElement): (pressed: HTMLElement) => void {
  const panel = part.querySelector<HTMLElement>('.film-panel');
  // A film that is not loaded yet goes there as soon as it is.
  const go = (seconds: number) => {
    film.currentTime = Math.max(0, seconds);
  };
  const captions = showCaptions(part, film);
  const turn = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (panel && 'requestFullscreen' in panel) await panel.requestFullscreen();
    else if ('webkitEnterFullscreen' in film && typeof film.webkitEnterFullscreen === 'function')
      film.webkitEnterFullscreen();
  };
  const play = () => (film.paused ? void film.play().catch(() => undefined) : film.pause());
  const doing: Record<string, () => void> = {
    play,
    captions,
    back: () => go(film.currentTime - step),
    on: () => go(film.currentTime + step),
    full: () => void turn().catch(() => undefined),
  };
  const keys: Record<string, () => void> = {
    ' ': play,
    ArrowLeft: () => go(film.currentTime - smallStep),
    ArrowRight: () => go(film.currentTime + smallStep),
    c: captions,
    f: () => doing['full']?.(),
    m: () => (film.muted = !film.muted),
  };
  chooseSpeed(part, film);
  panel?.addEventListener('keydown', (event) => {
    const own = event.target instanceof Element ? event.target.closest('select, a, button') : null;
    const press = keys[event.key];
    if (!press || event.ctrlKey || event.metaKey || event.altKey) return;
    // What a key does to a button, a link or a list of its own comes first.
    if (own && (event.key === ' ' || own.matches('select'))) return;
    event.preventDefault();
    press();
  });
  showState(part, film, panel);
  followTime(part, film, go);
  waitForTurns(part, film);
  reportPosition(part, film);
  startListening(part, film, { play, go, step });
  return ({ dataset }) => {
    const from = dataset['from'];
    if (from === undefined) return doing[dataset['do'] ?? '']?.();
    // Loading begins with playing: a film that has no bytes yet cannot jump.
    if (film.readyState > 0) go(Number(from));
    else film.addEventListener('loadedmetadata', () => go(Number(from)), { once: true });
    if (film.paused) play();
  };
}
