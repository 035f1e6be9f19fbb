/** 'Mark as done' as a press that also counts without a network; with one, the page is opened anew and says what comes next. */
import { tell } from './tell.ts';

async function send(form: HTMLElement): Promise<void> {
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  if (await tell(form, { kind: 'done', body: { how: 'button' } })) return location.reload();
  for (const one of form.querySelectorAll<HTMLElement>('[data-later]')) one.hidden = !one.hidden;
}

export function start(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}
