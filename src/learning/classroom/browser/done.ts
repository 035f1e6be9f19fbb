/**
 * 'Mark as done' also without a network: then the press is sent later; with one, the page is reloaded and shows what comes
 * next.
 */
import { sendEvent } from './send-event.ts';

async function send(form: HTMLElement): Promise<void> {
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  if (await sendEvent(form, { kind: 'done', body: { how: 'button' } })) return location.reload();
  for (const one of form.querySelectorAll<HTMLElement>('[data-later]')) one.hidden = !one.hidden;
}

export function start(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}
