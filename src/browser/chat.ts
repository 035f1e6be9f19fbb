import { covers, coversText, whenStill } from './covers.ts';

const seenKey = 'chat-greeted';
const pressable = 'input, select, textarea, button, .button, .choice, .tick, form a, form label, nav a';
/** What a visitor must be able to read, besides all text: prices and codes with the space around them, and a certificate. */
const readable = '.price, .amount, code, output, summary, .certificate';
/** When the greeting opens, and until when it waits for an answer about counting visits; in milliseconds after the page. */
const greetsAt = 1_000;
const waitsUntil = 6_000;

/**
 * Opens the greeting card a second after the page, once for a visitor, and after the question about counting visits; WhatsApp opens
 * only on a click. The round button moves aside where it lies over something to press or to read, and on a small screen while the
 * visitor scrolls down; it appears again when they scroll up or reach the end. The card stays over nothing to press.
 */
export function startChat(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  const card = chat?.querySelector<HTMLElement>('[data-chat-card]');
  if (!chat || !card) return;
  const close = () => (card.hidden = true);
  card.querySelector('[data-chat-close]')?.addEventListener('click', () => {
    close();
    settle();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // Visitors who are paying or signing in, or read the status of their order, are not interrupted.
  let greets =
    chat.dataset['chat'] === 'greets' &&
    !document.querySelector('[data-step], [data-standing], form[method="post"]') &&
    !wasGreeted();
  const small = matchMedia('(max-width: 47.99rem)');
  const readsOn = watchReading();
  const button = chat.querySelector('.chat-button');
  const settle = () => {
    const aside =
      (small.matches && readsOn()) ||
      covers(chat, button, `${pressable}, ${readable}`) ||
      // A greeting that is open is read instead of what is under it.
      (card.hidden && coversText(chat, button));
    chat.toggleAttribute('data-aside', aside);
    if (aside && small.matches) close();
    else if (!card.hidden && small.matches && covers(chat, card, pressable)) close();
  };
  const question = document.querySelector('.consent');
  let [isEarly, waits] = [true, true];
  const greet = () => {
    const isAsked = waits && question !== null && !question.hasAttribute('hidden');
    if (!greets || isEarly || isAsked) return;
    if (document.querySelector('dialog[open], details[data-menu][open]')) return;
    card.hidden = false;
    settle();
    greets = card.hidden;
    if (greets) settle();
    else keepGreeted();
  };
  const look = () => {
    settle();
    greet();
  };
  whenStill(look);
  if (question) new MutationObserver(look).observe(question, { attributeFilter: ['hidden'] });
  settle();
  setTimeout(() => {
    isEarly = false;
    greet();
  }, greetsAt);
  setTimeout(() => {
    waits = false;
    greet();
  }, waitsUntil);
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
