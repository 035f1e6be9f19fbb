import { follow } from './checkout.ts';

const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A page holds only the styles it uses, so what is taken from another page brings along the rules that this one lacks. Both are
 * parts of one stylesheet in its order: each missing rule is put where it stands there, which changes nothing that is shown.
 */
const known = new Set<string>();

type Rules = CSSStyleSheet | CSSGroupingRule;

/** What a rule is found by: its selector, or the layer or condition of a group; anything else by all it says. */
function nameOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
  return `${rule.constructor.name} ${'name' in rule ? String(rule.name) : ''} ${'conditionText' in rule ? String(rule.conditionText) : ''}`;
}

/** Several groups have one condition: the same one also shares a rule. */
const isSame = (one: CSSRule, other: CSSRule): boolean =>
  nameOf(one) === nameOf(other) &&
  (!(one instanceof CSSGroupingRule && other instanceof CSSGroupingRule) ||
    [...one.cssRules].some((mine) => [...other.cssRules].some((theirs) => isSame(mine, theirs))));

/** Where the same rule stands from `at` on; behind the last one where it is missing. */
function indexOf({ cssRules }: Rules, rule: CSSRule, at: number): number {
  for (let index = at; index < cssRules.length; index += 1) {
    const one = cssRules[index];
    if (one && isSame(one, rule)) return index;
  }
  return cssRules.length;
}

const isNamed = (name: string): boolean => name.startsWith('--');

function merge(into: Rules, from: Rules): void {
  let at = 0;
  for (const rule of from.cssRules) {
    const found = indexOf(into, rule, at);
    const own = into.cssRules[found];
    if (own === undefined) into.insertRule(rule.cssText, at++);
    else {
      at = found + 1;
      if (own instanceof CSSGroupingRule && rule instanceof CSSGroupingRule) merge(own, rule);
      // Of the lists of custom properties each page has only those it uses.
      if (own instanceof CSSStyleRule && rule instanceof CSSStyleRule)
        for (const name of [...rule.style].filter(isNamed))
          own.style.setProperty(name, rule.style.getPropertyValue(name));
    }
  }
}

/** Where a browser cannot, the page keeps what the build foresaw (tools/build.ts). */
function bringStyles(css: string): void {
  const own = document.querySelector('style')?.sheet;
  if (!own || css === '' || known.has(css)) return;
  known.add(css);
  try {
    const brought = new CSSStyleSheet();
    brought.replaceSync(css);
    merge(own, brought);
  } catch {
    // An old browser: nothing is lost that was shown before.
  }
}

/**
 * A loaded page, of which parts are put into this one: every such part comes from here, and its styles with it. Its style
 * elements are left out, because the Content-Security-Policy of the open page would refuse them.
 */
export function parsePage(html: string): Document {
  bringStyles(Array.from(html.matchAll(style), ([, css]) => css).join(''));
  return new DOMParser().parseFromString(html.replace(style, ''), 'text/html');
}

export type StepAnswer =
  /** A step to show instead of the current one. */
  | { kind: 'step'; step: HTMLElement; status: number }
  /** A hand-off to a gateway: followed at once, in the same window. */
  | { kind: 'hand-off'; follow: () => void }
  /** Another page: the browser opens it. */
  | { kind: 'page'; address: string }
  /** No answer (null), or a server error or refusal: nothing was lost, the form can be sent again. */
  | { kind: 'nothing'; status: number | null };

/** A form with a file is sent as multipart, with a progress bar. */
export type Fields = URLSearchParams | FormData;

/** `step`: its name, where a page may have several; the first one when there is none of that name. */
export type Question = { address: string; fields?: Fields; signal: AbortSignal; step?: string };

const bytesOf = (fields: FormData): number =>
  [...fields.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

/** Time limit in milliseconds: generous for slow connections; files get the time they take at 200 kbit/s. */
export const timeLimitMs = (fields?: Fields): number =>
  fields instanceof FormData ? 240_000 + bytesOf(fields) / 25 : 30_000;

export type Answer = Pick<Response, 'url' | 'status' | 'text'>;

const headers = { Accept: 'text/html', 'X-Derb-Step': '1' };

export async function fetchStep({ address, fields, signal, step }: Question): Promise<StepAnswer> {
  try {
    const answer = await send({ address, fields, signal });
    if (answer.status >= 500) return { kind: 'nothing', status: answer.status };
    const understood = understand(await answer.text(), answer, step);
    // A refused form without a step to show: the visitor keeps the filled form.
    return understood.kind === 'page' && fields !== undefined && answer.status >= 400
      ? { kind: 'nothing', status: answer.status }
      : understood;
  } catch {
    return { kind: 'nothing', status: null };
  }
}

/** Only XMLHttpRequest reports upload progress; that code is loaded when there is a file. */
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
