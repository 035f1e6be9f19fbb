/** Whether Stripe said it, and said it now. The package checks the signature; what it lets through is refused here. */
import Stripe from 'stripe';

/** In seconds, to both sides: a notification from the future is a clock gone wrong, or somebody who stores them up. */
const tolerance = 300;
const longestHeader = 2_000;

/** The one time the header names. The package would take the last of several: there must be only one. */
function timeIn(header: string): number | null {
  if (header.length > longestHeader) return null;
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => /^t\b/.test(part));
  const seconds = /^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1];
  return times.length === 1 && seconds !== undefined ? Number(seconds) : null;
}

/** `text`: the body exactly as it came in; `receivedAt` by our clock. */
export function judgeSignature(
  secret: string,
  { header, text, receivedAt }: { header: string; text: string; receivedAt: Date },
): 'good' | 'bad-signature' | 'stale' {
  const time = timeIn(header);
  if (time === null || text === '') return 'bad-signature';
  try {
    // Without its check of the age, so that a late one is not taken for a forged one.
    Stripe.webhooks.signature?.verifyHeader(text, header, secret, 0);
    if (!Stripe.webhooks.signature) return 'bad-signature';
  } catch {
    return 'bad-signature';
  }
  const age = Math.floor(receivedAt.getTime() / 1000) - time;
  return Math.abs(age) <= tolerance ? 'good' : 'stale';
}
