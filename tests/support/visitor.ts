/**
 * A visitor without a browser: opens pages, fills in forms and sends them as a browser without script does, and keeps
 * cookies. For everything that the server alone decides.
 *
 *     const salma = await visit('/courses/english-mastery/enrol');
 *     const page = await salma.send({ name: 'Salma Alaoui', email: 'salma@' });
 *     expect(page.text).toContain(words.en.common.fieldProblems['email-invalid']);
 */
import { inject } from 'vitest';
import { load, type CheerioAPI } from 'cheerio';
import { present } from './sure.ts';

export type VisitedPage = {
  status: number;
  headers: Headers;
  /** Path and query where the visitor ended. */
  address: string;
  html: string;
  /** The page, to look for elements in it: `$('h1').text()`. */
  $: CheerioAPI;
  /** The text of `main`, with single spaces. */
  text: string;
};

/** A text with single spaces, as `text` has them: French and amounts have others. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Value = string | Blob | readonly string[];

export type Sending = {
  /** Which form of the page; by default the first in `main` that has all the fields. */
  form?: string;
  /** The pressed button: its name, and its value when several share it; by default the first one. */
  button?: { name: string; value?: string };
};

const mostRedirects = 5;

/** An address of its own in the run, so that limits per address stay as in production. */
export function ownAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  return `10.${byte()}.${byte()}.${byte()}`;
}

export class Visitor {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  readonly #from = ownAddress();
  #page: VisitedPage | null = null;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The open page. */
  get page(): VisitedPage {
    if (!this.#page) throw new Error('No page is open.');
    return this.#page;
  }

  /** One request with the visitor's cookies and address; redirects are not followed. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const headers = new Headers(init.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', this.#from);
    // Nobody here pays by the byte: packing and unpacking each page is a tenth of the work.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
    if (!headers.has('origin') && init.method && init.method !== 'GET') headers.set('origin', this.origin);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    return answer;
  }

  /** Opens an address and follows its redirects. */
  async open(address: string, init: RequestInit = {}): Promise<VisitedPage> {
    let next = address;
    let answer = await this.ask(next, init);
    for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < mostRedirects; hops += 1) {
      const url = new URL(answer.headers.get('location') ?? '', new URL(next, this.origin));
      if (url.origin !== this.origin) break;
      await answer.body?.cancel();
      next = url.pathname + url.search;
      answer = await this.ask(next);
    }
    const html = await answer.text();
    const $ = load(html);
    const text = plain($('main').text());
    this.#page = { status: answer.status, headers: answer.headers, address: next, html, $, text };
    return this.#page;
  }

  /**
   * Fills fields by their names and sends their form; other fields are sent as they are on the page. Throws for a field that
   * the form does not have, but for the wish to start at once, which is asked for only where something starts soon.
   */
  async send(filled: Record<string, Value> = {}, { form, button }: Sending = {}): Promise<VisitedPage> {
    const { $, address } = this.page;
    // A browser without script opens no dialog.
    const forms = $(form ?? 'main form:not([method=dialog])');
    const { agreesToStart, ...others } = filled;
    const isAsked = agreesToStart !== undefined && forms.find(named('agreesToStart')).length > 0;
    const fields = isAsked ? filled : others;
    if (forms.length === 0) throw new Error(`There is no form on ${address}.`);
    const fits = forms.filter((_, one) =>
      Object.keys(fields).every((name) => $(one).find(named(name)).length > 0),
    );
    const chosen = fits.first();
    if (chosen.length === 0)
      throw new Error(`No form on ${address} has the fields ${Object.keys(fields).join(', ')}.`);
    const body = new FormData();
    for (const { name, value } of chosen.serializeArray()) if (!(name in fields)) body.append(name, value);
    for (const [name, value] of Object.entries(fields))
      for (const one of typeof value === 'string' || value instanceof Blob ? [value] : value)
        body.append(name, one);
    const pressed = pressedIn(
      chosen
        .find('button:not([type=button]), input[type=submit]')
        .toArray()
        .map((one) => $(one).attr() ?? {}),
      button,
    );
    if (pressed['name']) body.append(pressed['name'], pressed['value'] ?? '');
    const target = pressed['formaction'] ?? chosen.attr('action') ?? address;
    const method = (pressed['formmethod'] ?? chosen.attr('method') ?? 'get').toLowerCase();
    const plain = () =>
      new URLSearchParams(
        [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      );
    const to = new URL(target, new URL(address, this.origin));
    if (method === 'get') return this.open(`${to.pathname}?${plain()}`);
    const isMultipart = chosen.attr('enctype') === 'multipart/form-data';
    return this.open(to.pathname + to.search, { method: 'POST', body: isMultipart ? body : plain() });
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isGone = attributes.some((one) => /^\s*max-age=0\s*$/i.test(one));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

const named = (name: string): string => `[name="${name.replaceAll('"', '\\"')}"]`;

type Attributes = Record<string, string>;

function pressedIn(buttons: readonly Attributes[], wanted: Sending['button']): Attributes {
  if (!wanted) return buttons[0] ?? {};
  return present(
    buttons.find(
      ({ name, value }) => name === wanted.name && (wanted.value === undefined || value === wanted.value),
    ),
  );
}

/** A visitor of the run's academy, with nothing open yet. */
export const newVisitor = (): Visitor => new Visitor(inject('academyOrigin'));

/** A new visitor with a page open. */
export async function visit(address: string): Promise<Visitor> {
  const visitor = newVisitor();
  await visitor.open(address);
  return visitor;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The built academy with its sample, of this run. */
    academyOrigin: string;
    /** Its database's address; empty where it is embedded. */
    academyDatabase: string;
  }
}
