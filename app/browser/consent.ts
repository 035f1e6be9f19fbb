import { consentCookie } from '../consent-cookie.ts';

/**
 * The choice about cookies: asked at once only when something on the page needs a yes ([data-needs-consent]), opened from
 * the footer at any time, kept in the cookie 'consent' as 'all' or 'essential'. 'consent' is announced as an event, so that
 * whatever needs it can start.
 */
export function startConsent(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar === null) return;
  let openedBy: HTMLElement | null = null;
  for (const link of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openedBy = link;
      bar.hidden = false;
      bar.focus();
    });
  }
  const close = () => {
    bar.hidden = true;
    openedBy?.focus();
  };
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  for (const button of bar.querySelectorAll<HTMLElement>('[data-consent-answer]')) {
    button.addEventListener('click', () => {
      const answer = button.dataset['consentAnswer'] === 'all' ? 'all' : 'essential';
      document.cookie = consentCookie(answer, location.protocol === 'https:');
      dispatchEvent(new CustomEvent('consent', { detail: answer }));
      close();
    });
  }
  const answered = /(?:^|; )consent=/.test(document.cookie);
  if (!answered && document.querySelector('[data-needs-consent]')) bar.hidden = false;
}
