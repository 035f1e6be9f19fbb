/** What an order's pages do by themselves: continue to the bank, wait for its notification. */
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
}
