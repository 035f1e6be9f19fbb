/**
 * A question or a reply, sent in the background, so that nothing is lost without a network: then it waits on the phone. A
 * refused one is sent again as a normal form, and its page shows why.
 */
import { mostSigns } from '../question.ts';
import { draft, draftName, keepText } from './drafts.ts';
import { keepUnanswered, valueIn } from './later.ts';
import { post } from './queue.ts';

export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const { learner, later } = form.dataset;
  const key = form.querySelector<HTMLInputElement>('[name=key]');
  if (!learner || !later || !key) return;
  // A kept page is opened again and again, and each question needs its own key.
  key.value = crypto.randomUUID();
  const field = form.querySelector('textarea');
  // On the page of all questions no lesson is named, but the address is.
  const kept = draftName(form, later, valueIn(form, 'id'));
  const more = form.closest('details');
  if (field && keepText(kept, field) && more) more.open = true;
  const read = () => ({
    id: key.value,
    body: {
      formKey: key.value,
      parentId: valueIn(form, 'id') || null,
      body: field?.value ?? '',
      isAnonymous: form.querySelector<HTMLInputElement>('[name=anonymous]')?.checked ?? false,
    },
  });
  // A text that is too long does not wait: it would be refused later, when nobody can shorten it.
  keepUnanswered(
    form,
    () => ([...read().body.body].length > mostSigns ? null : read()),
    () => draft(kept, null),
  );
  const send = async (button: HTMLButtonElement) => {
    button.disabled = true;
    const answer = await post({ url: later, key: learner, body: read().body }).catch(() => null);
    button.disabled = false;
    if (answer === null) return void form.dispatchEvent(new Event('unanswered', { cancelable: true }));
    draft(kept, null);
    if (!answer.ok) return form.submit();
    const { id }: { id: string } = await answer.json();
    const isHere = location.pathname === new URL(form.action).pathname;
    location.assign(`${form.action}#question-${id}`);
    if (isHere) location.reload();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    // Sends nothing for an empty text, nor twice for one press.
    if (!button || button.disabled || read().body.body.trim() === '') return;
    void send(button);
  });
}
