/**
 * Lessons that come by themselves: the switch, and what happens when a page of the classroom opens while it is on. Where the
 * browser does not tell Wi-Fi from prepaid data, or saves data, the learner is asked.
 */
import { type Connection, fitting, mayCome, mostAMonth, type NextToKeep, usedWith } from '../offline.ts';
import {
  announce,
  type Auto,
  changeState,
  dayMs,
  type KeptLesson,
  onChange,
  readAll,
  readState,
  wish,
} from './phone-store.ts';
import { bytesOf, counted, pricedIn, sizeIn } from './waiting.ts';

declare global {
  interface Navigator {
    /** Where the browser has it: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: Connection;
  }
}

const connection = (): Connection => navigator.connection ?? {};

/** What this month of the phone has used, in bytes, with what is on its way. */
async function usedThisMonth(kept: readonly KeptLesson[]): Promise<number> {
  const { bytes } = usedWith(await readState('month'), new Date());
  return kept
    .filter(({ isAuto, state }) => isAuto && state === 'wanted')
    .reduce((sum, one) => sum + one.bytes - one.got, bytes);
}

/** The next lessons that are not here and still go into the month. */
async function readNext({ course, refused }: Auto): Promise<{ lessons: KeptLesson[]; isOver: boolean }> {
  const answer = await fetch(`${course}/keep`);
  if (!answer.ok) return { lessons: [], isOver: false };
  const { lessons: next }: NextToKeep = await answer.json();
  const kept = await readAll('kept');
  const here = new Set(kept.filter(({ state }) => state !== 'full').map(({ id }) => id));
  const missing = next.filter(({ id }) => !here.has(id) && !refused.includes(id));
  const fit = fitting(missing, mostAMonth - (await usedThisMonth(kept)));
  const lessons = fit.map((plan): KeptLesson => {
    return { ...plan, state: 'wanted', got: 0, beside: [], build: '', isAuto: true };
  });
  return { lessons, isOver: fit.length < missing.length };
}

const say = (stopped: Auto['stopped']) => changeState('auto', (auto) => auto && { ...auto, stopped });

/** Asks in one line at the foot of the page; "not now" is quiet for a day. */
function ask(word: HTMLElement, lessons: readonly KeptLesson[]): void {
  if (!word.hidden) return;
  const text = word.querySelector('p');
  if (text)
    text.textContent = counted(word, 'ask', lessons.length).replace(
      '{size}',
      pricedIn(word, bytesOf(lessons)),
    );
  word.hidden = false;
  const answer = async (isYes: boolean) => {
    word.hidden = true;
    if (isYes) await say((await wish(lessons)) ? undefined : 'full');
    else await changeState('auto', (auto) => auto && { ...auto, quietUntil: Date.now() + dayMs });
    announce();
  };
  const listen = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    word.removeEventListener('click', listen);
    void answer(button.dataset['act'] === 'keep').catch(() => undefined);
  };
  word.addEventListener('click', listen);
}

/** Keeps what comes next, or asks for it, where the switch is on. `course`: the home of the one on the page, as a path. */
export async function keepAhead(course?: string): Promise<void> {
  const auto = await changeState('auto', (one) => one && { ...one, course: course ?? one.course });
  const may = mayCome(connection());
  const word = document.querySelector<HTMLElement>('[data-keep-ahead]');
  if (!auto?.isOn || auto.course === '' || may === 'never' || !navigator.onLine) return;
  if (may === 'asked' && (!word || Date.now() < auto.quietUntil)) return;
  const { lessons, isOver } = await readNext(auto);
  await say(isOver ? 'over' : undefined);
  if (lessons.length === 0) return announce();
  if (may === 'asked' && word) return ask(word, lessons);
  if (!(await wish(lessons))) await say('full');
  announce();
}

/** Turns the switch. `course`: the home of the course it was turned in. */
export async function turn(isOn: boolean, course?: string): Promise<void> {
  const first = { course: '', refused: [], keys: [] };
  await changeState('auto', (found) => ({ id: 'auto', ...first, ...found, isOn, quietUntil: 0 }));
  announce();
  if (isOn) await keepAhead(course);
}

/** The switch on the page of kept lessons. */
export function start(part: HTMLElement): void {
  const box = part.querySelector('input');
  const used = part.querySelector('[data-used]');
  if (!('serviceWorker' in navigator) || !box) return void (part.hidden = true);
  const look = async () => {
    const auto = await readState('auto');
    box.checked = auto?.isOn === true;
    const { saveData, type } = connection();
    const asks = saveData ? 'saves' : type === undefined ? 'untold' : undefined;
    for (const one of part.querySelectorAll<HTMLElement>('[data-when]'))
      one.hidden = !auto?.isOn || !['on', auto.stopped, asks].includes(one.dataset['when']);
    const bytes = await usedThisMonth(await readAll('kept'));
    if (used) used.textContent = (part.dataset['used'] ?? '').replace('{used}', sizeIn(part, bytes));
  };
  const change = async () => {
    const [first] = await readAll('kept');
    await turn(box.checked, first?.page.replace(/\/lessons\/.*/, ''));
  };
  box.addEventListener('change', () => void change().catch(() => undefined));
  onChange(look);
  look().catch(() => undefined);
}
