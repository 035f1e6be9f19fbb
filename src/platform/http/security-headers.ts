import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Answers bytes that are no HTTP with the usual headers, and closes the connection. */
const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** For the server's 'clientError'. */
export const answerMalformed =
  (rules: () => HeaderRules) =>
  (error: NodeJS.ErrnoException, socket: Duplex | Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
    const headers = [
      ...securityHeaders(rules(), '/'),
      ['Cache-Control', 'no-store'],
      ['Content-Length', '0'],
      ['Connection', 'close'],
    ];
    socket.end(
      `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
  };

type Asked = { headers: Record<string, string | string[] | undefined> };

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

const isOwnMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/**
 * Whether a form was posted from our own pages. Browsers send the origin of a request in Sec-Fetch-Site, older ones only in
 * Origin; a request without both is not from a browser and has nobody's cookies. On a local machine the Host header counts as
 * ours too (127.0.0.1 for localhost). With a public address set, only that counts: otherwise an attacker who controls both
 * headers could make any site ours.
 */
export function comesFromOurPages({ headers }: Asked, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string') return false;
  if (origin === publicOrigin) return true;
  if (!isOwnMachine.test(publicOrigin)) return false;
  const host = hostOf(origin);
  return host !== null && host === headers.host;
}

export type HeaderRules = {
  publicOrigin: string;
  /** Origins a payment form may be posted to. */
  formOrigins: readonly string[];
  /** The address of an external community: only the welcome page may frame it. */
  communityUrl?: string | null;
  /** Development only: Vite's client needs a web socket and its own scripts and styles. */
  development: boolean;
};

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Where browsers report what a policy refused. `report-uri` alone: every browser knows it, and `report-to` needs a header more. */
export const reportPath = '/csp-reports';
export const reporting = `report-uri ${reportPath}`;

/** The policy of a page; `styles`: the hashes ('sha256-…') of its style elements. */
export function contentPolicy(
  { formOrigins, development, publicOrigin }: HeaderRules,
  styles: readonly string[],
): string {
  const style = development ? "'unsafe-inline'" : styles.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style === '' ? '' : ` ${style}`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    reporting,
  ].join('; ');
}

/**
 * Pages whose address contains a secret send no referrer to other sites. Not 'no-referrer': with it browsers send `Origin: null`
 * with our own forms, and older ones send nothing else about where a form comes from.
 */
const referrerOf = (pathname: string): string =>
  /^(\/[a-z]{2})?\/(orders|payment|checkout|payment-test|payment-test-page|supabase-test|staff|mailbox|practice-bank|downloads|workshop-places|waitlist-letters|news-emails|organisations|seats|circle)(\/|$)/i.test(
    pathname,
  )
    ? 'same-origin'
    : 'strict-origin-when-cross-origin';

/** Where the staff console posts the texts of an e-mail while they are typed: the answer is the e-mail, in a frame. */
export const emailPreviewPath = '/staff/email-preview';

/** An e-mail in the frame of the mailbox page, or of the staff console: we may frame it, and it may run and load nothing. */
const isEmail = (pathname: string): boolean =>
  pathname === emailPreviewPath ||
  /^((\/[a-z]{2})?\/mailbox|\/api\/staff\/broadcasts)\/[^/]+\/email$/i.test(pathname);

const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** A receipt uploaded by a stranger: nothing in it runs, loads or is framed, whatever the file really is. */
const isReceipt = (pathname: string): boolean =>
  /^\/api\/staff\/orders\/[^/]+\/receipts\/[^/]+$/i.test(pathname);

const receiptPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** An uploaded picture, re-encoded by us: nothing in it runs either. */
const isPicture = (pathname: string): boolean =>
  /^((\/[a-z]{2})?\/circle)?\/pictures\/[^/]+$/i.test(pathname);

/** A file that a learner handed in. */
const isHandedIn = (pathname: string): boolean => /^(\/[a-z]{2})?\/learn\/submissions\//i.test(pathname);

/** Lessons: need the microphone for voice recordings, which play before they are sent. */
const isLesson = (pathname: string): boolean => /^(\/[a-z]{2})?\/learn\/[^/]+\/lessons\//i.test(pathname);

/** The staff console, a single page: voice comments on learners' work are recorded there. */
const isConsole = (pathname: string): boolean => /^\/staff(\/|$)/i.test(pathname);

/** The community is framed by our own welcome page. */
const isCommunity = (pathname: string): boolean => /^(\/[a-z]{2})?\/circle(\/|$)/i.test(pathname);

/**
 * Where the staff console posts a record while it is typed: the answer is its page, in a frame beside the form. Only posts of
 * signed-in staff are answered there.
 */
export const typedPreviewPath = '/staff/preview';

/** Our own pages may frame these; nobody may frame any other. */
const isFramed = (pathname: string): boolean => isCommunity(pathname) || pathname === typedPreviewPath;

/** The page after the sign-in, with the community in its frame. */
const isWelcome = (pathname: string): boolean => /^(\/[a-z]{2})?\/welcome\/?$/i.test(pathname);

/** The policy of an answer, by its address: uploads of strangers cannot run anything. */
function policyOf(rules: HeaderRules, pathname: string, styles: readonly string[]): string {
  if (isEmail(pathname)) return emailPolicy;
  if (isReceipt(pathname) || isPicture(pathname) || isHandedIn(pathname)) return receiptPolicy;
  const policy = isLesson(pathname)
    ? contentPolicy(rules, styles).replace("media-src 'self'", "media-src 'self' blob:")
    : contentPolicy(rules, styles);
  const { communityUrl } = rules;
  if (isWelcome(pathname))
    return policy.replace(
      /frame-src [^;]+/,
      `frame-src ${communityUrl ? new URL(communityUrl).origin : "'self'"}`,
    );
  return isFramed(pathname) ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
}

/** All of them, as pairs in a fixed order. */
export function securityHeaders(
  rules: HeaderRules,
  pathname: string,
  styles: readonly string[] = [],
): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', policyOf(rules, pathname, styles)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', referrerOf(pathname)],
    [
      'Permissions-Policy',
      isLesson(pathname) || isConsole(pathname)
        ? permissions.replace('microphone=()', 'microphone=(self)')
        : permissions,
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (rules.publicOrigin.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return headers;
}
