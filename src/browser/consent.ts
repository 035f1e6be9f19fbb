import { hasSource, sourceCookie, withoutSource } from '../academy/frame/source.ts';
import { agreedHeader, agreedToCounting, consentCookie } from '../platform/http/consent-cookie.ts';
import { covers, whenStill } from './covers.ts';

/** Elements of the page that visitors came to click or fill in. */
const mainActions = 'main .button, main label, main input, main select, main textarea';
/** Visitors who are paying, signing in or writing are not asked. */
const busy = 'main form[method="post"], [data-step], [data-standing]';

/** Of whoever said yes to counting, the first link that led here is remembered, if its address names a source. */
function keepSource(): void {
  if (!agreedToCounting(document.cookie) || hasSource(document.cookie)) return;
  const cookie = sourceCookie(location.search, location.protocol === 'https:');
  if (cookie !== null) document.cookie = cookie;
}

/**
 * The choice about counting visits: shown on public pages until it is answered, never over a main action of the page; the footer
 * opens it at any time. Escape leaves it unanswered, and the next page asks again. The answer is stored in the cookie 'consent' as
 * 'all' or 'essential'.
 */
export function startConsent(): void {
  keepSource();
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar === null) return;
  let openedBy: HTMLElement | null = null;
  let asks = 'asks' in bar.dataset && !document.querySelector(busy);
  for (const link of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openedBy = link;
      asks = false;
      bar.hidden = false;
      bar.focus();
    });
  }
  const close = () => {
    asks = false;
    bar.hidden = true;
    openedBy?.focus();
  };
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  for (const button of bar.querySelectorAll<HTMLElement>('[data-consent-answer]')) {
    button.addEventListener('click', () => {
      const answer = button.dataset['consentAnswer'] === 'all' ? 'all' : 'essential';
      const isNew = !agreedToCounting(document.cookie);
      document.cookie = consentCookie(answer, location.protocol === 'https:');
      if (answer === 'all') keepSource();
      else document.cookie = withoutSource(location.protocol === 'https:');
      if (answer === 'all' && isNew)
        fetch(location.href, { method: 'HEAD', headers: { [agreedHeader]: '1' }, keepalive: true }).catch(
          () => undefined,
        );
      close();
    });
  }
  const ask = () => {
    if (!asks || bar.contains(document.activeElement)) return;
    bar.hidden = false;
    bar.hidden = /(?:^|; )consent=/.test(document.cookie) || covers(bar, bar, mainActions);
  };
  whenStill(ask);
  // An answer given on the next page also counts after the Back button.
  addEventListener('pageshow', ask);
  ask();
}
