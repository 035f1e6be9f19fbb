/**
 * 'Keep on this device', of one lesson or of a week: this script stores the request, and the service worker downloads. The
 * sentences are in the page; the state decides which of them is shown.
 */
import type { KeepPlan } from '../offline.ts';
import {
  announce,
  change,
  drop,
  isFull,
  onChange,
  readAll,
  readState,
  wake,
  wish,
  type KeptLesson,
} from './phone-store.ts';

/** Browsers stop a service worker after a while, so it is woken this often until everything is there. */
const wakeMs = 25_000;

type State = KeptLesson['state'] | 'none' | 'broken';

/** Stores a request for each lesson of the part that is not kept yet. */
async function keep(part: HTMLElement): Promise<State> {
  const { lessons = '', scope: course = '' } = part.dataset;
  const way = part.querySelector<HTMLSelectElement | HTMLInputElement>('[name=as]')?.value ?? '';
  const known = new Map((await readAll('kept')).map((one) => [one.id, one]));
  const wished: KeptLesson[] = [];
  for (const lesson of lessons.split(' ')) {
    const page = `${course}/lessons/${lesson}`;
    const answer = await fetch(`${page}/keep?as=${way}`);
    if (!answer.ok) return 'broken';
    const plan: KeepPlan = await answer.json();
    const found = known.get(plan.id);
    // What came by itself stays from now on.
    if (found?.isAuto) await change(plan.id, { isAuto: false });
    if (found?.state !== 'kept')
      wished.push({ ...plan, page, state: 'wanted', got: 0, beside: [], build: '' });
  }
  return (await wish(wished)) ? 'wanted' : 'full';
}

function stateOf(mine: readonly KeptLesson[], all: number): State {
  const order = ['full', 'wanted', 'paused'] as const;
  const found = order.find((state) => mine.some((one) => one.state === state));
  return found ?? (mine.length === all ? 'kept' : 'none');
}

function show(part: HTMLElement, state: State, mine: readonly KeptLesson[] = []): void {
  part.dataset['state'] = state;
  const signs = document.querySelectorAll('[data-keep-sign] [data-in]');
  for (const one of [...part.querySelectorAll('[data-in]'), ...signs])
    one.toggleAttribute('hidden', one.getAttribute('data-in')?.split(' ').includes(state) !== true);
  const bar = part.querySelector('progress');
  if (!bar) return;
  bar.max = mine.reduce((sum, { files }) => files.reduce((all, { bytes }) => all + bytes, sum), 0) || 1;
  bar.value = mine.reduce((sum, { got }) => sum + got, 0);
}

/** What a button does to the lessons of its part. */
async function act(name: string | undefined, lessons: readonly KeptLesson[]): Promise<void> {
  for (const lesson of lessons) {
    const { id, state } = lesson;
    if (name === 'drop') await drop(lesson);
    else if (name === 'pause' && state === 'wanted') await change(id, { state: 'paused' });
    else if (name === 'go' && state !== 'kept') await change(id, { state: 'wanted' });
  }
}

export function start(part: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return;
  const ids = (part.dataset['ids'] ?? '').split(' ');
  const mine = async () => (await readAll('kept')).filter(({ id }) => ids.includes(id));
  // Once the first lesson is here, until it is answered.
  const offer = part.querySelector<HTMLElement>('[data-offer]');
  const look = async () => {
    const lessons = await mine();
    const state = stateOf(lessons, ids.length);
    show(part, state, lessons);
    if (offer) offer.hidden = state !== 'kept' || (await readState('auto')) !== undefined;
  };
  const press = async (name: string | undefined) => {
    const lessons = await mine();
    if (name === 'auto' || name === 'not-auto')
      await (await import('./auto.ts')).turn(name === 'auto', part.dataset['scope']);
    // Where there was no space for the request either, trying again begins anew.
    if (name === 'keep' || (name === 'go' && lessons.length === 0)) {
      show(part, 'wanted');
      const state = await keep(part).catch((error): State => (isFull(error) ? 'full' : 'broken'));
      if (state !== 'wanted') return show(part, state);
    } else await act(name, lessons);
    await look();
    announce();
    await wake();
  };
  part.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) void press(button.dataset['act']);
  });
  // At the foot of a lesson: one press keeps it, and after that leads here.
  const sign = document.querySelector<HTMLElement>('[data-keep-sign]');
  sign?.addEventListener('click', (event) => {
    if (part.dataset['state'] !== 'none') return;
    event.preventDefault();
    void press('keep');
  });
  onChange(look);
  const goOn = async () => {
    if ((await mine()).some(({ state }) => state === 'wanted')) await wake();
  };
  setInterval(() => void goOn(), wakeMs);
  const onIphone = part.querySelector<HTMLElement>('[data-iphone]');
  const isInstalled = matchMedia('not (display-mode: browser)').matches;
  if (onIphone) onIphone.hidden = isInstalled || !/iPhone|iPad/.test(navigator.userAgent);
  const begin = async () => {
    await look();
    part.hidden = false;
    if (sign) sign.hidden = false;
  };
  begin().catch(() => undefined);
}
