import { parsePage } from './fetch-step.ts';

const debounceMs = 300;

/**
 * A search form (plain GET) that also updates while one types or chooses: its address is loaded and the results are replaced.
 * `isChanged`: something was typed or chosen before this code was there.
 */
export function startLiveSearch(form: HTMLFormElement, isChanged: boolean): void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]');
  const clear = form.querySelector<HTMLElement>('[data-clear-search]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const search = async () => {
    const mine = ++asked;
    const address = addressOf(form);
    const found = await fetchResults(address);
    if (mine !== asked) return;
    if (found === null) return location.assign(address);
    show(found);
    bringIntoView(form);
    history.replaceState(null, '', address);
  };
  // A choice (radio button, checkbox) updates at once.
  form.addEventListener('change', ({ target }) => {
    if (target !== input) void search();
  });
  input?.addEventListener('input', () => {
    if (clear) clear.hidden = input.value === '';
    clearTimeout(timer);
    timer = setTimeout(() => void search(), debounceMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void search();
  });
  clear?.addEventListener('click', (event) => {
    if (input === null) return;
    event.preventDefault();
    input.value = '';
    clear.hidden = true;
    input.focus();
    void search();
  });
  if (isChanged) void search();
}

/** The form's own address with its values, empty fields left out. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value);
  const written = query.toString();
  return form.action.split('?')[0] + (written === '' ? '' : `?${written}`);
}

/**
 * Replaces the results. Other changing parts (`[data-live-part]`: the number of results, the filters' addresses) keep their element,
 * so that a screen reader announces the number and the focus stays.
 */
function show(page: Document): void {
  const found = page.querySelector('[data-results]');
  if (found) document.querySelector('[data-results]')?.replaceWith(found);
  for (const part of document.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const fresh = page.querySelector(`[data-live-part="${part.dataset['livePart'] ?? ''}"]`);
    if (fresh) part.replaceChildren(...fresh.childNodes);
  }
}

/** On a phone the results are below the fold or the keyboard: scrolls the search to the top, so that they are visible. */
function bringIntoView(form: HTMLFormElement): void {
  const top = document.querySelector('[data-results]')?.getBoundingClientRect().top ?? 0;
  if (top > 0.6 * (visualViewport?.height ?? innerHeight)) form.scrollIntoView({ block: 'start' });
}

/** The page of another address; null if it cannot be loaded, and then the page itself is opened. */
async function fetchResults(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return null;
    const page = parsePage(await answer.text());
    return page.querySelector('[data-results]') === null ? null : page;
  } catch {
    return null;
  }
}
