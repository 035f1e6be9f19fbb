/** What an order's pages do by themselves: continue to the bank, wait for its notification. */
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

/** Posts the form made by the server, or follows the link. */
export function follow(handOff: Element): void {
  if (handOff instanceof HTMLAnchorElement) location.assign(handOff.href);
  if (!(handOff instanceof HTMLFormElement)) return;
  if (!handOff.isConnected) {
    handOff.hidden = true;
    document.body.append(handOff);
  }
  handOff.submit();
}
