import { covers, whenStill } from './covers.ts';

const seenKey = 'chat-greeted';
const pressable = 'input, select, textarea, button, .button, .choice, .tick, form a, form label, nav a';
/** What a visitor must be able to read: headings, prices, codes and what is copied. */
const readable = 'h1, h2, h3, .heading, .price, .amount, code, output, bdi, summary';

/**
 * Opens the greeting card a second after the page, once for a visitor; WhatsApp opens only on a click. The round button moves aside
 * where it lies over something to press or to read, and on a small screen while the visitor scrolls down; it appears again when they
 * scroll up or reach the end. The card stays over nothing to press.
 */
export function startChat(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  const card = chat?.querySelector<HTMLElement>('[data-chat-card]');
  if (!chat || !card) return;
  const close = () => (card.hidden = true);
  card.querySelector('[data-chat-close]')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // Visitors who are paying or signing in, or read the status of their order, are not interrupted.
  let greets =
    chat.dataset['chat'] === 'greets' &&
    !document.querySelector('[data-step], [data-standing], form[method="post"]') &&
    !wasGreeted();
  const small = matchMedia('(max-width: 47.99rem)');
  const readsOn = watchReading();
  const settle = () => {
    const aside =
      (small.matches && readsOn()) ||
      covers(chat, chat.querySelector('.chat-button'), `${pressable}, ${readable}`);
    chat.toggleAttribute('data-aside', aside);
    if (aside && small.matches) close();
    else if (!card.hidden && small.matches && covers(chat, card, pressable)) close();
  };
  const greet = () => {
    if (!greets || document.querySelector('dialog[open], details[data-menu][open], .consent:not([hidden])'))
      return;
    card.hidden = false;
    settle();
    greets = card.hidden;
    if (!greets) keepGreeted();
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

/** Whether this browser has been greeted before; true where storage is forbidden: nobody is greeted on every page. */
function wasGreeted(): boolean {
  try {
    return localStorage.getItem(seenKey) !== null;
  } catch {
    return true;
  }
}

function keepGreeted(): void {
  try {
    localStorage.setItem(seenKey, 'yes');
  } catch {
    // Storage is full or forbidden: then the next page greets no more than this one.
  }
}
