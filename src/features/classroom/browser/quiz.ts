/**
 * A quiz with script: lines are put in order by buttons, and each move is announced; without an answer it waits on the
 * phone.
 */
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

/** Each line gets its number, so that what is sent is what is seen. */
function number(list: Element): void {
  const lines = linesOf(list);
  for (const [index, line] of lines.entries()) {
    const select = line.querySelector('select');
    if (select) select.value = String(index + 1);
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
  number(list);
}

/** The answers as JSON for the address for phones, by the names of the fields. */
function answersIn(form: HTMLFormElement): object {
  const answers: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    const [mark, question = '', line] = name.split('.');
    if (mark !== 'q' || typeof value !== 'string' || value === '') continue;
    answers[question] = [...(answers[question] ?? []), line ?? value];
  }
  return { attemptId: valueIn(form, 'attempt'), version: Number(valueIn(form, 'version')), answers };
}

/** Shows the browser's validation message at the question, in the page's language. */
function askForAnswers(form: HTMLFormElement, words: string): void {
  form.noValidate = true;
  for (const [index, question] of form.querySelectorAll('fieldset').entries()) {
    const message = document.createElement('p');
    message.className = 'field-problem';
    message.id = `unanswered-${index}`;
    question.setAttribute('aria-describedby', message.id);
    message.textContent = words;
    message.hidden = true;
    question.append(message);
    const look = () => (message.hidden = question.querySelector(':invalid') === null);
    question.addEventListener('change', look);
    form.addEventListener('submit', (event) => {
      if (look()) return;
      if (!event.defaultPrevented) question.querySelector<HTMLElement>(':invalid')?.focus();
      event.preventDefault();
    });
  }
}

export function start(section: HTMLElement): void {
  for (const box of section.querySelectorAll<HTMLElement>('[data-order]')) putInOrder(box);
  const form = section.querySelector('form');
  if (form) askForAnswers(form, section.dataset['wordChoose'] ?? '');
  if (form) keepUnanswered(form, () => ({ id: valueIn(form, 'attempt'), body: answersIn(form) }));
}
