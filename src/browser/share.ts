let fading: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message (role=status) for four seconds; never blocks, never takes the focus. */
function toast(words: string): void {
  const place = document.querySelector('[data-toast]');
  if (place === null) return;
  clearTimeout(fading);
  place.textContent = words;
  fading = setTimeout(() => (place.textContent = ''), 4000);
}

/** [data-share]: opens the device's share sheet, or else copies the link. [data-copy]: copies a value. [data-print]: prints the page. */
export function startSharing(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const sharer = target.closest<HTMLElement>('[data-share]');
    const copier = target.closest<HTMLElement>('[data-copy]');
    if (target.closest('[data-print]')) print();
    else if (sharer) void share(sharer);
    else if (copier) void copy(copier.dataset['copy'] ?? '', copier.dataset['copied'] ?? said('copied'));
  });
}

const said = (key: 'copied' | 'linkCopied'): string =>
  document.querySelector<HTMLElement>('[data-toast]')?.dataset[key] ?? '';

async function share(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset['share'] || location.href, location.href).href;
  const title = button.dataset['shareTitle'] ?? document.title;
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (problem) {
      // Closing the share sheet is a choice, not a failure.
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
    }
  }
  await copy(url, button.dataset['shareDone'] ?? said('linkCopied'));
}

/** Copies; an insecure or old browser has no clipboard for scripts, so the text is shown to be copied by hand. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text);
  }
}
