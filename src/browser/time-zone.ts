/** Shows the free hours in the visitor's own time zone, if the page does not know it yet. Loaded only by such a page. */
export function showOwnTime(form: HTMLFormElement): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const select = form.querySelector('select');
  // They have begun to choose, or are in Moroccan time anyway; a browser that hides its time zone reports 'UTC'.
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
