/** Who calls, in which language, and which orders the caller can prove to hold. */
import type { Context } from 'hono';
import type { Words } from '../content/words.ts';
import type { Locale } from '../domain/people/locale.ts';
import { typedIn, type Typed } from '../domain/people/read-form.ts';
import type { Academy, OrderView } from '../flows/academy.server.ts';

/** What the server hands to the wire. */
export type ApiOptions = {
  academy: Academy;
  words: Record<Locale, Words>;
  publicOrigin: string;
  /** Tokens of orders in the request's cookie, newest first. */
  tokensOf(request: Request): string[];
  /** The `Set-Cookie` value that adds a token to the request's cookie. */
  cookieWith(request: Request, token: string): string;
};

/** Arabic when the caller asks for it, by `locale` in the body or by Accept-Language; English otherwise. */
export function localeOf(request: Request, asked?: string): Locale {
  const language = asked ?? request.headers.get('accept-language') ?? '';
  return /^\s*ar\b/i.test(language) ? 'ar' : 'en';
}

/** The order with this number among those whose token the caller holds: by cookie, or by `Authorization: Bearer <token>`. */
export async function provenOrder(
  options: ApiOptions,
  request: Request,
  number: string | null,
): Promise<OrderView | null> {
  const bearer = /^Bearer\s+([\w-]{16,128})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const tokens = bearer ? [bearer, ...options.tokensOf(request)] : options.tokensOf(request);
  for (const token of tokens.slice(0, 10)) {
    const view = await options.academy.orderByToken(token);
    if (view && (number === null || view.order.number === number)) return view;
  }
  return null;
}

export type BodyReading =
  { ok: true; typed: Typed } | { ok: false; reason: 'bad-json' | 'wrong-content-type' };

/** A flat JSON object or an HTML form; numbers and booleans become text, nested values are ignored. */
export async function bodyOf(c: Context): Promise<BodyReading> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded')
    return { ok: true, typed: typedIn(new URLSearchParams(await c.req.text())) };
  if (type !== 'application/json') return { ok: false, reason: 'wrong-content-type' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(await c.req.text());
  } catch {
    return { ok: false, reason: 'bad-json' };
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed))
    return { ok: false, reason: 'bad-json' };
  const flat = new URLSearchParams();
  for (const [name, value] of Object.entries(parsed)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      flat.append(name, String(value));
  }
  return { ok: true, typed: typedIn(flat) };
}
