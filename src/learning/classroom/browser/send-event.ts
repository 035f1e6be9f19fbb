/**
 * Sends what a learner did in a lesson: the position in the film, or that it is done. Waits on the phone while there is no
 * network, and counts once. The lesson's page says whose it is and where to send it: `data-learner`, `data-lesson`,
 * `data-events`.
 */
import { sendOrKeep } from './queue.ts';

export type LearningEvent = { kind: 'opened' | 'position' | 'done'; body?: Record<string, unknown> };

/**
 * True when it has arrived, false when it waits. `inside`: any element of the lesson. Nothing is sent for staff who only
 * look at it.
 */
export async function sendEvent(inside: Element, { kind, body = {} }: LearningEvent): Promise<boolean> {
  const { learner, lesson, events } = inside.closest<HTMLElement>('[data-learner]')?.dataset ?? {};
  if (!learner || !lesson || !events) return false;
  const id = crypto.randomUUID();
  const event = { id, lessonId: lesson, kind, body, at: new Date().toISOString() };
  try {
    return await sendOrKeep({ id, key: learner, url: events, body: event });
  } catch {
    // A browser that stores nothing: it is sent once, now.
    const answer = await fetch(events, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [event] }),
      keepalive: true,
    }).catch(() => null);
    return answer?.ok === true;
  }
}

/**
 * 'Mark as done', also without a network: then the press is sent later; with one, the next lesson opens, or this page again with
 * what comes now.
 */
export function start(form: HTMLElement): void {
  const send = async () => {
    const button = form.querySelector('button');
    if (button) button.disabled = true;
    const { next } = form.dataset;
    if (!(await sendEvent(form, { kind: 'done', body: { how: 'button' } })))
      for (const one of form.querySelectorAll<HTMLElement>('[data-later]')) one.hidden = !one.hidden;
    else if (next === undefined) location.reload();
    else location.assign(next);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}
