/**
 * A quiz with script: one question at a time, with a word about each answer where none of them counts yet; lines are put in order
 * by buttons, and each move is announced; what is answered stays on the phone until it is sent, and without an answer of the
 * academy it waits there.
 */
import type { Said } from '../pages/sent-answers.ts';
import { draft, draftName } from './drafts.ts';
import { keepUnanswered, valueIn } from './later.ts';
import { post } from './queue.ts';

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

/** Shows the server's sentence at a question without an answer; it disappears when the question is answered. */
function askForAnswer(question: Element): void {
  question.setAttribute('aria-invalid', 'true');
  const problem = question.querySelector<HTMLElement>('[data-problem-text]');
  if (problem) problem.hidden = false;
  question.querySelector<HTMLElement>('input, [data-move]:not([aria-disabled=true])')?.focus();
}

/** What the answers belong to, by the form's hidden fields, where it has them; when they were given, where a day counts. */
function sendingOf(form: HTMLFormElement): {
  attemptId: string;
  version?: number;
  draw?: number;
  at?: string;
} {
  const [version, draw] = [Number(valueIn(form, 'version')), Number(valueIn(form, 'draw'))];
  return {
    attemptId: valueIn(form, 'attempt'),
    ...(version > 0 ? { version } : { at: new Date().toISOString() }),
    ...(draw > 0 && { draw }),
  };
}

/** How long a learner waits for a word about an answer, in milliseconds. */
const patienceMs = 4_000;

/** A word about the answer of one question; null where none came, as without a network. */
async function check(form: HTMLFormElement, question: HTMLElement): Promise<Said | null> {
  const { checks: url = '' } = form.dataset;
  const { learner: key = '' } = form.closest<HTMLElement>('[data-learner]')?.dataset ?? {};
  const id = question.dataset['field'] ?? '';
  const body = { ...sendingOf(form), check: { [id]: answersIn(form)[id] ?? [] } };
  const late = new Promise<null>((done) => setTimeout(done, patienceMs, null));
  const answer = await Promise.race([post({ url, key, body }).catch(() => null), late]);
  if (answer?.ok === true) return (await answer.json()) as Said;
  // Nobody waits for it twice; in practice nothing is said about a second answer where tries are limited.
  if (answer?.status !== 409) delete form.dataset['checks'];
  return null;
}

/** The sheet from the foot: what is said, why, and where to look again. */
function say(sheet: HTMLElement, { state, whys, look }: Said): void {
  const found = sheet.querySelector('template');
  const head = document.importNode(found?.content ?? new DocumentFragment(), true);
  for (const one of head.querySelectorAll<HTMLElement>('[data-if]'))
    if (!one.dataset['if']?.split(' ').includes(state)) one.remove();
  const lines = whys.map((why) => {
    const line = document.createElement('p');
    line.dir = 'auto';
    line.textContent = why;
    return line;
  });
  const link = document.createElement('a');
  link.className = 'task-look';
  link.href = look?.href ?? '';
  link.textContent = look?.text ?? '';
  sheet.dataset['state'] = state;
  sheet.replaceChildren(...(found ? [found] : []), head, ...lines, ...(look ? [link] : []));
}

/** 'unsaid': no word about the answer came, so the next question does. */
type Stage = 'asking' | 'right' | 'not-yet' | 'unsaid';
type Turns = { form: HTMLFormElement; questions: HTMLElement[]; at: number; stage: Stage };

