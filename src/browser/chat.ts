import { covers, coversText, whenStill } from './covers.ts';

const pressable = 'input, select, textarea, button, .button, .choice, .tick, form a, form label, nav a';
/** What a visitor must be able to read, besides all text: prices and codes with the space around them, and a certificate. */
const readable = '.price, .amount, code, output, summary, .certificate';

/**
 * The round button moves aside where it lies over something to press or to read, and on a small screen while the visitor scrolls
 * down; it appears again when they scroll up or reach the end.
 */
export function startChat(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  if (!chat) return;
  const small = matchMedia('(max-width: 47.99rem)');
  const readsOn = watchReading();
  const button = chat.querySelector('.chat-button');
  const settle = () => {
    const aside =
      (small.matches && readsOn()) ||
      covers(chat, button, `${pressable}, ${readable}`) ||
      coversText(chat, button);
    chat.toggleAttribute('data-aside', aside);
  };
  whenStill(settle);
  settle();
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
