/** '/learn/kept': the lessons on this phone, listed from the phone's own store, so that the page works without a network. */
import { answers, foldedText, readSearch } from '../search.ts';
import { announce, drop, onChange, readAll, readState, wake, type KeptLesson } from './phone-store.ts';
import { bytesOf, localeTag, sizeIn } from './waiting.ts';

const fill = (row: ParentNode, values: Record<string, string>): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = row.querySelector(`[data-${name}]`);
    if (field) field.textContent = value;
  }
};

function rowOf(part: HTMLElement, lesson: KeptLesson, size: (bytes: number) => string): Node {
  const row = document.importNode(part.querySelector('template')?.content ?? new DocumentFragment(), true);
  const { title, bytes, page, state, id, isAuto } = lesson;
  const said = part.dataset[isAuto && state === 'kept' ? 'auto' : state] ?? '';
  fill(row, {
    title,
    size: size(bytes),
    state: said && ` · ${said}`,
  });
  row.querySelector('a')?.setAttribute('href', page);
  const button = row.querySelector('button');
  button?.setAttribute('value', id);
  button?.setAttribute('aria-label', `${button.textContent}: ${title}`);
  button?.setAttribute('data-title', title);
  return row;
}

/** Each course once, with its lessons; they come in this order. */
const listsOf = (
  part: HTMLElement,
  lessons: readonly KeptLesson[],
  size: (bytes: number) => string,
): Node[] =>
  lessons.flatMap((one, index) => {
    if (one.course === lessons[index - 1]?.course) return [];
    const [heading, list] = [document.createElement('h2'), document.createElement('ul')];
    heading.className = 'font-bold';
    heading.textContent = one.courseName;
    const ofCourse = lessons.filter(({ course }) => course === one.course);
    list.append(...ofCourse.map((lesson) => rowOf(part, lesson, size)));
    return [heading, list];
  });

/** The folded texts of kept pages, by their paths: what is written in a lesson, and what is said in it. */
const texts = new Map<string, Promise<string>>();

async function readText(page: string): Promise<string> {
  const html = await (await caches.match(page))?.text();
  // The styles of that page are not this page's to allow.
  const bare = (html ?? '').replace(/<style.*?<\/style>/gs, '');
  const read = new DOMParser().parseFromString(bare, 'text/html');
  const parts = [...read.querySelectorAll('.lesson-text, .film-transcript > div, [data-body]')];
  return foldedText(parts.map(({ textContent }) => textContent).join(' '));
}

/** Hides the lessons without the words that are typed, and courses that have none left. */
async function filter(part: HTMLElement, typed: string): Promise<void> {
  const search = readSearch(typed);
  const isFound = async (row: HTMLElement) => {
    if (search === null) return true;
    const link = row.querySelector('a');
    const title = foldedText(link?.textContent ?? '');
    const page = link?.getAttribute('href') ?? '';
    texts.set(page, texts.get(page) ?? readText(page).catch(() => ''));
    return answers(search, `${title} ${await texts.get(page)}`) !== null;
  };
  const rows = [...part.querySelectorAll<HTMLElement>('[data-lessons] li')];
  const found = await Promise.all(rows.map(isFound));
  if (part.querySelector<HTMLInputElement>('[data-find]')?.value !== typed) return;
  for (const [at, row] of rows.entries()) row.hidden = found[at] !== true;
  for (const list of part.querySelectorAll<HTMLElement>('[data-lessons] ul')) {
    const isEmpty = list.querySelector('li:not([hidden])') === null;
    list.hidden = isEmpty;
    list.previousElementSibling?.toggleAttribute('hidden', isEmpty);
  }
  const none = part.querySelector<HTMLElement>('[data-not-found]');
  if (none)
    none.textContent = rows.length > 0 && !found.includes(true) ? (none.dataset['notFound'] ?? '') : '';
}

export function start(part: HTMLElement): void {
  const field = part.querySelector<HTMLInputElement>('[data-find]');
  // Without a network the search of the academy is answered with this page.
  if (field) field.value = new URLSearchParams(location.search).get('q') ?? field.value;
  const find = () => void filter(part, field?.value ?? '');
  field?.addEventListener('input', find);
  const size = (bytes: number) => sizeIn(part, bytes);
  let shown = '';
  const look = async () => {
    const lessons = (await readAll('kept')).sort(
      (one, other) => one.course.localeCompare(other.course) || one.place - other.place,
    );
    const contact = await readState('contact');
    const isOver = contact !== undefined && contact.until < Date.now();
    const isElsewhere = !/\/(kept|start)$/.test(location.pathname);
    const state = lessons.length === 0 ? 'none' : isOver ? 'over' : 'some';
    for (const one of part.querySelectorAll<HTMLElement>('[data-in]'))
      one.hidden = !(one.dataset['in'] === 'missing'
        ? isElsewhere
        : one.dataset['in']?.split(' ').includes(state));
    fill(part, {
      count: String(lessons.length),
      total: size(bytesOf(lessons)),
      until: new Intl.DateTimeFormat(localeTag(), { dateStyle: 'long' }).format(contact?.until ?? Date.now()),
    });
    // The list is replaced only when it differs, so that a button that is being pressed stays where it is.
    const current = JSON.stringify(
      lessons.map(({ id, title, bytes, state, isAuto }) => [id, title, bytes, state, isAuto]),
    );
    if (current === shown) return;
    shown = current;
    part.querySelector('[data-lessons]')?.replaceChildren(...listsOf(part, lessons, size));
    texts.clear();
    find();
  };
  const dropSome = async (which: string) => {
    for (const one of await readAll('kept')) if (which === 'all' || which === one.id) await drop(one);
    await look();
    announce();
    await wake();
  };
  const question = part.querySelector('dialog');
  let which = '';
  part.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (!button || !question) return;
    which = button.value;
    const { dropOne = '', dropEvery = '' } = part.dataset;
    const title = button.dataset['title'] ?? '';
    fill(question, { drop: which === 'all' ? dropEvery : dropOne.replace('{title}', () => title) });
    question.returnValue = '';
    question.showModal();
  });
  question?.addEventListener('close', () => void (question.returnValue === 'drop' && dropSome(which)));
  onChange(look);
  void look().catch(() => undefined);
}
