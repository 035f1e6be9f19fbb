import { covers, whenStill } from './covers.ts';

const seenKey = 'chat-greeted';
const pressable = 'input, select, textarea, button, .button, .choice, .tick, form a, form label, nav a';

/**
 * Opens the greeting card a second after the page, once per visit; the messaging app opens only on a click. On a small
 * screen the round button lies over the text: it steps aside from somebody who reads on, and is there again as soon as
 * they turn back or reach the foot; and neither it nor the card stays over a field or a button of the page.
 */
export function startChat(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  const card = chat?.querySelector<HTMLElement>('[data-chat-card]');
  if (!chat || !card) return;
  const close = () => (card.hidden = true);
  card.querySelector('[data-chat-close]')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // Somebody who is paying or signing in, or reads how it stands with their order, is not interrupted.
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

/** Tells whether the page was last moved on, not back; no longer so at its foot, where nothing is left to read. */
function watchReading(): () => boolean {
  let from = scrollY;
  let on = false;
  return () => {
    if (Math.abs(scrollY - from) > 4) on = scrollY > from;
    from = scrollY;
    return on && scrollY + innerHeight < document.documentElement.scrollHeight - 96;
  };
}

/** Whether this visit has been greeted already; where storage is forbidden, as if it had. */
function visited(): boolean {
  try {
    const before = sessionStorage.getItem(seenKey) !== null;
    sessionStorage.setItem(seenKey, 'yes');
    return before;
  } catch {
    return true;
  }
}
