/**
 * Addresses of the office from before it was one console, as letters and bookmarks still carry them: its plain pages in two
 * languages, and the console beside them.
 */
const ofOffice = /^(?:\/ar)?\/(?:staff|console)(\/.*)?$/i;

/** Below '/staff': how a place was written → where it is. */
const moved: readonly (readonly [from: RegExp, to: string])[] = [
  // The sign-in is shown to whoever needs one, on the way in.
  [/^\/sign-(?:in|out)$/i, ''],
  [/^\/orders\/([^/]+)(?:\/record-payment|\/receipts\/[^/]+)?$/i, '/orders/$1/show'],
  [/^\/refunds\/([^/]+)$/i, '/refunds/$1/show'],
];

/** Where an address of the office leads, itself when it is right; null when it is none. Numbers stay as they were written. */
export function meantInOffice(pathname: string): string | null {
  const found = ofOffice.exec(pathname);
  if (found === null) return null;
  const place = found[1] ?? '';
  const [from, to] = moved.find(([pattern]) => pattern.test(place)) ?? [];
  return `/staff${from === undefined || to === undefined ? place : place.replace(from, to)}`;
}
