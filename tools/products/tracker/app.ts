/** The tracker app's script: what it keeps and shows. tracker.ts takes the types away and writes it into the app's one file. */
type Task = { text: string; done: boolean };
type Day = { tasks: Task[]; minutes: number };
type Week = { good: string; change: string };
type State = {
  language: 'en' | 'ar';
  length: number;
  days: Record<string, Day>;
  weeks: Record<string, Week>;
};
type Running = { endsAt: number; leftMs: number; paused: boolean };
type Words = Record<string, string> & { taskHint: string[] };

/** Stands before this script in the app's file. */
declare const allWords: { en: Words; ar: Words };

export const store = 'derb-three-things';
export const fresh = (): State => ({
  language: navigator.language.startsWith('ar') ? 'ar' : 'en',
  length: 25,
  days: {},
  weeks: {},
});

export const part = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
export const keyOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
export const after = (days: number, from = new Date()): Date =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
export const mondayOf = (date: Date): Date => after(-((date.getDay() + 6) % 7), date);

/** What somebody's file or browser holds, or null when it is not ours. */
export function understood(text: string): State | null {
  try {
    const known = JSON.parse(text) as Partial<State>;
    if (typeof known.days !== 'object' || typeof known.weeks !== 'object') return null;
    return { ...fresh(), ...known };
  } catch {
    return null;
  }
}

function read(): State {
  try {
    return understood(localStorage.getItem(store) ?? '') ?? fresh();
  } catch {
    return fresh();
  }
}

export function keep(): void {
  try {
    localStorage.setItem(store, JSON.stringify(now.state));
  } catch {
    part('no-memory').hidden = false;
  }
}

type Now = { state: State; shown: 0 | 1; timer: Running | null };

/** The present state: what is kept, the day that is shown (today or tomorrow), and the timer while it runs. */
export const now: Now = { state: read(), shown: 0, timer: null };

export const say = (name: string, values: Record<string, string | number> = {}): string =>
  (allWords[now.state.language][name] ?? '').replace(/\{(\w+)\}/g, (_, key: string) =>
    String(values[key] ?? ''),
  );

export const dayOf = (key: string): Day =>
  (now.state.days[key] ??= { tasks: [0, 1, 2].map(() => ({ text: '', done: false })), minutes: 0 });

export function tell(id: string, sentence: string): void {
  part(id).textContent = sentence;
}

const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(now.state.language === 'ar' ? 'ar-MA-u-nu-latn' : 'en-GB', options);

export function showTasks(): void {
  const date = after(now.shown);
  const { tasks } = dayOf(keyOf(date));
  tell('date', dates({ weekday: 'long', day: 'numeric', month: 'long' }).format(date));
  part('today').setAttribute('aria-pressed', String(now.shown === 0));
  part('tomorrow').setAttribute('aria-pressed', String(now.shown === 1));
  part('carry').hidden = now.shown === 1;
  const rows = tasks.map((task, place) => {
    const row = document.createElement('li');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: task.done });
    const text = Object.assign(document.createElement('input'), {
      type: 'text',
      value: task.text,
      maxLength: 120,
      placeholder: allWords[now.state.language].taskHint[place] ?? '',
    });
    row.classList.toggle('done', task.done);
    box.setAttribute('aria-label', say('taskDone', { n: place + 1 }));
    text.setAttribute('aria-label', say('taskName', { n: place + 1 }));
    box.addEventListener('change', () => {
      task.done = box.checked;
      row.classList.toggle('done', task.done);
      tell('tasks-told', tasks.every(({ done }) => done) ? say('allDone') : '');
      changed();
    });
    text.addEventListener('input', () => {
      task.text = text.value;
      changed();
    });
    row.append(box, text);
    return row;
  });
  part('tasks').replaceChildren(...rows);
}

export function showWeek(): void {
  const monday = mondayOf(new Date());
  const days = Array.from({ length: 7 }, (_, place) => {
    const date = after(place, monday);
    const known = now.state.days[keyOf(date)];
    const done = known?.tasks.filter((task) => task.done).length ?? 0;
    const set = known?.tasks.filter((task) => task.text !== '').length ?? 0;
    const minutes = known?.minutes ?? 0;
    const item = document.createElement('li');
    item.className = keyOf(date) === keyOf(new Date()) ? 'here' : '';
    const told = say('dayTold', { day: dates({ weekday: 'long' }).format(date), done, set, minutes });
    const short = dates({ weekday: now.state.language === 'ar' ? 'long' : 'short' }).format(date);
    item.innerHTML =
      '<div class="door" aria-hidden="true"><i></i></div><b aria-hidden="true"></b><small aria-hidden="true"></small><span class="sr"></span>';
    item.querySelector<HTMLElement>('.door')!.dataset['done'] = String(done);
    item.querySelector('b')!.textContent = short.replace(/^ال/, '');
    item.querySelector('small')!.textContent = minutes > 0 ? say('minutes', { n: minutes }) : '·';
    item.querySelector('.sr')!.textContent = told;
    return item;
  });
  part('week').replaceChildren(...days);
}

export function changed(): void {
  keep();
  showWeek();
}

export function showLook(): void {
  const week = now.state.weeks[keyOf(mondayOf(new Date()))];
  part<HTMLTextAreaElement>('good').value = week?.good ?? '';
  part<HTMLTextAreaElement>('change').value = week?.change ?? '';
  const last = now.state.weeks[keyOf(mondayOf(after(-7)))];
  const words = [last?.good, last?.change].filter(Boolean).join('\n');
  part('last-week').hidden = words === '';
  tell('last-words', words);
}

export const leftMs = (): number =>
  now.timer === null
    ? now.state.length * 60_000
    : now.timer.paused
      ? now.timer.leftMs
      : Math.max(0, now.timer.endsAt - Date.now());

export function showTimer(): void {
  const left = leftMs();
  const seconds = Math.ceil(left / 1_000);
  tell(
    'clock',
    `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`,
  );
  part('ring').setAttribute('stroke-dashoffset', String(100 - (left / (now.state.length * 60_000)) * 100));
  tell('start', now.timer === null ? say('start') : now.timer.paused ? say('goOn') : say('pause'));
  part('stop').hidden = now.timer === null;
  tell('counted', say('counted', { n: dayOf(keyOf(new Date())).minutes }));
  const lengths = [15, 25, 45].map((minutes) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say('minutes', { n: minutes });
    button.setAttribute('aria-pressed', String(minutes === now.state.length));
    button.addEventListener('click', () => {
      now.state.length = minutes;
      keep();
      showTimer();
      part('lengths').querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    });
    return button;
  });
  if (now.timer === null) part('lengths').replaceChildren(...lengths);
  part('lengths').hidden = now.timer !== null;
}
