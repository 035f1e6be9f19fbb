/** Asks the server for a page and finds what the dialog can do with the answer. */

/**
 * Reads a fetched page without its inlined styles: they belong to that page, the browser would refuse them here by the
 * Content-Security-Policy of the page that is open, and say so in the console.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');

export type StepAnswer =
  /** A step to show in place of the present one. */
  | { kind: 'step'; step: HTMLElement; status: number }
  /** The way to a gateway: followed at once, in the same window. */
  | { kind: 'hand-off'; follow: () => void }
  /** Some other page: the browser goes there for real. */
  | { kind: 'page'; address: string }
  /** No answer (null), or one that says that the server is broken or refuses: nothing was lost, it can be sent again. */
  | { kind: 'nothing'; status: number | null };

/** With a file it is sent as it is, and seen on its way. */
export type Fields = URLSearchParams | FormData;

/** `step`: its name, where a page may hold several; the first one when it has none of that name. */
export type Question = { address: string; fields?: Fields; signal: AbortSignal; step?: string };

const bytesOf = (fields: FormData): number =>
  [...fields.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

/** Slow lines deserve patience, but not for ever: files are given the time that they take at 200 kbit/s. Milliseconds. */
export const patienceMs = (fields?: Fields): number =>
  fields instanceof FormData ? 240_000 + bytesOf(fields) / 25 : 30_000;

export type Answer = Pick<Response, 'url' | 'status' | 'text'>;

const headers = { Accept: 'text/html', 'X-Derb-Step': '1' };

export async function fetchStep({ address, fields, signal, step }: Question): Promise<StepAnswer> {
  try {
    const answer = await send({ address, fields, signal });
    if (answer.status >= 500) return { kind: 'nothing', status: answer.status };
    const understood = understand(await answer.text(), answer, step);
    // A form that was refused without a step to show: whoever filled it keeps it.
    return understood.kind === 'page' && fields !== undefined && answer.status >= 400
      ? { kind: 'nothing', status: answer.status }
      : understood;
  } catch {
    return { kind: 'nothing', status: null };
  }
}

/** Only the older way to ask tells how much has left; it is fetched when there is a file. */
async function send({ address, fields, signal }: Question): Promise<Answer> {
  if (fields instanceof FormData)
    return (await import('./upload.ts')).upload(address, fields, headers, signal);
  return fetch(address, { method: fields ? 'POST' : 'GET', body: fields, headers, signal });
}

function understand(html: string, { url, status }: Answer, name = ''): StepAnswer {
  const page = parsePage(html);
  const handOff = page.querySelector('main [data-hand-off]');
  if (handOff !== null) return { kind: 'hand-off', follow: () => follow(document.importNode(handOff, true)) };
  const step =
    page.querySelector<HTMLElement>(`main [data-step="${CSS.escape(name)}"]`) ??
    page.querySelector<HTMLElement>('main [data-step]');
  if (step === null) return { kind: 'page', address: url };
  return { kind: 'step', step: document.importNode(step, true), status };
}

/** A form is posted as the server made it; a link is gone to. */
export function follow(handOff: Element): void {
  if (handOff instanceof HTMLAnchorElement) location.assign(handOff.href);
  if (!(handOff instanceof HTMLFormElement)) return;
  if (!handOff.isConnected) {
    handOff.hidden = true;
    document.body.append(handOff);
  }
  handOff.submit();
}
