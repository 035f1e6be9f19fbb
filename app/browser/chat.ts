const seenKey = 'chat-greeted';

/** Opens the greeting card a second after the page, once per visit; the messaging app opens only on a click. */
export function startChat(): void {
  const card = document.querySelector<HTMLElement>('[data-chat-card]');
  if (card === null) return;
  const close = () => (card.hidden = true);
  card.querySelector('[data-chat-close]')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // Somebody who is paying or signing in is not interrupted.
  if (document.querySelector('[data-step], form[method="post"]') || visited()) return;
  setTimeout(() => {
    if (document.querySelector('dialog[open], details[data-menu][open]')) return;
    card.hidden = false;
  }, 1000);
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
