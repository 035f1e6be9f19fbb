let fading: ReturnType<typeof setTimeout> | undefined;

/** Says a short thing politely (role=status) for four seconds; never blocks, never takes the focus. */
export function toast(words: string): void {
  const place = document.querySelector('[data-toast]');
  if (place === null) return;
  clearTimeout(fading);
  place.textContent = words;
  fading = setTimeout(() => (place.textContent = ''), 4000);
}
