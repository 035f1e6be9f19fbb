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

/** Spaces aside: a list has none between its lines. */
const bare = (text: string): string => text.replace(/\s+/g, '');
const isBeside = (block: Element, words: string): boolean => bare(block.textContent).startsWith(bare(words));

/** Shows a note as it is now; one that was taken away leaves the list. */
function show(
  { section, list }: Part,
  { noteId, changeId, seconds, beside, body }: Note,
  waits: boolean,
): void {
  const there = document.getElementById(`note-${noteId}`);
  const content = section.querySelector('template')?.content;
  const line = content && document.importNode(content, true).querySelector('li');
  if (body === null || !line) return there?.remove();
  line.id = `note-${noteId}`;
  Object.assign(line.dataset, { note: noteId, change: changeId, beside: beside ?? '' });
  const [time, quote] = [...line.querySelectorAll<HTMLAnchorElement>('.note-place')];
  const put = (name: string, text: string) => line.querySelector(name)?.replaceChildren(text);
  if (seconds === null) time?.remove();
  else if (time) {
    time.dataset['from'] = String(seconds);
    time.href = time.href.replace('from=0', `from=${seconds}`);
    put('[data-clock]', clockOf(seconds));
  }
  if (beside === null) quote?.remove();
  else if (quote) {
    const block = [...document.querySelectorAll('.lesson-text [id^=p-]')].find((one) =>
      isBeside(one, beside),
    );
    quote.href = `#${block?.id ?? ''}`;
    put('q', beside);
  }
  put('[data-body]', body);
  line.querySelector('[data-waits]')?.toggleAttribute('hidden', !waits);
  if (there) there.replaceWith(line);
  else list.append(line);
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  // Words of a paragraph that is gone stay the note's.
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value))
    field.add(new Option(value));
  if (field) field.value = value;
}

/** Fills the form with a note of the list, or empties it for a new one. */
function fill({ form, field }: Part, line?: HTMLElement | null): void {
  const { note = crypto.randomUUID(), change = '', beside = '' } = line?.dataset ?? {};
  const clock = line?.querySelector('[data-clock]')?.textContent ?? '';
  for (const [name, value] of Object.entries({ noteId: note, seen: change, beside, time: clock }))
    setValue(form, name, value);
  field.value = line?.querySelector('[data-body]')?.textContent ?? '';
  const label = form.querySelector<HTMLElement>('[data-word-edit]');
  if (label) label.textContent = (line ? label.dataset['wordEdit'] : label.dataset['wordNew']) ?? '';
  for (const one of form.querySelectorAll<HTMLElement>('[value=remove], [data-cancel]')) one.hidden = !line;
  for (const id of ['note', 'note-time']) complain(id);
}

/** The sentence beside a field; none, where there is nothing to say. */
function complain(id: string, text?: string | false): boolean {
  const problem = document.getElementById(`${id}-problem`);
  problem?.querySelector('span')?.replaceChildren(text || '');
  problem?.toggleAttribute('hidden', !text);
  if (text) document.getElementById(id)?.focus();
  return Boolean(text);
}

/** What the form says now; null where it cannot be kept. */
function read({ section: { dataset }, form, field }: Part, isRemoved: boolean): Note | null {
  const [time, body, changeId] = [valueIn(form, 'time').trim(), field.value.trim(), crypto.randomUUID()];
  const seconds = secondsTyped(time);
  const seen = valueIn(form, 'seen') || null;
  const noteId = valueIn(form, 'noteId');
  const about = { noteId, seen, changeId: seen === null ? noteId : changeId, at: new Date().toISOString() };
  const beside = valueIn(form, 'beside') || null;
  if (isRemoved) return { ...about, seconds, beside, body: null };
  const isBadTime = complain('note-time', time !== '' && seconds === null && dataset['wordTime']);
  const isLong = complain('note', [...body].length > mostSigns && dataset['wordLong']);
  if (body === '') field.focus();
  return isBadTime || isLong || body === '' ? null : { ...about, seconds, beside, body };
}

async function save(part: Part, note: Note): Promise<void> {
  const { section, form } = part;
  const { learner: key = '', later: url = '' } = section.dataset;
  let isKept = false;
  const isSent = await sendOrKeep({ id: note.changeId, key, url, body: note }, () => {
    isKept = true;
    draft(draftName(section, 'note'), null);
    show(part, note, true);
    fill(part);
  }).catch(() => false);
  // A browser that stores nothing sends the form as it is.
  if (!isKept && note.body === null)
    form.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: 'remove' }),
    );
  if (!isKept) return form.submit();
  if (isSent) show(part, note, false);
  const said = section.querySelector<HTMLElement>('[data-said]');
  if (said) said.textContent = (isSent ? said.dataset['wordSaved'] : said.dataset['wordWaits']) ?? '';
}

/** A press on a paragraph offers to write beside it. */
function offerParagraphs({ section, form, field }: Part): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'note-here', textContent: section.dataset['wordHere'] });
  const places = [...form.querySelectorAll<HTMLOptionElement>('[name=beside] option')].slice(1);
  document.querySelector('.lesson')?.addEventListener('click', ({ target }) => {
    const block =
      target instanceof Element && !target.closest('a, button') ? target.closest('[id^=p-]') : null;
    const place = block && places.find(({ value }) => isBeside(block, value));
    // Who marks words to copy them wants no button.
    if (!place || getSelection()?.isCollapsed === false) return;
    button.value = place.value;
    block.after(button);
    // Not behind the foot of the lesson.
    button.scrollIntoView({ block: 'nearest' });
  });
  button.addEventListener('click', () => {
    setValue(form, 'beside', button.value);
    button.remove();
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

async function showWaiting(part: Part): Promise<void> {
  const own = (await readAll('queue')).filter(({ url }) => url === part.section.dataset['later']);
  for (const { body } of own.sort((one, other) => one.at - other.at))
    if ('noteId' in body) show(part, body as Note, true);
}

export function start(section: HTMLElement): void {
  const [list, form] = [section.querySelector<HTMLElement>('[data-notes]'), section.querySelector('form')];
  const field = form?.querySelector('textarea');
  if (!list || !form || !field) return;
  const part = { section, list, form, field };
  if (valueIn(form, 'seen') === '') {
    // A kept page is opened again and again, and each new note needs its own id.
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
    fill(part, pressed.closest('li'));
    field.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const note = read(part, event.submitter?.getAttribute('value') === 'remove');
    if (note) void save(part, note);
  });
  showWaiting(part).catch(() => undefined);
}
