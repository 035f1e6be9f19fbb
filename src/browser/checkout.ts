/** What an order's pages do by themselves: continue to the bank, wait for its notification, print. */
import { follow } from './fetch-step.ts';

export function startCheckout(): void {
  const handOff = document.querySelector('[data-hand-off]');
  if (handOff !== null) follow(handOff);
  if (document.querySelector('[data-payment="processing"]') !== null) {
    import('./payment-wait.ts').then(
      ({ awaitPayment }) => awaitPayment(),
      () => undefined,
    );
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
