/**
 * A learner's notes with script: each is in the list at once, waits on the phone while there is no network, and counts once. A press
 * writes where the film is, or beside a paragraph.
 */
import { clockOf, secondsTyped } from '../../../academy/media/film-forms.ts';
import type { NoteSent } from '../notes.service.ts';
import { mostSigns } from '../question.ts';
import { draft, draftName, keepText } from './drafts.ts';
import { valueIn } from './later.ts';
import { readAll } from './phone-store.ts';
import { sendOrKeep } from './queue.ts';

/** As it is sent: with its instant in writing. */
type Note = Omit<NoteSent, 'at'> & { at: string };

type Part = { section: HTMLElement; list: HTMLElement; form: HTMLFormElement; field: HTMLTextAreaElement };

const lineOf = ({ list }: Part, id: string): HTMLElement | undefined =>
  [...list.children].filter((one) => one instanceof HTMLElement).find(({ dataset }) => dataset['note'] === id);

/** Shows a note as it is now; one that was taken away leaves the list. */
function show(part: Part, note: Note, waits: boolean): void {
  const there = lineOf(part, note.noteId);
  if (note.body === null) return there?.remove();
  const made = document.importNode(part.section.querySelector('template')?.content ?? new DocumentFragment(), true);
  const line = made.querySelector('li');
  if (!line) return;
  const { noteId, changeId, seconds, beside, body } = note;
  line.id = `note-${noteId}`;
  Object.assign(line.dataset, { note: noteId, change: changeId, beside: beside ?? '' });
  const put = (name: string, text: string | null) => {
    const place = line.querySelector(name);
    if (place && text !== null) place.textContent = text;
    else (place?.closest('a, [data-quote]') ?? place)?.remove();
  };
  const time = line.querySelector<HTMLAnchorElement>('[data-from]');
  if (time) {
    time.dataset['from'] = String(seconds);
    time.href = time.href.replace('from=null', `from=${seconds}`);
  }
  put('[data-clock]', seconds === null ? null : clockOf(seconds));
  put('[data-quote] q', beside);
  put('[data-body]', body);
  const sign = line.querySelector<HTMLElement>('[data-waits]');
  if (sign) sign.hidden = !waits;
  if (there) there.replaceWith(line);
  else part.list.append(line);
}

const setValue = (form: HTMLFormElement, name: string, value: string) => {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  if (field) field.value = value;
};

/** Fills the form with a note of the list, or empties it for a new one. */
function fill({ form, field }: Part, line?: HTMLElement): void {
  const { note = crypto.randomUUID(), change = '', beside = '' } = line?.dataset ?? {};
  setValue(form, 'noteId', note);
  setValue(form, 'seen', change);
  const select = form.querySelector<HTMLSelectElement>('[name=beside]');
  // Words of a paragraph that is gone stay the note's.
  if (select && beside !== '' && ![...select.options].some(({ value }) => value === beside))
    select.add(new Option(beside, beside));
  setValue(form, 'beside', beside);
  setValue(form, 'time', line?.querySelector('[data-clock]')?.textContent ?? '');
  field.value = line?.querySelector('[data-body]')?.textContent ?? '';
  const label = form.querySelector<HTMLElement>('[data-word-edit]');
  if (label) {
    label.dataset['wordNew'] ??= label.textContent;
    label.textContent = (line ? label.dataset['wordEdit'] : label.dataset['wordNew']) ?? '';
  }
  for (const one of form.querySelectorAll<HTMLElement>('[value=remove], [data-cancel]')) one.hidden = !line;
}

function complain(form: HTMLFormElement, id: string, text: string | undefined): void {
  const problem = document.getElementById(`${id}-problem`);
  const words = problem?.querySelector('span');
  if (!problem || !words) return;
  words.textContent = text ?? '';
  problem.hidden = text === undefined;
  if (text !== undefined) form.querySelector<HTMLElement>(`#${id}`)?.focus();
}

