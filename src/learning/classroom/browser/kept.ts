/** '/learn/kept': the lessons on this phone, listed from the phone's own store, so that the page works without a network. */
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

export function start(part: HTMLElement): void {
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
