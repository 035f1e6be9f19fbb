import { parsePage } from './fetch-step.ts';

/** Loads the payment's page every two seconds until it has a result, and shows the answer in place. */
const everyMs = 2_000;

/** The page itself ends the polling (`data-payment="settled"`); after a lost connection it tries again. */
export function awaitPayment(): void {
  const shown = document.querySelector<HTMLElement>('[data-payment="processing"]');
  const again = shown?.dataset['again'];
  if (shown && again) setTimeout(() => void askAgain(shown, again), everyMs);
}

async function askAgain(shown: HTMLElement, address: string): Promise<void> {
  const page = await fetch(address, { headers: { Accept: 'text/html' } })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  const next = page && parsePage(page).querySelector<HTMLElement>('[data-payment]');
  if (next) {
    if (next.dataset['payment'] === 'processing') shown.dataset['again'] = next.dataset['again'];
    else settle(shown, document.importNode(next, true));
  }
  awaitPayment();
}

function settle(shown: HTMLElement, next: HTMLElement): void {
  shown.replaceWith(next);
  next.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
