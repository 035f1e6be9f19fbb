/** The choice about cookies, written alike by the banner's script and by the form of the cookie policy. */
const consentAnswers = ['all', 'essential'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

export const isConsentAnswer = (value: unknown): value is ConsentAnswer =>
  consentAnswers.some((answer) => answer === value);

/** Sent by the script with a yes, so that the page on which it was given is counted too. */
export const agreedHeader = 'x-derb-agreed';

const halfAYear = 60 * 60 * 24 * 182;

/** A Set-Cookie value, and what a script writes: the banner reads it, so it is not HttpOnly. */
export const consentCookie = (answer: ConsentAnswer, isHttps: boolean): string =>
  `consent=${answer}; Max-Age=${halfAYear}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
