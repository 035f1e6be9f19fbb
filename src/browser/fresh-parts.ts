/**
 * Parts of the page behind the dialog that what was sent has changed: `[data-fresh]`, each with a name of its own. They are
 * asked for once more and put in place, so that nothing else on the page moves and nothing else is loaded again.
 */
import { parsePage } from './parse-page.ts';

const partsOf = (page: ParentNode): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-fresh]')];

/** The link that stands now where one was that a fresh part has replaced. */
export function standIn(opener: HTMLElement | null): HTMLElement | null {
  if (!(opener instanceof HTMLAnchorElement) || opener.isConnected) return opener;
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-fresh] a[data-dialog]');
  return [...links].find(({ href, offsetParent }) => href === opener.href && offsetParent !== null) ?? null;
}

/** The page's own address, asked for again; null when no answer comes: the page is then as old as it was. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    return answer.ok ? parsePage(await answer.text()) : null;
  } catch {
    return null;
  }
}

export async function freshen(): Promise<void> {
  const old = partsOf(document);
  const page = old.length === 0 ? null : await fetchPage();
  if (page === null) return;
  const fresh = new Map(partsOf(page).map((part) => [part.dataset['fresh'], part]));
  for (const part of old) {
    const now = fresh.get(part.dataset['fresh']);
    if (now === undefined) continue;
    const focused = document.activeElement;
    part.replaceChildren(...document.importNode(now, true).childNodes);
    if (focused instanceof HTMLElement && !focused.isConnected) standIn(focused)?.focus();
  }
}
