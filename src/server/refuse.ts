/** Answers of the server itself, when it refuses a request or when something broke. */
import { failureBody, type FailureReason } from '../platform/api/failures.ts';
import { words } from '../words.ts';
import { directionOf, localeOfPath, type Locale, pathIn } from '../platform/i18n/locale.ts';
import type { Refusal } from '../platform/http/read-incoming.ts';

export const statusOfRefusal: Record<Refusal, number> = {
  'bad-request': 400,
  'cross-site': 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-large': 413,
  'files-too-large': 413,
  'too-slow': 408,
  'wrong-content-type': 415,
  'too-many': 429,
  'file-missing': 503,
  'store-away': 502,
  busy: 503,
  broken: 500,
};

/** The API's own code for each. */
const inTheApi: Record<Refusal, FailureReason> = {
  'bad-request': 'bad-json',
  'cross-site': 'cross-site',
  'not-found': 'not-found',
  'wrong-method': 'wrong-method',
  'too-large': 'too-large',
  'files-too-large': 'too-large',
  'too-slow': 'unexpected',
  'wrong-content-type': 'wrong-content-type',
  'too-many': 'too-many',
  'file-missing': 'unexpected',
  'store-away': 'unexpected',
  busy: 'unexpected',
  broken: 'unexpected',
};

type Options = {
  pathname: string;
  allow?: string;
  retryAfterSeconds?: number;
  /** The form that could not be answered, to be sent once more as it is. */
  again?: { address: string; fields: URLSearchParams };
};

/** Short and self-contained: a refusal must be cheap, and the site's own styles may be what is broken. */
const style =
  'body{display:grid;min-height:100vh;margin:0;padding:2rem 1.25rem;box-sizing:border-box;place-content:center;background:#fbf5ea;color:#1d1b2e;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{display:grid;gap:1rem;max-width:34rem;justify-items:start}' +
  'main::before{content:"";width:5rem;height:8.5rem;border:1.1rem solid #3b3fc4;border-bottom:0;border-radius:9rem 9rem 0 0;background:linear-gradient(#1d1b2e,#1d1b2e) center/3px 100% no-repeat #f2b33d}' +
  'h1,p{margin:0}h1{font-size:2rem;line-height:1.25}' +
  'a,button{display:inline-block;margin-top:.5rem;border:0;font:inherit;padding:.6rem 1.4rem;border-radius:14px;background:#3b3fc4;color:#fff;font-weight:600;text-decoration:none}a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{background:#14121f;color:#f6efe2;color-scheme:dark}}';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function sendAgain({ address, fields }: NonNullable<Options['again']>, label: string): string {
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(address)}">${inputs.join('')}<button>${label}</button></form>`;
}

function page(locale: Locale, refusal: Refusal, again: Options['again']): string {
  const { title, text } = words[locale].door[refusal];
  const { siteName, buttons } = words[locale].common;
  const form = again ? sendAgain(again, buttons.submit) : '';
  return (
    `<!DOCTYPE html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${siteName}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="${pathIn(locale, '/')}">${buttons.returnHome}</a></p></main></body></html>`
  );
}

/** JSON on the API, a small page elsewhere, in the language of the address. */
export function refuse(refusal: Refusal, { pathname, allow, retryAfterSeconds, again }: Options): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (allow) headers.set('Allow', allow);
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  const status = statusOfRefusal[refusal];
  if (/^\/api(\/|$)/.test(pathname))
    return Response.json(failureBody(pathname, words.en, { code: inTheApi[refusal] }), { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page(localeOfPath(pathname), refusal, again), { status, headers });
}
