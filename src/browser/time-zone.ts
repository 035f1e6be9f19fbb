/** Shows the free hours on the clock of where they are, when the page does not know it yet. Loaded only by such a page. */
export function showOwnTime(form: HTMLFormElement): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const select = form.querySelector('select');
  // They have begun to choose, or the clocks are those of Morocco anyway; a browser that hides where they are says 'UTC'.
  if (
    !select ||
    !zone ||
    zone === 'UTC' ||
    zone === form.dataset['timeZone'] ||
    document.querySelector('input:checked')
  )
    return;
  const address = new URL(location.href);
  address.searchParams.set('zone', zone);
  location.replace(address);
}
