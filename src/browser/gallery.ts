/** [data-gallery]: each item opens in a lightbox, whose code is loaded when one is about to be opened. */
type Lightbox = typeof import('./lightbox.ts');

let fetched: Promise<Lightbox> | null = null;

const fetchLightbox = (): Promise<Lightbox> =>
  (fetched ??= import('./lightbox.ts').catch((error: unknown) => {
    fetched = null;
    throw error;
  }));

export function startGalleries(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    for (const opener of gallery.querySelectorAll<HTMLElement>('[data-gallery-open]')) opener.hidden = false;
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      gallery.addEventListener(sign, () => void fetchLightbox().catch(() => undefined), { passive: true });
    gallery.addEventListener('click', ({ target }) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('[data-gallery-open]') : null;
      // Without the lightbox the messages can still be read.
      if (opener)
        fetchLightbox().then(
          ({ openLightbox }) => openLightbox(gallery, opener),
          () => undefined,
        );
    });
  }
}
