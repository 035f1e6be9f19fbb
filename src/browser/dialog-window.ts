/** The page's dialog: shows a step, sends its forms, follows its links, and leaves the page when the answer is another page. */
import { beReady, isBusy } from './busy.ts';
import { fetchStep, parsePage, timeLimitMs, type Question, type StepAnswer } from './fetch-step.ts';
import { beginSending, focusWhatMatters, headingOf, keepTyped, showNoAnswer } from './send-form.ts';

/**
 * Parts of the page behind the dialog that a sent form changes: `[data-fresh]`, each with its own name. They are loaded again and
 * replaced, so that nothing else on the page moves or reloads.
 */
const partsOf = (page: ParentNode): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-fresh]')];

/** The current link in place of one that was replaced with its part. */
function currentLinkOf(opener: HTMLElement | null): HTMLElement | null {
  if (!(opener instanceof HTMLAnchorElement) || opener.isConnected) return opener;
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-fresh] a[data-dialog]');
  return [...links].find(({ href, offsetParent }) => href === opener.href && offsetParent !== null) ?? null;
}

/** Loads the page's own address again; null without an answer: the page then stays as it was. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    return answer.ok ? parsePage(await answer.text()) : null;
  } catch {
    return null;
  }
}

async function freshen(): Promise<void> {
  const old = partsOf(document);
  const page = old.length === 0 ? null : await fetchPage();
  if (page === null) return;
  const fresh = new Map(partsOf(page).map((part) => [part.dataset['fresh'], part]));
  for (const part of old) {
    const now = fresh.get(part.dataset['fresh']);
    if (now === undefined) continue;
    const focused = document.activeElement;
    part.replaceChildren(...document.importNode(now, true).childNodes);
    if (focused instanceof HTMLElement && !focused.isConnected) currentLinkOf(focused)?.focus();
  }
}

type Parts = { dialog: HTMLDialogElement; body: HTMLElement; close: HTMLButtonElement; voice: HTMLElement };

let parts: Parts | null = null;
let opener: HTMLElement | null = null;
/** The address for which the dialog was opened: opened again, it continues where it was left. */
let openedFor = '';
let working: AbortController | null = null;
let leaveTimer: ReturnType<typeof setTimeout> | undefined;

/** Opens the link's address. What is not a step opens as a page. */
export async function openDialog(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  const at = (parts ??= build());
  opener = link;
  if (openedFor === link.href && at.body.querySelector('[data-keep]') !== null) return show(at);
  link.setAttribute('aria-busy', 'true');
  const answer = await ask({ address: link.href });
  link.removeAttribute('aria-busy');
  if (answer.kind !== 'step') return leave(answer, link.href);
  openedFor = link.href;
  place(at, answer.step);
  show(at);
}

function show(at: Parts): void {
  const { classList, clientWidth } = document.documentElement;
  if (!at.dialog.open) {
    // Reserves the scrollbar's width, so that the page behind does not move.
    classList.toggle('dialog-gutter', innerWidth > clientWidth);
    at.dialog.showModal();
  }
  classList.add('dialog-open');
  focusStep(at);
}

async function ask(question: Omit<Question, 'signal'>): Promise<StepAnswer> {
  working?.abort();
  const controller = (working = new AbortController());
  const timer = setTimeout(() => controller.abort(), timeLimitMs(question.fields));
  const answer = await fetchStep({ ...question, signal: controller.signal });
  clearTimeout(timer);
  if (working === controller) working = null;
  return answer;
}

/** Leaves the page. Without any answer the browser itself shows the error. */
function leave(answer: Exclude<StepAnswer, { kind: 'step' }>, otherwise: string): void {
  if (answer.kind === 'hand-off') answer.follow();
  else location.assign(answer.kind === 'page' ? answer.address : otherwise);
}