/** The buttons of this moment, and one question. */
function draw({ form, questions, at, stage }: Turns): void {
  const mayCheck = form.dataset['checks'] !== undefined && navigator.onLine;
  const isLast = at === questions.length - 1;
  const asks = stage === 'asking';
  const isSettled = stage === 'right' || stage === 'unsaid' || (asks && !mayCheck);
  const shown: Record<string, boolean> = {
    check: asks && mayCheck,
    next: isSettled && !isLast,
    again: stage === 'not-yet',
    leave: stage === 'not-yet' && !isLast,
    send: isLast && (isSettled || stage === 'not-yet'),
    back: asks && at > 0,
  };
  for (const one of form.querySelectorAll<HTMLElement>('[data-turn]'))
    one.hidden = shown[one.dataset['turn'] ?? ''] !== true;
  for (const [index, question] of questions.entries()) question.hidden = index !== at;
  questions[at]?.setAttribute('data-stage', stage);
  const progress = form.querySelector<HTMLElement>('[data-progress]');
  const [bar, words] = [progress?.querySelector('progress'), progress?.querySelector('span')];
  if (!progress || !bar || !words) return;
  bar.value = at + 1;
  words.textContent = (progress.dataset['wordAt'] ?? '')
    .replace('{n}', String(at + 1))
    .replace('{of}', String(questions.length));
}

function become(turns: Turns, stage: Stage): void {
  turns.stage = stage;
  const sheet = turns.form.querySelector<HTMLElement>('[data-said]');
  if (sheet && (stage === 'asking' || stage === 'unsaid')) {
    delete sheet.dataset['state'];
    for (const one of sheet.querySelectorAll(':scope > :not(template)')) one.remove();
  }
  draw(turns);
}

function go(turns: Turns, at: number): void {
  turns.at = at;
  become(turns, 'asking');
  const progress = turns.form.querySelector<HTMLElement>('[data-progress]');
  progress?.focus({ preventScroll: true });
  progress?.scrollIntoView();
}

async function press(turns: Turns, button: HTMLElement): Promise<void> {
  const { form, questions, at } = turns;
  const question = questions[at];
  const { turn } = button.dataset;
  if (!question) return;
  if (turn === 'back') return go(turns, at - 1);
  if (turn === 'again') {
    become(turns, 'asking');
    return question.querySelector<HTMLElement>('input:checked, input, [data-move]')?.focus();
  }
  if (!isAnswered(question)) return askForAnswer(question);
  if (turn !== 'check') return go(turns, at + 1);
  const words = [...button.childNodes];
  button.replaceChildren(button.dataset['wordChecking'] ?? '');
  const said = await check(form, question);
  button.replaceChildren(...words);
  const sheet = form.querySelector<HTMLElement>('[data-said]');
  if (said && sheet) say(sheet, said);
  become(turns, said === null ? 'unsaid' : said.state === 'right' ? 'right' : 'not-yet');
  form
    .querySelector<HTMLElement>('button[data-turn]:not([hidden]), [data-turn]:not([hidden]) button')
    ?.focus({ preventScroll: true });
  sheet?.parentElement?.scrollIntoView({ block: 'end' });
}

/** One question at a time: each is answered before the next, and the last one has the button that sends. */
function takeTurns(form: HTMLFormElement): Turns {
  const questions = [...form.querySelectorAll('fieldset')];
  const first = questions.findIndex((one) => !isAnswered(one));
  const turns: Turns = { form, questions, at: first < 0 ? questions.length - 1 : first, stage: 'asking' };
  form.classList.add('quiz-turns');
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-turn]') : null;
    if (button) void press(turns, button);
  });
  form.addEventListener('input', () => become(turns, 'asking'));
  for (const sign of ['online', 'offline']) addEventListener(sign, () => draw(turns));
  draw(turns);
  return turns;
}

export function start(section: HTMLElement): void {
  const form = section.querySelector('form');
  // Staff only look at a lesson.
  if (form?.dataset['made'] && section.closest('[data-learner]')) keepAnswers(section, form);
  for (const box of section.querySelectorAll<HTMLElement>('[data-order]')) putInOrder(box);
  if (!form) return;
  form.noValidate = true;
  const turns = takeTurns(form);
  form.addEventListener('submit', (event) => {
    const empty = [...form.querySelectorAll('fieldset')].find((question) => !isAnswered(question));
    if (!empty) return;
    event.preventDefault();
    go(turns, turns.questions.indexOf(empty));
    askForAnswer(empty);
  });
  keepUnanswered(form, () => {
    const sending = sendingOf(form);
    return { id: sending.attemptId, body: { ...sending, answers: answersIn(form) } };
  });
}
