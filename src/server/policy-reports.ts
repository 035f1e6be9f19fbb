/**
 * What browsers report about the content security policy of our pages: mostly their extensions, at worst a page of ours that loads
 * what it may not, or somebody's script in it. Nothing about the visitor or the page is kept: the directive and the origin that was
 * refused are logged, once a minute each, and counted.
 */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { policyReports as limits } from '../platform/limits/limits.ts';
import { readBody, type Target } from '../platform/http/read-incoming.ts';
import { reportPath } from '../platform/http/security-headers.ts';
import type { Figures } from './metrics.ts';

const directives = new Set(
  ['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem']
    .concat([
      'style-src-attr',
      'img-src',
      'font-src',
      'connect-src',
      'media-src',
      'manifest-src',
      'frame-src',
    ])
    .concat(['worker-src', 'child-src', 'object-src', 'form-action', 'frame-ancestors', 'base-uri']),
);
const kinds = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'about', 'self']);

const text = z.string().max(8_000).optional();
/** As `report-uri` sends one, and as `report-to` sends several. */
const oldShape = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
const newShape = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: text, blockedURL: text }).nullish(),
    }),
  )
  .max(20);

type Violation = { directive: string; blocked: string };

/** Browsers write 'script-src-elem', older ones the whole directive with its sources. */
const directiveOf = (given = ''): string => {
  const [name = ''] = given.trim().toLowerCase().split(/\s/, 1);
  return directives.has(name) ? name : 'other';
};

/** The origin alone: paths and queries may hold whatever a visitor typed. */
function blockedIn(given = ''): string {
  if (kinds.has(given)) return given;
  if (!URL.canParse(given)) return 'other';
  const { protocol, origin } = new URL(given);
  if (protocol.includes('extension')) return 'extension';
  const scheme = protocol.slice(0, -1);
  if (kinds.has(scheme)) return scheme;
  return /^(https?|wss?):$/.test(protocol) && origin.length <= 100 ? origin : 'other';
}

/** Null for what is no report. */
function violationsIn(type: string, body: string): Violation[] | null {
  try {
    const json: unknown = JSON.parse(body);
    if (type === 'application/csp-report') {
      const { 'csp-report': one } = oldShape.parse(json);
      const directive = directiveOf(one['effective-directive'] ?? one['violated-directive']);
      return [{ directive, blocked: blockedIn(one['blocked-uri']) }];
    }
    return newShape
      .parse(json)
      .filter((one) => one.type === 'csp-violation')
      .map((one) => ({
        directive: directiveOf(one.body?.effectiveDirective),
        blocked: blockedIn(one.body?.blockedURL),
      }));
  } catch {
    return null;
  }
}

const types = new Set(['application/csp-report', 'application/reports+json']);

const empty = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

type Asked = { method: string; target: Target; incoming: IncomingMessage };

/** Answers a report; null for any other request. How often one address may report is counted before. */
export type PolicyReports = (asked: Asked) => Promise<Response | null>;

type Options = {
  log: { warn(fields: object, message: string): void };
  figures: Pick<Figures, 'violated'> | null;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export function makePolicyReports({ log, figures, now = Date.now }: Options): PolicyReports {
  let [day, taken, minute] = [0, 0, 0];
  const logged = new Set<string>();
  const take = ({ directive, blocked }: Violation): void => {
    const at = now();
    const [thisDay, thisMinute] = [Math.floor(at / 86_400_000), Math.floor(at / 60_000)];
    if (thisDay !== day) [day, taken] = [thisDay, 0];
    if (taken >= limits.perDay) return;
    taken += 1;
    figures?.violated(directive);
    if (thisMinute !== minute) {
      minute = thisMinute;
      logged.clear();
    }
    const key = `${directive} ${blocked}`;
    if (logged.has(key)) return;
    logged.add(key);
    log.warn({ directive, blocked }, 'A browser refused what the content security policy does not allow');
  };
  return async ({ method, target, incoming }) => {
    if (method !== 'POST' || target.pathname !== reportPath) return null;
    const type = (incoming.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.has(type)) return empty(400);
    const body = await readBody(incoming, limits.bytes);
    if (typeof body === 'string') return empty(body === 'too-large' ? 413 : 400);
    const violations = violationsIn(type, body.toString('utf8'));
    for (const one of violations ?? []) take(one);
    return empty(violations === null ? 400 : 204);
  };
}
