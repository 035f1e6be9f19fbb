/** Whether Stripe said it, and said it now. The package checks the signature; what it lets through is refused here. */
import Stripe from 'stripe';

/** In seconds, to both sides: a notification from the future is a clock gone wrong, or somebody who stores them up. */
const tolerance = 300;
const longestHeader = 2_000;

/** The one time the header names, written as a number is. The package would take the last of several: there must be one. */
function timeIn(header: string): number | null {
  if (header.length > longestHeader) return null;
  const [time = '', ...more] = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = Number.parseInt(time.slice(2), 10);
  return more.length === 0 && time === `t=${seconds}` ? seconds : null;
}

/** Without the package's check of the age, so that a late one is not taken for a forged one. */
function isSigned(secret: string, header: string, text: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(text, header, secret, 0) === true;
  } catch {
    return false;
  }
}

/** `text`: the body exactly as it came in; `receivedAt` by our clock. */
export function judgeSignature(
  secret: string,
  { header, text, receivedAt }: { header: string; text: string; receivedAt: Date },
): 'good' | 'bad-signature' | 'stale' {
  const time = timeIn(header);
  if (time === null || !isSigned(secret, header, text)) return 'bad-signature';
  const age = Math.floor(receivedAt.getTime() / 1000) - time;
  return Math.abs(age) <= tolerance ? 'good' : 'stale';
}
