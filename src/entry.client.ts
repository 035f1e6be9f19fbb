/** The site's script: small, optional, run after the first paint. Everything on the site works without it. */
import { startCarousels } from './browser/carousel.ts';
import { startChat } from './browser/chat.ts';
import { startCheckout } from './browser/checkout.ts';
import { startConsent } from './browser/consent.ts';
import { startCountdowns } from './browser/countdown.ts';
import { startDialogs } from './browser/dialog.ts';
import { startFormChecks } from './browser/form-check.ts';
import { startGalleries } from './browser/gallery.ts';
import { offerLanguage, startMenus, startOpeningOnFocus, startScrolled } from './browser/menus.ts';
import { startSharing } from './browser/share.ts';
import { startVideos } from './browser/video.ts';
import { startWaiting } from './browser/waiting.ts';

/** Runs once the page has been painted and the browser is idle. */
function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

// What answers clicks first, then what only decorates.
startMenus();
startDialogs();
startFormChecks();
startCheckout();
startVideos();
startSharing();
startGalleries();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live-search]')) {
  // Loaded when somebody comes to the form; what was typed until it is there is looked for then.
  let isChanged = false;
  form.addEventListener('input', () => (isChanged = true));
  form.addEventListener(
    'focusin',
    () =>
      void import('./browser/live-search.ts').then(
        ({ startLiveSearch }) => startLiveSearch(form, isChanged),
        () => undefined,
      ),
    { once: true },
  );
}
const zoneForm = document.querySelector<HTMLFormElement>('[data-time-zone]');
if (zoneForm !== null)
  import('./browser/local-clock.ts').then(
    ({ showOwnTime }) => showOwnTime(zoneForm),
    () => undefined,
  );
const localClocks = document.querySelectorAll<HTMLElement>('[data-local-clock]');
if (localClocks.length > 0)
  import('./browser/local-clock.ts').then(
    ({ showLocalClock }) => showLocalClock(localClocks),
    () => undefined,
  );
const fullScreen = document.querySelector<HTMLInputElement>('.welcome-toggle input');
if (fullScreen !== null)
  import('./browser/full-screen.ts').then(
    ({ startFullScreen }) => startFullScreen(fullScreen),
    () => undefined,
  );
const parts = document.querySelectorAll<HTMLElement>('[data-classroom]');
if (parts.length > 0)
  import('./learning/classroom/browser/classroom.ts').then(
    ({ startClassroom }) => startClassroom(parts),
    () => undefined,
  );
if (document.querySelector('[data-celebrate]') !== null)
  import('./browser/celebrate.ts').then(
    ({ celebrate }) => celebrate(),
    () => undefined,
  );
whenIdle(() => {
  startScrolled();
  offerLanguage();
  startCarousels();
  startOpeningOnFocus();
  startCountdowns();
  startWaiting();
  startConsent();
  startChat();
});
