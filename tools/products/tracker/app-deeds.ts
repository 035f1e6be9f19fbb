/** The second half of the app's script, after app.ts in the same file: what its buttons do. */
import {
  after,
  changed,
  dayOf,
  fresh,
  keep,
  keyOf,
  leftMs,
  mondayOf,
  now,
  part,
  say,
  showLook,
  showTasks,
  showTimer,
  showWeek,
  store,
  tell,
  understood,
} from './app.ts';

let ticking: ReturnType<typeof setInterval> | undefined;
let openedOn = keyOf(new Date());

/** Whole minutes that were worked count, also when it was stopped early. */
function count(): void {
  const worked = Math.round((now.state.length * 60_000 - leftMs()) / 60_000);
  dayOf(keyOf(new Date())).minutes += worked;
  now.timer = null;
  clearInterval(ticking);
  changed();
  showTimer();
}

/** Three soft tones; a browser that allows no sound stays silent. */
function ring(): void {
  try {
    const audio = new AudioContext();
    [0, 0.35, 0.7].forEach((at) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = 660;
      volume.gain.setValueAtTime(0.25, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.3);
    });
  } catch {
    // Silence is no fault.
  }
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
}

function tick(): void {
  if (now.timer !== null && !now.timer.paused && leftMs() === 0) {
    count();
    tell('timer-told', say('ended'));
    ring();
  } else showTimer();
}

function startOrPause(): void {
  if (now.timer === null)
    now.timer = { endsAt: Date.now() + now.state.length * 60_000, leftMs: 0, paused: false };
  else if (now.timer.paused) now.timer = { endsAt: Date.now() + now.timer.leftMs, leftMs: 0, paused: false };
  else now.timer = { endsAt: 0, leftMs: leftMs(), paused: true };
  clearInterval(ticking);
  if (!now.timer.paused) ticking = setInterval(tick, 500);
  tell('timer-told', now.timer.paused ? '' : say('running'));
  showTimer();
}

function carryOver(): void {
  const open = dayOf(keyOf(after(0))).tasks.filter(({ text, done }) => text !== '' && !done);
  const free = dayOf(keyOf(after(1))).tasks.filter(({ text }) => text === '');
  let moved = 0;
  for (const task of open) {
    const place = free.shift();
    if (place === undefined) break;
    place.text = task.text;
    task.text = '';
    moved += 1;
  }
  tell('tasks-told', moved < open.length ? say('carryFull') : moved > 0 ? say('carried') : '');
  changed();
  showTasks();
}

function saveCopy(): void {
  const copy = new Blob([JSON.stringify(now.state, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(copy),
    download: `${store}-${keyOf(new Date())}.json`,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

async function openCopy(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (file === undefined) return;
  const found = understood(await file.text());
  if (found !== null) now.state = found;
  keep();
  showAll();
  tell('copy-told', say(found === null ? 'openFailed' : 'opened'));
  input.value = '';
}

function writeLook(): void {
  now.state.weeks[keyOf(mondayOf(new Date()))] = {
    good: part<HTMLTextAreaElement>('good').value,
    change: part<HTMLTextAreaElement>('change').value,
  };
  keep();
}

function showAll(): void {
  document.documentElement.lang = now.state.language;
  document.documentElement.dir = now.state.language === 'ar' ? 'rtl' : 'ltr';
  document.title = say('title');
  for (const place of document.querySelectorAll<HTMLElement>('[data-say]'))
    place.textContent = say(place.dataset['say'] ?? '');
  part('language').lang = now.state.language === 'ar' ? 'en' : 'ar';
  showTasks();
  showWeek();
  showLook();
  showTimer();
}

part('language').addEventListener('click', () => {
  now.state.language = now.state.language === 'ar' ? 'en' : 'ar';
  keep();
  showAll();
});
part('today').addEventListener('click', () => {
  now.shown = 0;
  showTasks();
});
part('tomorrow').addEventListener('click', () => {
  now.shown = 1;
  showTasks();
});
part('carry').addEventListener('click', carryOver);
part('start').addEventListener('click', startOrPause);
part('stop').addEventListener('click', () => {
  count();
  tell('timer-told', '');
});
part('good').addEventListener('input', writeLook);
part('change').addEventListener('input', writeLook);
part('save').addEventListener('click', saveCopy);
part('open').addEventListener('change', () => void openCopy(part<HTMLInputElement>('open')));
part('clear').addEventListener('click', () => {
  if (!confirm(say('clearSure'))) return;
  now.state = { ...fresh(), language: now.state.language };
  keep();
  showAll();
});
// A page that was left open over night shows the new day when somebody comes back to it.
document.addEventListener('visibilitychange', () => {
  if (document.hidden || openedOn === keyOf(new Date())) return;
  openedOn = keyOf(new Date());
  now.shown = 0;
  showAll();
});
keep();
showAll();