/** What the form says now; null where it cannot be kept, with the sentence beside its field. */
function read({ section, form, field }: Part, isRemoved: boolean): Note | null {
  const time = valueIn(form, 'time').trim();
  const seconds = secondsTyped(time);
  const isBad = !isRemoved && time !== '' && seconds === null;
  const isLong = !isRemoved && [...field.value].length > mostSigns;
  complain(form, 'note-time', isBad ? section.dataset['wordTime'] : undefined);
  complain(form, 'note', isLong ? section.dataset['wordLong'] : undefined);
  const isEmpty = !isRemoved && field.value.trim() === '';
  if (isEmpty) field.focus();
  if (isBad || isLong || isEmpty) return null;
  return {
    noteId: valueIn(form, 'noteId'),
    changeId: crypto.randomUUID(),
    seen: valueIn(form, 'seen') || null,
    seconds,
    beside: valueIn(form, 'beside') || null,
    body: isRemoved ? null : field.value.trim(),
    at: new Date().toISOString(),
  };
}

async function save(part: Part, note: Note, submitter: HTMLElement | null): Promise<void> {
  const { section, form } = part;
  const { learner: key = '', later: url = '' } = section.dataset;
  const name = draftName(section, 'note');
  const sent = { ...note, ...(note.seen === null && { changeId: note.noteId }) };
  let isKept = false;
  const kept = () => {
    isKept = true;
    draft(name, null);
    show(part, sent, true);
    fill(part);
  };
  const isSent = await sendOrKeep({ id: sent.changeId, key, url, body: sent }, kept).catch(() => false);
  // A browser that stores nothing sends the form as it is.
  if (!isKept) {
    setValue(form, 'change', sent.changeId);
    if (submitter instanceof HTMLButtonElement && submitter.name) form.append(hidden(submitter.name, submitter.value));
    return form.submit();
  }
  if (isSent) show(part, sent, false);
  const said = section.querySelector<HTMLElement>('[data-said]');
  if (said) said.textContent = (isSent ? said.dataset['wordSaved'] : said.dataset['wordWaits']) ?? '';
}

function hidden(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input');
  return Object.assign(field, { type: 'hidden', name, value });
}

/** A press on a paragraph offers to write beside it. */
function offerParagraphs({ section, form, field }: Part): void {
  const select = form.querySelector<HTMLSelectElement>('[name=beside]');
  if (!select) return;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'note-here', textContent: section.dataset['wordBeside'] });
  let chosen = '';
  document.querySelector('.lesson-text')?.addEventListener('click', ({ target }) => {
    const block = target instanceof Element && !target.closest('a, button') ? target.closest('[id^=p-]') : null;
    // Who marks words to copy them wants no button.
    if (!block || getSelection()?.isCollapsed === false) return;
    const words = block.textContent.replace(/\s+/g, ' ').trim();
    const option = [...select.options].find(({ value }) => value !== '' && words.startsWith(value));
    if (!option) return;
    chosen = option.value;
    block.after(button);
  });
  button.addEventListener('click', () => {
    button.remove();
    select.value = chosen;
    field.focus();
  });
}

/** A press writes where the film is. */
function offerTime({ form, field }: Part): void {
  const button = form.querySelector<HTMLElement>('[data-note-at]');
  const film = document.querySelector<HTMLMediaElement>('#film video, #film audio');
  if (!button || !film) return;
  film.addEventListener('timeupdate', () => {
    button.hidden = film.currentTime < 1;
    button.textContent = (button.dataset['noteAt'] ?? '').replace('{at}', clockOf(film.currentTime));
  });
  button.addEventListener('click', () => {
    setValue(form, 'time', clockOf(film.currentTime));
    field.focus();
  });
}

export function start(section: HTMLElement): void {
  const [list, form] = [section.querySelector<HTMLElement>('[data-notes]'), section.querySelector('form')];
  const field = form?.querySelector('textarea');
  if (!list || !form || !field) return;
  const part = { section, list, form, field };
  // A kept page is opened again and again, and each new note needs its own id.
  if (valueIn(form, 'seen') === '') {
    setValue(form, 'noteId', crypto.randomUUID());
    keepText(draftName(section, 'note'), field);
  }
  offerTime(part);
  offerParagraphs(part);
  section.addEventListener('click', (event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('[data-edit], [data-cancel]') : null;
    if (!pressed) return;
    event.preventDefault();
    fill(part, pressed.closest('li') ?? undefined);
    field.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const note = read(part, submitter instanceof HTMLButtonElement && submitter.value === 'remove');
    if (note) void save(part, note, submitter);
  });
  const waiting = async () => {
    const own = (await readAll('queue')).filter(({ url }) => url === section.dataset['later']);
    for (const { body } of own.sort((one, other) => one.at - other.at))
      if ('noteId' in body) show(part, body as Note, true);
  };
  waiting().catch(() => undefined);
}
