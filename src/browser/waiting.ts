const noticeableMs = 700;
const longestMs = 15_000;

/** The overlay 'Loading...' when the next page takes noticeably long; and the notice without a network. */
export function startWaiting(): void {
  const overlay = document.querySelector<HTMLElement>('[data-loading]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    if (overlay) overlay.hidden = true;
  };
  const expect = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (overlay) overlay.hidden = false;
      // A download or a stopped page never leaves: the overlay must not block the visitor.
      timer = setTimeout(hide, longestMs);
    }, noticeableMs);
  };
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    setTimeout(
      () => !event.defaultPrevented && form.target !== '_blank' && form.method !== 'dialog' && expect(),
    );
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !leaves(link, event)) return;
    setTimeout(() => !event.defaultPrevented && expect());
  });
  // A visitor who stopped the next page gets this one back.
  overlay?.addEventListener('click', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('pageshow', hide);
  addEventListener('pagehide', hide);
  startOffline();
}

/** A plain click on a link that replaces this page by another page of the site. */
function leaves(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  // A link with a file type (type="text/calendar") downloads a file and stays on the page.
  if (
    link.target !== '' ||
    link.type !== '' ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return false;
  // So does an address with an extension: pages have none.
  if (/\.\w+$/.test(link.pathname)) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

function startOffline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (notice === null) return;
  const showNetworkState = () => (notice.hidden = navigator.onLine);
  addEventListener('online', showNetworkState);
  addEventListener('offline', showNetworkState);
  showNetworkState();
}
