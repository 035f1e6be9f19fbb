/** What waits, one by one: sent now, or removed after a question. Opened by the line that counts it. */
import { kindOfWaiting } from '../offline.ts';
import { announce, remove, type Waiting } from './phone-store.ts';
import { flush } from './queue.ts';
import { readWaiting, writeTime } from './waiting.ts';

function rowOf(list: HTMLElement, one: Waiting): Node {
  const row = document.importNode(list.querySelector('template')?.content ?? new DocumentFragment(), true);
  const kinds: Partial<Record<string, string>> = JSON.parse(list.dataset['kinds'] ?? '{}');
  const kind = kinds[kindOfWaiting(one) ?? ''] ?? '';
  const title = one.title || kind;
  const [name, more] = row.querySelectorAll('bdi, small');
  if (name) name.textContent = title;
  if (more) more.textContent = `${one.title ? `${kind} · ` : ''}${writeTime(one.at)}`;
  const button = row.querySelector('button');
  button?.setAttribute('value', one.id);
  button?.setAttribute('aria-label', `${button.textContent}: ${title}`);
  button?.setAttribute('data-title', title);
  return row;
}

/** Returns what shows it as it is now. */
export function start(list: HTMLElement): () => Promise<void> {
  const things = list.querySelector('ul');
  const said = list.querySelector<HTMLElement>('[data-still]');
  const question = list.querySelector('dialog');
  const heading = question?.querySelector('h2');
  let shown = '';
  let asked = '';
  const look = async () => {
    const waiting = await readWaiting();
    const ids = waiting.map(({ id }) => id).join(' ');
    // A button that is being pressed stays where it is.
    if (ids !== shown) things?.replaceChildren(...waiting.map((one) => rowOf(list, one)));
    shown = ids;
  };
  const send = async (button: HTMLButtonElement) => {
    button.disabled = true;
    await flush(true);
    button.disabled = false;
    if (said) said.hidden = (await readWaiting()).length === 0;
    document.dispatchEvent(new Event('sent'));
    announce();
  };
  list.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (!button) return;
    if (button.dataset['act'] === 'send') return void send(button);
    asked = button.value;
    if (heading)
      heading.textContent = (list.dataset['drop'] ?? '').replace(
        '{title}',
        () => button.dataset['title'] ?? '',
      );
    if (question) question.returnValue = '';
    question?.showModal();
  });
  const drop = async () => {
    await remove('queue', asked);
    // Nothing was sent: the line does not say so.
    list.dataset['dropped'] = '';
    announce();
    list.querySelector('summary')?.focus();
  };
  question?.addEventListener('close', () => void (question.returnValue === 'drop' && drop()));
  void look().catch(() => undefined);
  return look;
}
