/** Whether Stripe sent it, and sent it now. The package checks the signature; what it accepts too easily is refused here. */
import Stripe from 'stripe';

/** In seconds, in both directions: a notification from the future means a wrong clock, or a replay. */
const tolerance = 300;
const longestHeader = 2_000;

/** The only time in the header. The package would take the last of several, so several are refused. */
function timeIn(header: string): number | null {
  if (header.length > longestHeader) return null;
  const [time = '', ...more] = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = Number.parseInt(time.slice(2), 10);
  return more.length === 0 && time === `t=${seconds}` ? seconds : null;
}

/** Without the package's check of the age, so that a late one is not reported as forged. */
function isSigned(secret: string, header: string, text: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(text, header, secret, 0) === true;
  } catch {
    return false;
  }
}

/** `text`: the body exactly as received; `receivedAt` by our clock. */
export function judgeSignature(
  secret: string,
  { header, text, receivedAt }: { header: string; text: string; receivedAt: Date },
): 'good' | 'bad-signature' | 'stale' {
  const time = timeIn(header);
  if (time === null || !isSigned(secret, header, text)) return 'bad-signature';
  const age = Math.floor(receivedAt.getTime() / 1000) - time;
  return Math.abs(age) <= tolerance ? 'good' : 'stale';
}
