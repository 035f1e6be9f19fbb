import { parsePage } from './fetch-step.ts';

/** Asks every two seconds whether the bank has answered, and then opens the page that says so. */
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
  // Title, scripts and everything else are the new page's: nothing less than a page is put in place of this one.
  if (next && next.dataset['payment'] !== 'processing') return location.replace(address);
  if (next) shown.dataset['again'] = next.dataset['again'];
  awaitPayment();
}
