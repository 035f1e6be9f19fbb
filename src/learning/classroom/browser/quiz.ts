/**
 * A quiz with script: lines are put in order by buttons, and each move is announced; what is answered stays on the phone until
 * it is sent, and without an answer of the academy it waits there.
 */
import { draft, draftName } from './drafts.ts';
import { keepUnanswered, valueIn } from './later.ts';

const linesOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')];

function moveButton(line: HTMLElement, way: 'up' | 'down'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'task-move';
  button.dataset['move'] = way;
  button.textContent = way === 'up' ? '↑' : '↓';
  button.setAttribute('aria-label', line.dataset[way === 'up' ? 'wordUp' : 'wordDown'] ?? '');
  return button;
}

const placesIn = (list: Element): string[] => [...list.querySelectorAll('select')].map(({ value }) => value);

/** Whether every line has a number of its own. */
const isOrdered = (list: Element): boolean => {
  const places = placesIn(list);
  return places.every(Boolean) && new Set(places).size === places.length;
};

/** Each line gets its number, so that what is sent is what is seen: none before the first move, since no order was chosen. */
function number(list: Element, isMoved = true): void {
  const lines = linesOf(list);
  for (const [index, line] of lines.entries()) {
    const select = line.querySelector('select');
    if (select) select.value = isMoved ? String(index + 1) : '';
    for (const button of line.querySelectorAll<HTMLElement>('[data-move]')) {
      const isAtEnd = index === (button.dataset['move'] === 'up' ? 0 : lines.length - 1);
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
  }
}

/** The other line is moved in the document, so that the focus stays where it is. */
function move(box: HTMLElement, list: Element, button: HTMLElement, way: string | undefined): void {
  const line = button.closest('li');
  const other = way === 'up' ? line?.previousElementSibling : line?.nextElementSibling;
  if (!line || !other) return;
  if (way === 'up') line.after(other);
  else line.before(other);
  number(list);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  const lines = linesOf(list);
  const status = box.querySelector('[role=status]');
  if (status)
    status.textContent = (box.dataset['wordMoved'] ?? '')
      .replace('{text}', line.querySelector('span')?.textContent ?? '')
      .replace('{n}', String(lines.indexOf(line) + 1))
      .replace('{of}', String(lines.length));
}

function putInOrder(box: HTMLElement): void {
  const list = box.querySelector('ol');
  if (!list) return;
  const wasOrdered = isOrdered(list);
  const placeOf = (line: HTMLElement) => Number(line.querySelector('select')?.value);
  if (wasOrdered) list.append(...linesOf(list).toSorted((one, other) => placeOf(one) - placeOf(other)));
  for (const line of linesOf(list)) {
    for (const select of line.querySelectorAll('select')) select.hidden = true;
    line.append(moveButton(line, 'up'), moveButton(line, 'down'));
  }
  const pressed = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
  list.addEventListener('click', (event) => {
    const button = pressed(event);
    if (button) move(box, list, button, button.dataset['move']);
  });
  list.addEventListener('keydown', (event) => {
    const button = pressed(event);
    if (!button || !/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    move(box, list, button, event.key.slice(5).toLowerCase());
  });
  number(list, wasOrdered);
}

type Answers = Record<string, string[]>;

/** The answers by the names of the fields; lines in their order. */
function answersIn(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(form)) {
    const [mark, question = '', line] = name.split('.');
    if (mark !== 'q' || typeof value !== 'string' || value === '') continue;
    answers[question] = [...(answers[question] ?? []), line ?? value];
  }
  return answers;
}

function fillIn(form: HTMLFormElement, answers: Answers): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^="q."]')) {
    const [, question = '', line = ''] = field.name.split('.');
    const given = answers[question];
    if (!given) continue;
    if (field instanceof HTMLSelectElement) field.value = String(given.indexOf(line) + 1 || '');
    else if (field.type === 'text') field.value = given[0] ?? '';
    else field.checked = given.includes(field.value);
  }
}

/** Of the same try only: once it is sent, the next one begins empty. */
function keepAnswers(section: HTMLElement, form: HTMLFormElement): void {
  const name = draftName(section);
  const { made } = form.dataset;
  const kept: { made?: string; answers?: Answers } = JSON.parse(draft(name) ?? '{}');
  if (kept.answers && kept.made === made) {
    // What was answered before this script loaded is newer.
    fillIn(form, { ...kept.answers, ...answersIn(form) });
    const more = form.closest('details');
    if (more) more.open = true;
  } else draft(name, null);
  const hint = form.querySelector<HTMLElement>('[data-draft]');
  if (hint) hint.hidden = false;
  form.addEventListener('input', () => draft(name, JSON.stringify({ made, answers: answersIn(form) })));
}

function isAnswered(question: Element): boolean {
  const list = question.querySelector('[data-order] ol');
  if (list) return isOrdered(list);
  return [...question.querySelectorAll('input')].some((field) =>
    field.type === 'text' ? field.value.trim() !== '' : field.checked,
  );
}

/** Shows the server's sentence at every question without an answer; it disappears when the question is answered. */
function askForAnswers(form: HTMLFormElement): void {
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    const empty = [...form.querySelectorAll('fieldset')].filter((question) => !isAnswered(question));
    for (const question of empty) {
      question.setAttribute('aria-invalid', 'true');
      const problem = question.querySelector<HTMLElement>('[data-problem-text]');
      if (problem) problem.hidden = false;
    }
    empty[0]?.querySelector<HTMLElement>('input, [data-move]:not([aria-disabled=true])')?.focus();
    if (empty.length > 0) event.preventDefault();
  });
}

export function start(section: HTMLElement): void {
  const form = section.querySelector('form');
  // Staff only look at a lesson.
  if (form && section.closest('[data-learner]')) keepAnswers(section, form);
  for (const box of section.querySelectorAll<HTMLElement>('[data-order]')) putInOrder(box);
  if (!form) return;
  askForAnswers(form);
  keepUnanswered(form, () => {
    const attemptId = valueIn(form, 'attempt');
    const version = Number(valueIn(form, 'version'));
    return { id: attemptId, body: { attemptId, version, answers: answersIn(form) } };
  });
}
