import { covers, whenStill } from './covers.ts';

const seenKey = 'chat-greeted';
const pressable = 'input, select, textarea, button, .button, .choice, .tick, form a, form label, nav a';

/**
 * Opens the greeting card a second after the page, once per visit; WhatsApp opens only on a click. On a small screen the round button
 * hides while the visitor scrolls down, and appears again when they scroll up or reach the end; neither it nor the card stays over a
 * field or a button of the page.
 */
export function startChat(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  const card = chat?.querySelector<HTMLElement>('[data-chat-card]');
  if (!chat || !card) return;
  const close = () => (card.hidden = true);
  card.querySelector('[data-chat-close]')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // Visitors who are paying or signing in, or read the status of their order, are not interrupted.
  let greets = !document.querySelector('[data-step], [data-standing], form[method="post"]') && !visited();
  const small = matchMedia('(max-width: 47.99rem)');
  const readsOn = watchReading();
  const settle = () => {
    const aside = small.matches && (readsOn() || covers(chat, chat.querySelector('.chat-button'), pressable));
    chat.toggleAttribute('data-aside', aside);
    if (aside) close();
    else if (!card.hidden && small.matches && covers(chat, card, pressable)) close();
  };
  const greet = () => {
    if (!greets || document.querySelector('dialog[open], details[data-menu][open], .consent:not([hidden])'))
      return;
    card.hidden = false;
    settle();
    greets = card.hidden;
  };
  const since = performance.now();
  whenStill(() => {
    settle();
    if (performance.now() - since > 1000) greet();
  });
  settle();
  setTimeout(greet, 1000);
}

/** A function that returns whether the visitor last scrolled down; false at the end of the page, where nothing is left to read. */
function watchReading(): () => boolean {
  let from = scrollY;
  let on = false;
  return () => {
    if (Math.abs(scrollY - from) > 4) on = scrollY > from;
    from = scrollY;
    return on && scrollY + innerHeight < document.documentElement.scrollHeight - 96;
  };
}

/** Whether this visit has been greeted already; false where storage is forbidden. */
function visited(): boolean {
  try {
    const before = sessionStorage.getItem(seenKey) !== null;
    sessionStorage.setItem(seenKey, 'yes');
    return before;
  } catch {
    return true;
  }
}
