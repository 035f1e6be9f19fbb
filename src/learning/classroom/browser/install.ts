/** The academy's icon on the phone's screen is proposed once; the page decides from when on. */
import { draft } from './drafts.ts';

/** What Chrome lets a page ask later: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type Offer = Event & { prompt(): Promise<unknown> };

let offer: Offer | undefined;
let card: HTMLElement | undefined;

function look(): void {
  const isInstalled = matchMedia('not (display-mode: browser)').matches;
  const isIphone = /iPhone|iPad/.test(navigator.userAgent);
  if (!card || isInstalled || !(offer ?? isIphone) || draft('icon') !== null) return;
  for (const one of card.querySelectorAll<HTMLElement>('[data-on]'))
    one.hidden = one.dataset['on'] !== (offer ? 'android' : 'iphone');
  card.hidden = false;
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as Offer;
  look();
});

export function start(part: HTMLElement): void {
  card = part;
  part.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    // Whatever the answer, it is not asked again.
    draft('icon', 'asked');
    part.hidden = true;
    if (button.dataset['act'] === 'add') offer?.prompt().catch(() => undefined);
  });
  look();
}
