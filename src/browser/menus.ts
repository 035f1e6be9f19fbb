/** details[data-open-on-focus] open when the keyboard reaches them, and close when it leaves: Tab continues into their content. */
export function startOpeningOnFocus(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-on-focus]')) watch(details);
}

function watch(details: HTMLDetailsElement): void {
  let openedHere = false;
  details.addEventListener('focusin', ({ target }) => {
    // A click focuses too, and opens by itself: only :focus-visible means the keyboard.
    if (details.open || !(target instanceof Element) || !target.matches('summary:focus-visible')) return;
    openedHere = details.open = true;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (!openedHere || (relatedTarget instanceof Node && details.contains(relatedTarget))) return;
    openedHere = details.open = false;
  });
}

/** Menus are native <details>; this closes them on an outside click, on Escape, when the focus leaves and on a choice. */
export function startMenus(): void {
  const opened = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  const closeOutside = (target: EventTarget | null) => {
    for (const menu of opened()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    closeOutside(target);
    if (target instanceof Element && target.closest('[data-menu] a')) closeOutside(null);
  });
  document.addEventListener('focusin', ({ target }) => closeOutside(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of opened()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  // After the Back button the page should not show the menu it was left by.
  addEventListener('pageshow', () => closeOutside(null));
}

/**
 * To whoever comes from elsewhere, whose browser prefers another language in which this page exists: one line over the page, in that
 * language, until the page is scrolled.
 */
export function offerLanguage(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.bar-wide [data-language]')];
  const known = new Set([document.documentElement.lang, ...links.map(({ hreflang }) => hreflang)]);
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => known.has(tag));
  const link = links.find(({ hreflang }) => hreflang === preferred);
  // Only a page that exists in it has such an address.
  if (link === undefined || !document.querySelector(`link[hreflang="${link.hreflang}"]`)) return;
  const line = document.createElement('aside');
  line.className = 'offline offer';
  line.lang = link.lang;
  line.dir = 'auto';
  const offer = document.createElement('a');
  offer.className = 'link';
  offer.href = link.href;
  offer.textContent = link.querySelector('span')?.textContent.slice(3) ?? '';
  line.append(offer);
  document.querySelector('header')?.after(line);
  addEventListener('scroll', () => line.remove(), { once: true, passive: true });
}

/** Marks the page once it is scrolled by more than 10 px: the header then draws its line. Newer browsers do this in CSS. */
export function startScrolled(): void {
  if (CSS.supports('animation-timeline', 'scroll()')) return;
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  mark();
  fadeBanner();
}

/** The campaign's banner fades over the first 150 px. */
function fadeBanner(): void {
  const banner = document.querySelector<HTMLElement>('.fades-on-scroll');
  if (banner === null) return;
  const fade = () => {
    banner.style.opacity = String(Math.max(0, 1 - scrollY / 150));
    banner.style.visibility = scrollY >= 150 ? 'hidden' : '';
  };
  addEventListener('scroll', fade, { passive: true });
  fade();
}