function place({ dialog, body, close, voice }: Parts, step: HTMLElement): void {
  clearTimeout(leaveTimer);
  const heading = headingOf(step);
  if (heading !== null) heading.id = 'dialog-title';
  body.replaceChildren(step);
  body.scrollTop = 0;
  close.setAttribute('aria-label', step.dataset['wordClose'] ?? '×');
  voice.textContent = step.querySelector('progress')?.getAttribute('aria-label') ?? '';
  if (step.querySelector('[data-page-outdated]') !== null) void freshen();
  const closeAfter = Number(
    step.querySelector<HTMLElement>('[data-close-after]')?.dataset['closeAfter'] ?? 0,
  );
  if (closeAfter > 0) leaveTimer = setTimeout(() => dialog.close(), closeAfter);
}

const focusStep = ({ body }: Parts): void => focusWhatMatters(body);

async function follow(at: Parts, link: HTMLAnchorElement): Promise<void> {
  const answer = await ask({ address: link.href });
  if (answer.kind !== 'step') return leave(answer, link.href);
  place(at, answer.step);
  focusStep(at);
}

async function send(at: Parts, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isBusy(form)) return;
  const fields = beginSending(form, submitter);
  const answer = await ask({ address: form.action, fields });
  if (answer.kind === 'step') {
    place(at, answer.step);
    if (answer.status >= 400) keepTyped(form, fields, answer.step);
    return focusStep(at);
  }
  if (answer.kind === 'nothing') return showNoAnswer(form, answer.status);
  leave(answer, form.action);
}

/** The page's own message 'copied' would be hidden behind the dialog, so the button shows it. */
async function copy({ voice }: Parts, button: HTMLElement): Promise<void> {
  const label = button.querySelector<HTMLElement>('[data-copy-label]');
  const { copy: value = '', copied = '' } = button.dataset;
  const before = label?.textContent ?? '';
  if (label === null || before === copied) return;
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    // An insecure or old browser has no clipboard for scripts: the value is selected, to be copied by hand.
    const shown = button.closest('dd, div')?.querySelector('bdi');
    if (shown) getSelection()?.selectAllChildren(shown);
    return;
  }
  label.textContent = voice.textContent = copied;
  setTimeout(() => (label.textContent = before), 2_000);
}

const isSending = ({ body }: Parts): boolean => body.querySelector('form[aria-busy="true"]') !== null;

function build(): Parts {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  const body = document.createElement('div');
  body.className = 'dialog-body';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'dialog-close';
  close.innerHTML =
    '<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';
  const voice = document.createElement('p');
  voice.className = 'sr-only';
  voice.setAttribute('aria-live', 'polite');
  dialog.append(close, body, voice);
  document.body.append(dialog);
  const made = { dialog, body, close, voice };
  listen(made);
  return made;
}

function listen(at: Parts): void {
  const { dialog, body, close } = at;
  const closeUnlessSending = (): void => {
    if (!isSending(at)) dialog.close();
  };
  close.addEventListener('click', closeUnlessSending);
  // A press that began inside (selecting text) and ended outside does not close.
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => (pressedOutside = event.target === dialog));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && pressedOutside) closeUnlessSending();
  });
  // Both events, because a second Escape closes a dialog even if its cancel event was prevented.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isSending(at)) event.preventDefault();
  });
  dialog.addEventListener('cancel', (event) => {
    if (isSending(at)) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    clearTimeout(leaveTimer);
    document.documentElement.classList.remove('dialog-open', 'dialog-gutter');
    currentLinkOf(opener)?.focus();
  });
  body.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const copied = event.target.closest<HTMLElement>('[data-copy]');
    if (copied !== null) {
      event.stopPropagation();
      void copy(at, copied);
    }
    const link = event.target.closest<HTMLAnchorElement>('a[data-step-link]');
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isSending(at)) void follow(at, link);
  });
  body.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void send(at, event.target, event.submitter);
  });
  // After the Back button from the bank the page is as it was left: the form may be sent again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const form of body.querySelectorAll('form')) beReady(form);
  });
}
