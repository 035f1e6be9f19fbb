/** Marks the page once it is scrolled by more than 10 px: the bar then draws its line. */
export function startScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  mark();
  fadeBanner();
}

/** Browsers that cannot tie motion to scrolling in CSS: the campaign's banner fades over the first 150 px here. */
function fadeBanner(): void {
  const banner = document.querySelector<HTMLElement>('.fades-on-scroll');
  if (banner === null || CSS.supports('animation-timeline', 'scroll()')) return;
  const fade = () => {
    banner.style.opacity = String(Math.max(0, 1 - scrollY / 150));
    banner.style.visibility = scrollY >= 150 ? 'hidden' : '';
  };
  addEventListener('scroll', fade, { passive: true });
  fade();
}
