import { hasSource, sourceCookie, withoutSource } from '../academy/frame/source.ts';
import { agreedHeader, agreedToCounting, consentCookie } from '../platform/http/consent-cookie.ts';

/** Visitors who are paying, signing in or writing are not asked. */
const busy = 'main form[method="post"], [data-step], [data-standing]';

/** Of whoever said yes to counting, the first link that led here is remembered, if its address names a source. */
function keepSource(): void {
  if (!agreedToCounting(document.cookie) || hasSource(document.cookie)) return;
  const cookie = sourceCookie(location.search, location.protocol === 'https:');
  if (cookie !== null) document.cookie = cookie;
}

/**
 * The line about counting visits is a part of the page and covers nothing: between the first screen and the next band, where the
 * page is in bands of its whole width, else before the footer. What it moves is below the screen.
 */
function place(bar: HTMLElement): void {
  const { clientWidth } = document.documentElement;
  const band = [...document.querySelectorAll<HTMLElement>('main > *')].find((one) => {
    const { top, width } = one.getBoundingClientRect();
    return top >= innerHeight && width >= clientWidth;
  });
  band?.before(bar);
}

/**
 * The choice about counting visits: shown on public pages until it is answered; the footer opens it at any time. Escape leaves it
 * unanswered, and the next page asks again. The answer is stored in the cookie 'consent' as 'all' or 'essential'.
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
      document.querySelector('footer')?.before(bar);
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
    const isAnswered = /(?:^|; )consent=/.test(document.cookie);
    if (bar.hidden && !isAnswered) place(bar);
    bar.hidden = isAnswered;
  };
  // An answer given on the next page also counts after the Back button.
  addEventListener('pageshow', ask);
  ask();
}
