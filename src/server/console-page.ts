/**
 * The staff console's page, at every address below it: the app routes by itself. Each answer has a policy with its own nonce,
 * because the console's components insert styles while they run.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor, packOnce } from '../platform/http/kept-answer.ts';
import { reporting, securityHeaders, type HeaderRules } from '../platform/http/security-headers.ts';

/** The base of the console's addresses; `console/vite.config.ts` has the same. */
const consoleBase = '/staff';

/** Existing files were answered before: a file of another build is missing. */
const isOfConsole = (pathname: string): boolean =>
  pathname === consoleBase ||
  (pathname.startsWith(`${consoleBase}/`) && !pathname.startsWith(`${consoleBase}/assets/`));

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Voice recordings play before they are sent.
    "media-src 'self' blob:",
    // Receipts in PDF, and previews of pages.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    reporting,
  ].join('; ');

/** Answers the console's page; false for any other address. */
export type ConsolePage = (
  pathname: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => Promise<boolean>;

/** `file`: the built page. Without one (in development) there is no console here. */
export function makeConsolePage(file: string, rules: () => HeaderRules): ConsolePage {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return async (pathname, incoming, outgoing) => {
    if (html === null || !isOfConsole(pathname)) return false;
    const nonce = randomBytes(16).toString('base64');
    const coding = codingFor(incoming.headers['accept-encoding']);
    const bytes = await packOnce(Buffer.from(html.replaceAll('%NONCE%', nonce)), coding);
    const headers = securityHeaders(rules(), pathname).map(([name, value]): [string, string] =>
      name === 'Content-Security-Policy' ? [name, policyWith(nonce)] : [name, value],
    );
    headers.push(['Content-Type', 'text/html; charset=utf-8'], ['Cache-Control', 'private, no-store']);
    headers.push(['Vary', 'Accept-Encoding'], ['Content-Length', String(bytes.length)]);
    if (coding !== 'identity') headers.push(['Content-Encoding', coding]);
    outgoing.writeHead(200, headers.flat());
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
