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
