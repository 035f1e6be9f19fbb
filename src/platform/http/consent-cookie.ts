/** The choice about cookies, written by the banner's script and by the form of the cookie policy. */
const consentAnswers = ['all', 'essential'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

export const isConsentAnswer = (value: unknown): value is ConsentAnswer =>
  consentAnswers.some((answer) => answer === value);

/**
 * Whether a Cookie header says yes to the counting of visits: the choice of the cookie bar and of the cookie policy. Without
 * consent nobody is counted.
 */
export const agreedToCounting = (cookies: string | null | undefined): boolean =>
  /(?:^|;\s*)consent=all(?:;|$)/.test(cookies ?? '');

/** Sent by the script with an acceptance, so that the current page is counted too. */
export const agreedHeader = 'x-derb-agreed';

const halfAYear = 60 * 60 * 24 * 182;

/** The value for Set-Cookie and for scripts: the banner reads it, so it is not HttpOnly. */
export const consentCookie = (answer: ConsentAnswer, isHttps: boolean): string =>
  `consent=${answer}; Max-Age=${halfAYear}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
